"""What a page takes: the memory of the app's module, and of the processes that draw pages."""

import pathlib

# Keeps the module's memory where a test can look at it: the app itself shows it to nobody.
SHOW_MEMORY = """const make = WebAssembly.instantiate;
WebAssembly.instantiate = async (...all) => {
  const made = await make.apply(WebAssembly, all);
  globalThis.moduleMemory = (made.instance ?? made).exports.memory ?? globalThis.moduleMemory;
  return made;
};"""
MODULE = "() => moduleMemory.buffer.byteLength"


def resident(process):
    """The bytes that a process has in memory, and the most that it ever had."""
    try:
        status = pathlib.Path(f"/proc/{process}/status").read_text()
    except FileNotFoundError:
        return 0, 0
    now, most = (int(status.split(name)[1].split()[0]) * 1024 for name in ("VmRSS:", "VmHWM:"))
    return now, most


class Gauge:
    """Of a browser whose context was given `SHOW_MEMORY`. It holds on to the most that it saw."""

    def __init__(self, context, page):
        self.page = page
        self.session = context.browser.new_browser_cdp_session()
        self.began, self.cpu_began = self.renderers, self.cpu_seconds
        self.most = self.began

    @property
    def processes(self):
        told = self.session.send("SystemInfo.getProcessInfo")["processInfo"]
        return [it for it in told if it["type"] == "renderer"]

    @property
    def renderers(self):
        return sum(resident(it["id"])[0] for it in self.processes)

    @property
    def cpu_seconds(self):
        """Of all renderers; a page that waits for its turn does not age."""
        return sum(it["cpuTime"] for it in self.processes)

    @property
    def module(self):
        """It never shrinks, so what it is now is the most that it was."""
        return self.page.evaluate(MODULE)

    def look(self):
        self.most = max(self.most, self.renderers)

    @property
    def growth(self):
        return self.most - self.began

    @property
    def cpu_spent(self):
        return self.cpu_seconds - self.cpu_began
