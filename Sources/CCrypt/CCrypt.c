// A C target needs one source; the declarations are those of the system.
#include "CCrypt.h"
