"""A file of another app on two devices of one account: all of it comes, and all of it goes."""

import datetime

from accounts import SLOW, all_on_server, first_device
from imports_test import bring
from sync_test import EMAIL, export, second_device
from verbs import counts, go, not_shown, press, reload, settled, shown, until

DAYS = 600
FIRST = datetime.date(2025, 1, 1)
HABIT = "Evening swim"
FILE = "HabitName,CalendarDate,Value\n" + "".join(
    f"{HABIT},{FIRST + datetime.timedelta(days=number)},1\n" for number in range(DAYS)
)
PUSHES = "/api/vault/changes"


class Pushes:
    """What the vault says of each change that a page offers from now on."""

    def __init__(self, page):
        self.answers = []
        self.verdicts = []
        page.on("response", self.answered)

    def answered(self, response):
        if response.request.method == "POST" and response.url.endswith(PUSHES):
            self.answers.append(response)

    def read(self):
        """Before the page is loaded again: the browser has its answers no longer then."""
        for answer in self.answers:
            assert answer.status == 200 and not answer.json().get("stop"), answer.text()
            self.verdicts += [it["verdict"] for it in answer.json()["verdicts"]]
        self.answers = []


def had(page):
    """How many trackers and days of the file there are, as a backup has them."""
    seen = [it for it in export(page)["entities"] if "deleted" not in it]
    trackers = [it["id"] for it in seen if it["fields"].get("name") == HABIT]
    of_file = [it for it in seen if it["fields"].get("source") == "habitbull"]
    days = [it["fields"]["day"] for it in of_file if it["kind"] == "entry"]
    assert len(days) == len(set(days))
    return len(trackers), len(days)


def shows_nothing_of_it(page):
    assert had(page) == (0, 0)
    for screen in ("trackers", "history", "calendar", "today"):
        go(page, screen)
        not_shown(page, HABIT)
    counts(page, 1)


def loaded_again(page, pushes):
    all_on_server(page)
    pushes.read()
    reload(page)


def test_an_import_of_600_days_comes_to_another_device_and_is_taken_back_on_both(world):
    one = first_device(world, EMAIL)
    other = second_device(world)
    pushes = of_one, of_other = Pushes(one), Pushes(other)
    assert had(one) == had(other) == (0, 0)
    go(one, "bring")
    bring(one, FILE.encode())
    shown(one, "1 tracker, 600 new entries.")
    press(one, "import-go")
    shown(one, "Brought in: 1 tracker, 600 new entries.")
    settled(one)
    all_on_server(one)
    until(other, lambda: had(other), lambda it: it == (1, DAYS), SLOW / 1000)
    assert had(one) == (1, DAYS)
    go(other, "trackers")
    shown(other, HABIT)
    loaded_again(one, of_one)
    assert len(of_one.verdicts) >= DAYS + 1
    go(one, "changes")
    press(one, "undo-change")
    settled(one)
    all_on_server(one)
    until(other, lambda: had(other), lambda it: it == (0, 0), SLOW / 1000)
    for page, verdicts in zip((one, other), pushes):
        shows_nothing_of_it(page)
        loaded_again(page, verdicts)
        shows_nothing_of_it(page)
        all_on_server(page)
        verdicts.read()
    assert len(of_one.verdicts) >= 2 * (DAYS + 1)
    assert len(of_other.verdicts) < DAYS, "what came from the vault does not go back"
    of_both = of_one.verdicts + of_other.verdicts
    assert set(of_both) == {"accepted"}, "no change was offered twice"
