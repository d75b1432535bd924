// Text is compared by its bytes: "é" as one scalar and as two are different words. The tables that
// would make them the same cost 20 KB on the wire, and nothing in the app depends on it. These
// stand in for the functions of the standard library that read them.
#ifdef __wasm__
#include <stdint.h>

// A starter that no normal form changes: so every text is in normal form as it stands.
uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return 0; }

// Nothing becomes one with what stands before it.
uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) { return UINT32_MAX; }

// Asked for only when a scalar has another form, which none has.
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return 0; }
const uint8_t *const _swift_stdlib_nfd_decompositions = 0;
#endif
