// The C functions that Embedded Swift expects and WebAssembly does not have.
// Defining `_initialize` keeps the linker from wrapping each export and from asking for WASI.
#ifdef __wasm__
#include "BrowserRuntime.h"

void __wasm_call_ctors(void);
__attribute__((export_name("_initialize"))) void _initialize(void) { __wasm_call_ctors(); }

// Seeds Hasher and SystemRandomNumberGenerator.
void arc4random_buf(void *bytes, size_t count) { host_random(bytes, count); }

// `print` and fatal errors write one character at a time; the page wants lines.
enum { line_capacity = 1024 };
static char line[line_capacity];
static size_t line_length = 0;

int putchar(int character) {
  if (character != '\n') line[line_length++] = (char)character;
  if (character == '\n' || line_length == line_capacity) {
    host_log(line, line_length);
    line_length = 0;
  }
  return character;
}

double strtod(const char *text, char **end);
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  char *end;
  *result = strtod(text, &end);
  return end;
}

// The compiler turns these builtins into memory.copy and memory.fill.
void *memcpy(void *to, const void *from, size_t count) {
  return __builtin_memcpy(to, from, count);
}
void *memmove(void *to, const void *from, size_t count) {
  return __builtin_memmove(to, from, count);
}
void *memset(void *to, int value, size_t count) { return __builtin_memset(to, value, count); }
#endif
