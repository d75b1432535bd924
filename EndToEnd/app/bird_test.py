"""The bird moves for a few seconds when it is shown and then rests (WCAG 2.2, 2.2.2), and is still
for people who want no motion."""

from verbs import heading, until

# Two pictures in a row that are the same may lie between two movements.
SAME = 4
BIRD = ".redstart"
POSES = ("looking", "flash", "sleeping", "flying")
SHOW = "(pose) => { document.querySelector('.redstart').dataset.pose = pose; }"
LOADED = """async (pose) => {
  const found = getComputedStyle(document.querySelector('.redstart')).backgroundImage;
  const picture = new Image();
  picture.src = found.slice(5, -2);
  await picture.decode();
  return found.includes(`?${pose}#${pose}`);
}"""


def opening(world, motion):
    page = world.page(reduced_motion=motion)
    heading(page, "start")
    page.locator(BIRD).wait_for()
    return page


def drawn(page):
    return page.screenshot(clip=page.locator(BIRD).bounding_box())


def pictures(page, count):
    """Some of them, a little apart, so that whatever moves has moved."""
    found = []
    for _ in range(count):
        found.append(drawn(page))
        page.wait_for_timeout(250)
    return found


def test_the_bird_moves_when_it_is_shown_and_rests_after_a_few_seconds(world):
    page = opening(world, "no-preference")
    for pose in POSES:
        page.evaluate(SHOW, pose)
        assert len(set(pictures(page, 8))) > 1, f"{pose} moves"
        until(page, lambda: len(set(pictures(page, SAME))), lambda count: count == 1)


def test_the_bird_is_still_for_people_who_want_no_motion(world):
    page = opening(world, "reduce")
    still = set()
    for pose in POSES:
        page.evaluate(SHOW, pose)
        until(page, lambda: drawn(page) not in still, bool)
        found = set(pictures(page, 8))
        assert len(found) == 1, pose
        still |= found
    assert len(still) == len(POSES), "each pose is drawn"


def test_each_pose_is_there_without_a_network(world):
    page = opening(world, "no-preference")
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    page.reload()
    page.locator(BIRD).wait_for()
    world.cut_off()
    for pose in POSES:
        page.evaluate(SHOW, pose)
        assert page.evaluate(LOADED, pose)
