"""Reminders that ring while the app is closed: sealed on the device, shown by the worker, answered
without the app."""

import json

import pytest
from playwright.sync_api import expect

from api_client import decoded, encoded
from push_service import MESSAGE_BYTES, Browser
from reminders_test import remind_at
from verbs import control, go, heading, press, reload, set_up_counting, settled, shown, until
from world import CHROMIUM

# In place of the browser maker's service, which no test asks.
SUBSCRIPTION = """(() => {
  if (location.protocol === 'about:') return;
  const made = %s;
  let found = localStorage.getItem('test-subscription') ? made : null;
  const keep = (it) => {
    found = it;
    if (it) localStorage.setItem('test-subscription', '1');
    else localStorage.removeItem('test-subscription');
  };
  const own = (it) => it && {
    endpoint: it.endpoint, toJSON: () => it,
    unsubscribe: async () => { keep(null); return true; } };
  PushManager.prototype.subscribe = async () => { keep(made); return own(found); };
  PushManager.prototype.getSubscription = async () => own(found);
})()"""


@pytest.fixture(scope="module")
def browser(playwright):
    """One that shows notifications; a browser without windows knows none."""
    browser = playwright.chromium.launch(**CHROMIUM)
    yield browser
    browser.close()


class Ringing:
    """A person's browser whose keys the test holds."""

    def __init__(self, world, service, locale="en-GB"):
        self.world = world
        self.keys = Browser()
        world.server.options = list(service.options)
        world.server.restart()
        made = {
            "endpoint": service.endpoint("one"), "expirationTime": None,
            "keys": {"p256dh": encoded(self.keys.public), "auth": encoded(self.keys.auth)},
        }
        self.context = world.context(locale=locale)
        self.context.grant_permissions(["notifications"], origin=world.address)
        self.context.add_init_script(SUBSCRIPTION % json.dumps(made))
        self.plans = []
        self.page = self.open()

    def open(self, path=""):
        page = self.context.new_page()
        page.on("request", self.listen)
        page.goto(self.world.address + path)
        return page

    def listen(self, request):
        if request.url.endswith("/api/push/plan"):
            self.plans.append(request.post_data_json)

    def ring(self, time="21:00"):
        """With a tracker that reminds."""
        set_up_counting(self.page)
        remind_at(self.page, time)
        press(self.page, "push-on")
        self.uploaded()

    def uploaded(self, count=1):
        """What is planned, once so many plans brought something."""
        until(self.page, lambda: self.bodies(), lambda it: len(it) >= count)
        return self.bodies()

    def bodies(self):
        found = []
        for plan in self.plans:
            for note in plan["new"]:
                found += note["bodies"].values()
        return found

    def opened(self, body):
        sealed = decoded(body)
        assert len(sealed) == MESSAGE_BYTES
        return self.keys.read(sealed)

    def deliver(self, message):
        """As the browser's own push service does it."""
        session = self.context.new_cdp_session(self.page)
        found = []
        session.on("ServiceWorker.workerRegistrationUpdated",
                   lambda event: found.extend(event["registrations"]))
        session.send("ServiceWorker.enable")
        until(self.page, lambda: found, bool)
        session.send("ServiceWorker.deliverPushMessage", {
            "origin": self.world.address.rstrip("/"),
            "registrationId": found[0]["registrationId"], "data": json.dumps(message)})
        session.detach()

    def notifications(self):
        return self.page.evaluate("""async () => {
          const all = await (await navigator.serviceWorker.ready).getNotifications();
          return all.map(({ title, body, tag, actions }) =>
            ({ title, body, tag, actions: actions.map((it) => it.action) }));
        }""")

    def count_shown(self):
        """From now on the worker counts what it shows, also what it closes at once."""
        self.context.service_workers[0].evaluate("""() => {
          const show = registration.showNotification.bind(registration);
          self.shows = 0;
          registration.showNotification = async (...all) => { await show(...all); shows += 1; };
        }""")

    def shown(self):
        return self.context.service_workers[0].evaluate("() => self.shows")

    def click(self, action=""):
        """What the browser does when a person presses a notification or its button."""
        self.context.service_workers[0].evaluate("""async (action) => {
          const [notification] = await self.registration.getNotifications();
          self.dispatchEvent(new NotificationEvent('notificationclick', { notification, action }));
        }""", action)


@pytest.fixture(params=["en-GB", "de-DE"])
def ringing(request, world, push_service):
    return Ringing(world, push_service, request.param)


WORDS = {"en-GB": ("A moment for yourself", "Anything to note for Vaping?"),
         "de-DE": ("Ein Moment für dich", "Gibt es bei Dampfen etwas einzutragen?")}


