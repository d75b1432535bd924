"""Fixtures of the tests from outside, and what has to hold in each of them."""

import pathlib
import socket
import urllib.request

import pytest
from playwright.sync_api import Error, expect, sync_playwright

from push_service import PushService
from server import Server
from world import HEADLESS, WAIT, World

# What requests that were refused may leave behind in the server's memory, in bytes.
MOST_GROWTH = 128 * 2**20


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        expect.set_options(timeout=WAIT)
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright):
    browser = playwright.chromium.launch(**HEADLESS)
    yield browser
    browser.close()


@pytest.fixture
def server():
    server = Server()
    yield server
    server.close()


@pytest.fixture(scope="module")
def site():
    """One server for all tests of a file; it believes where a request says it comes from."""
    server = Server(options=["--behind-proxy", "true"])
    yield server
    server.close()


@pytest.fixture
def push_service():
    service = PushService()
    yield service
    service.close()


@pytest.fixture
def pushing(push_service):
    """A server that talks to this push service alone, and believes where a request comes from."""
    with socket.create_server(("127.0.0.1", 0)) as place:
        port = place.getsockname()[1]
    options = [*push_service.options, "--behind-proxy", "true", "--metrics-port", str(port)]
    server = Server(options=options)
    server.metrics = f"http://127.0.0.1:{port}/metrics"
    yield server
    server.close()


def memory(server):
    status = pathlib.Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) * 1024


@pytest.fixture
def unharmed(site):
    """After the test the same process answers, and has not grown by much."""
    before = memory(site)
    yield
    assert site.process.poll() is None
    with urllib.request.urlopen(site.address + "healthz") as answer:
        assert answer.status == 200
    assert memory(site) - before < MOST_GROWTH
    assert "Fatal" not in site.logged


@pytest.fixture
def world(request, playwright, browser):
    moves = getattr(request.module, "MOVES", False)
    world = request.node.world = World(playwright, browser, moves)
    yield world
    world.close()


@pytest.fixture
def page(world):
    """The opening page, as somebody sees it who comes for the first time."""
    return world.page()


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem):
    """No test passes while a page failed, broke its policy, or asked somebody else."""
    world = getattr(pyfuncitem, "world", None)
    try:
        result = yield
        if world:
            world.watch.check()
        return result
    except BaseException:
        try:
            if world:
                world.picture(pyfuncitem.name)
        except Error:
            pass
        raise
