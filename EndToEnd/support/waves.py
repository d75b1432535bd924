"""Looks at samples: where sounds begin, how loud they are, and a picture of them."""

COLUMNS = 900
HEIGHT = 120
HEAD = 0.03
QUIET = 0.003
WINDOW = 0.002
GAP = 0.06


def onsets(samples, rate, rise=3.0, gap=GAP):
    """Seconds at which something begins: short windows that are much louder than those before."""
    size = max(1, int(rate * WINDOW))
    levels = [
        max(map(abs, samples[start:start + size]), default=0)
        for start in range(0, len(samples), size)
    ]
    found, back = [], max(1, int(gap / WINDOW))
    for index, level in enumerate(levels):
        before = max(levels[max(0, index - back):index], default=0)
        if level > max(QUIET, before * rise):
            if not found or index * size / rate - found[-1] > gap:
                found.append(index * size / rate)
    return found


def steepest(samples):
    """The largest step from one sample to the next."""
    return max(abs(after - before) for before, after in zip(samples, samples[1:]))


def outline(samples, top):
    """A closed line around the highest and the lowest samples of each column."""
    step = max(1, len(samples) // COLUMNS)
    upper, lower = [], []
    for column in range(0, len(samples) // step):
        part = samples[column * step:(column + 1) * step]
        upper.append(f"{column},{top + HEIGHT / 2 * (1 - max(part)):.1f}")
        lower.append(f"{column},{top + HEIGHT / 2 * (1 - min(part)):.1f}")
    return " ".join(upper + lower[::-1])


def picture(name, samples, rate):
    """The whole sound, and below it how it begins."""
    head = samples[:int(rate * HEAD)]
    rows = [(samples, f"{name}, {len(samples) / rate:.2f} s"), (head, f"{HEAD * 1000:.0f} ms")]
    body = ""
    for row, (part, label) in enumerate(rows):
        top = row * (HEIGHT + 20)
        body += f'<polygon fill="teal" stroke="teal" points="{outline(part, top)}"/>'
        body += f'<text x="8" y="{top + HEIGHT + 14}" font-size="13">{label}</text>'
    size = f'width="{COLUMNS}" height="{2 * (HEIGHT + 20)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{body}</svg>'
