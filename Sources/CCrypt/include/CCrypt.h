// The system's password hashing (libxcrypt), as Swift sees it.
#pragma once
#include <crypt.h>
