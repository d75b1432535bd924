"""Listens to everything that a browser says and asks for while a test runs."""

from urllib.parse import urlsplit

# What a browser says about a network that is not as it was meant to be.
NETWORK = (
    "Failed to load resource", "net::ERR", "fetching the script", "origin was untrustworthy",
)
REFUSED = "the server responded with a status of 4"
INNER = ("data:", "blob:", "about:", "chrome-error:")


class Watch:
    """What the pages of a test did besides what the test looks at."""

    def __init__(self, address):
        self.own = {urlsplit(address).netloc}
        self.requests = []
        self.problems = []
        self.network_may_fail = False
        self.server_may_refuse = False

    def follow(self, context):
        context.on("request", self.asked)
        context.on("console", self.heard)
        context.on("weberror", lambda error: self.problems.append(f"page error: {error.error}"))

    def asked(self, request):
        self.requests.append(request.url)

    def heard(self, message):
        text = message.text
        if "Content Security Policy" in text or "violates" in text or "TrustedHTML" in text:
            self.problems.append(f"policy: {text}")
        elif message.type == "error" and not self.is_expected(text):
            self.problems.append(f"console: {text} {message.location['url']}")

    def is_expected(self, text):
        if self.server_may_refuse and REFUSED in text:
            return True
        return self.network_may_fail and any(words in text for words in NETWORK)

    @property
    def foreign(self):
        return [
            url
            for url in self.requests
            if not url.startswith(INNER) and urlsplit(url).netloc not in self.own
        ]

    def check(self):
        assert not self.problems, self.problems
        assert not self.foreign, self.foreign
