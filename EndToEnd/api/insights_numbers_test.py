"""What goes together is reckoned a second time, by a program that shares no code with the app."""

import subprocess

from insights_numbers import differing
from server import BINARY


def test_two_programs_find_the_same_in_made_up_journals():
    asked = [BINARY, "simulate", "insights", "--examples", "30"]
    made = subprocess.run(asked, capture_output=True, check=True, text=True)
    lines = made.stdout.splitlines()
    assert len(lines) > 20
    assert differing(lines) == []
