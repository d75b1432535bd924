// Devices that nobody named.
import App
import Testing

/// What browsers call themselves, and what their owners call them.
private let agents = [
  (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
      + "Chrome/142.0.0.0 Safari/537.36", "Chrome, Windows"
  ),
  (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
      + "Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0", "Edge, Windows"
  ),
  (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 "
      + "(KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1", "Safari, iPhone"
  ),
  (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 "
      + "(KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1", "Chrome, iPhone"
  ),
  (
    "Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0", "Firefox, Android"
  ),
  (
    "Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) "
      + "SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36", "Samsung Internet, Android"
  ),
  (
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 "
      + "(KHTML, like Gecko) Version/26.0 Safari/605.1.15", "Safari, Mac"
  ),
  ("Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox, Linux"),
  ("Mozilla/5.0 (PlayStation 5)", nil), ("", nil),
]

@Test("A device is called by its browser and its system", arguments: agents)
func calledByItsBrowser(agent: String, label: String?) {
  #expect(DeviceLabel.text(of: agent) == label)
}
