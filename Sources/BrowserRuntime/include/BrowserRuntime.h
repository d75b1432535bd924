// What the page gives to the app: the only imports of the WebAssembly module.
#pragma once
#include <stddef.h>
#include <stdint.h>

#ifdef __wasm__
#define HOST(name) __attribute__((import_module("host"), import_name(#name)))

/// Milliseconds since 1970, by the device's clock.
HOST(now) double host_now(void);
/// Milliseconds since the page came, by a clock that nobody sets.
HOST(uptime) double host_uptime(void);
/// Minutes ahead of UTC in the device's zone at a moment.
HOST(offset) int32_t host_offset(double milliseconds);
/// Fills a buffer with random bytes fit for keys.
HOST(random) void host_random(void *bytes, size_t count);
/// One line for the console: the text of a fatal error arrives here before the trap.
HOST(log) void host_log(const char *line, size_t count);

#undef HOST
#endif
