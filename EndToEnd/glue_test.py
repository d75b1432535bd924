"""Tries the page's scripts in Chromium: glue_test.py OLD NEW PLAIN [NAME...]

OLD and NEW are two builds of the web folder, PLAIN is the folder before its files get hashed
names. All three hold a module as glue_world.py describes it.
"""

import inspect
import sys

from playwright.sync_api import sync_playwright

import glue_page_test
import glue_store_test
import glue_version_test
from glue_world import HERE, OLD, PLAIN, World

TESTS = [
    test
    for module in (glue_store_test, glue_page_test, glue_version_test)
    for test in vars(module).values()
    if inspect.isfunction(test) and list(inspect.signature(test).parameters) == ["world"]
]


def main():
    wanted, failed = sys.argv[4:], 0
    with sync_playwright() as playwright:
        for test in TESTS:
            if wanted and not any(name in test.__name__ for name in wanted):
                continue
            folders = [PLAIN, HERE] if "worker" in test.__name__ else [OLD]
            world = World(playwright, *folders)
            problem = None
            try:
                test(world)
            except Exception as error:
                problem = f"{type(error).__name__}: {error}"
            if not problem and world.problems:
                problem = str(world.problems)
            failed += problem is not None
            print("FAILED" if problem else "ok    ", test.__name__, problem or "", flush=True)
            world.browser.close()
            world.stop()
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
