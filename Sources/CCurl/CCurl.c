// Fills the functions of CCurl.h.
#include "CCurl.h"
