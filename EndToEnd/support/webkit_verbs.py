"""What a person does in WebKitGTK: the verbs of the other tests, for another driver."""

import contextlib

from accounts import CODE
from gtk import WebKit

FIND = """return [...document.querySelectorAll('main [data-key], [data-dialog] [data-key]')]
  .map((it) => it.dataset.key).filter((key) => key.startsWith(arguments[0]));"""


@contextlib.contextmanager
def visit(server):
    """A browser that knows nothing yet, on the opening page."""
    webkit = WebKit()
    try:
        webkit.server = server
        webkit.browser.get(server.address)
        webkit.shown("A quiet companion")
        yield webkit
    finally:
        webkit.close()


def set_up(webkit):
    webkit.press("begin", "substance-vape", "next")
    webkit.fill("per-day-vape", "200")
    webkit.press("next", "next", "next", "method-reduce", "next", "reduce-30", "next", "next")
    webkit.shown("left of 200")


def set_up_counting(webkit):
    """The shortest way to a place where something can be logged."""
    webkit.press("begin", "substance-vape", "next", "skip", "skip", "skip", "skip", "next")
    heading(webkit, "today")


def has(webkit, selector):
    return webkit.run("return Boolean(document.querySelector(arguments[0]))", selector)


def there(webkit, selector):
    webkit.until(lambda: has(webkit, selector), bool, f"no {selector}")


def gone(webkit, selector):
    webkit.until(lambda: has(webkit, selector), lambda it: not it, f"still {selector}")


def heading(webkit, route):
    there(webkit, f'h1[data-focus="{route}"]')


def go(webkit, route):
    webkit.run("location.hash = '#/' + arguments[0]", route)
    heading(webkit, route)


def keys(webkit, start):
    """The keys on the screen that begin so, as far as a journal has made them up."""
    return webkit.run(FIND, start)


def one_key(webkit, start):
    return webkit.until(lambda: keys(webkit, start), bool, f"nothing is called {start}…")[0]


def many(webkit, selector, number):
    found = lambda: webkit.run("return document.querySelectorAll(arguments[0]).length", selector)
    webkit.until(found, lambda now: now == number, f"not {number} of {selector}")


def not_shown(webkit, words):
    webkit.until(webkit.text, lambda now: words not in now, f"still {words}")


def proved(webkit):
    """Types two groups of the recovery code that is shown, as its sheet is asked for."""
    groups = CODE.search(webkit.until(webkit.text, CODE.search, "no recovery code"))[0].split("-")
    webkit.refill("group-0", groups[2])
    webkit.refill("group-1", groups[5])
    webkit.press("account-submit")


def reload(webkit):
    webkit.settled()
    webkit.browser.refresh()
    webkit.until(
        lambda: webkit.run("return Boolean(document.querySelector('h1[data-focus]'))"),
        bool,
        "no screen after a reload",
    )


def ring(webkit):
    """What was used: beneath a ring that shows what is left of a day, else in it."""
    return webkit.run(
        """const line = document.querySelector('.ring + p')?.textContent ?? '';
        const used = line.match(/^(\\d+) puff/) ?? (line.startsWith('nothing') && ['', '0']);
        return used ? used[1] : document.querySelector('.ring .number')?.textContent ?? '';"""
    )


def counts(webkit, number):
    webkit.until(lambda: ring(webkit), lambda now: now == str(number), f"not {number}")
