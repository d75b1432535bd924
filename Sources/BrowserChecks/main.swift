#if arch(wasm32)
import Checks
import BrowserRuntime
#endif