def test_what_is_planned_is_sealed_for_this_browser_and_says_nothing(ringing, request):
    locale = request.node.callspec.params["ringing"]
    ringing.ring()
    message = ringing.opened(ringing.uploaded()[0])
    assert message["web_push"] == 8030 and message["app_badge"] == "1"
    notification = message["notification"]
    assert notification["title"] == "Redstart" and notification["body"] == WORDS[locale][0]
    assert notification["app_badge"] == "1" and notification["lang"] == locale[:2]
    assert notification["navigate"].startswith(ringing.world.address)
    press(ringing.page, "push-words")
    until(ringing.page, lambda: [ringing.opened(it)["notification"]["title"]
                                 for it in ringing.bodies()],
          lambda titles: WORDS[locale][1] in titles)


@pytest.fixture
def english(world, push_service):
    return Ringing(world, push_service)


def test_a_push_is_shown_and_its_answer_waits_for_the_app(english):
    english.ring()
    page = english.page
    message = english.opened(english.uploaded()[0])
    english.deliver(message)
    until(page, english.notifications, lambda it: len(it) == 1)
    assert english.notifications()[0]["actions"] == ["later"]
    english.click("later")
    until(page, english.notifications, lambda it: it == [])
    go(page, "reminders")
    press(page, "reminder-past")
    shown(page, "not now")
    settled(page)
    reload(page)
    press(page, "reminder-past")
    shown(page, "not now")
    no_note_is_left(page)


def no_note_is_left(page):
    """What was taken is kept nowhere else."""
    notes = page.evaluate("""async () => (await (await caches.open('reminders')).keys())
      .filter((it) => new URL(it.url).pathname === '/note').length""")
    assert notes == 0


def test_an_answer_given_while_the_app_is_closed_is_there_when_it_opens(english):
    english.ring()
    message = english.opened(english.uploaded()[0])
    english.deliver(message)
    until(english.page, english.notifications, lambda it: len(it) == 1)
    settled(english.page)
    elsewhere = english.context.new_page()
    english.page.close()
    english.click("later")
    elsewhere.close()
    english.page = english.open("#/reminders")
    heading(english.page, "reminders")
    press(english.page, "reminder-past")
    shown(english.page, "not now")


def test_a_push_about_what_was_done_without_a_network_is_gone_at_once(english):
    english.ring()
    page = english.page
    messages = [english.opened(body)["notification"] for body in english.uploaded()]
    today = messages[0]
    english.world.watch.network_may_fail = True
    english.world.server.kill()
    go(page, "today")
    press(page, "log-1")
    settled(page)
    english.count_shown()
    english.deliver({"web_push": 8030, "notification": today})
    until(page, english.shown, lambda it: it == 1)
    until(page, english.notifications, lambda it: it == [])
    # What this device knows nothing of may come from another one of the person.
    english.deliver({"web_push": 8030, "notification": {**today, "tag": "0" * 32}})
    until(page, english.notifications, lambda it: len(it) == 1)


def test_a_note_takes_the_reminder_of_its_day_back(english):
    english.ring()
    page = english.page
    kept = len(english.uploaded())
    go(page, "today")
    press(page, "log-1")
    until(page, lambda: english.plans[-1]["keep"], lambda it: len(it) == kept - 1)
    assert len(english.bodies()) == kept, "nothing was sealed anew"


def test_off_takes_everything_back(english):
    english.ring()
    page = english.page
    press(page, "push-off")
    expect(control(page, "push-on")).to_be_visible()
    assert page.evaluate("localStorage.getItem('test-subscription')") is None
    settled(page)
    reload(page)
    expect(control(page, "push-on")).to_be_visible()


def test_nothing_on_the_disk_of_the_browser_says_what_a_reminder_is_about(english):
    english.ring()
    message = english.opened(english.uploaded()[0])
    english.deliver(message)
    until(english.page, english.notifications, lambda it: len(it) == 1)
    urls = english.page.evaluate("""async () => {
      const cache = await caches.open('reminders');
      return Promise.all((await cache.keys()).map(async (it) =>
        it.url + ' ' + await (await cache.match(it)).text()));
    }""")
    assert urls and not [it for it in urls if "vap" in it.lower() or "tracker" in it]


def test_without_a_network_the_page_says_so_and_sends_it_later(english):
    english.ring()
    page = english.page
    kept = len(english.uploaded())
    english.world.watch.network_may_fail = True
    english.world.server.kill()
    go(page, "today")
    press(page, "log-1")
    go(page, "reminders")
    shown(page, "The server cannot be reached right now.")
    english.world.server.start()
    page.clock.install()
    page.clock.fast_forward("06:00")
    until(page, lambda: english.plans[-1]["keep"], lambda it: len(it) == kept - 1)
