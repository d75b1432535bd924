// Answers a request for a file of the web app.

import HTTPTypes
import Hummingbird

/// Picks the form of an asset that a browser takes, and spares it what it already has.
struct AssetResponder: Sendable {
  let store: AssetStore

  /// `nil` when no file has this path. `path` has no query and is taken as it is, undecoded.
  func respond(toPath path: String, headers: HTTPFields) -> Response? {
    guard let asset = store.asset(at: path) else { return nil }
    let accepted = AcceptEncoding(headers[.acceptEncoding])
    guard let coding = accepted.best(of: Set(asset.forms.keys)), let form = asset.forms[coding]
    else {
      return PlainAnswer.notAcceptable
    }
    let fields = headerFields(of: asset, coding, form)
    if form.tag.matches(ifNoneMatch: headers[.ifNoneMatch]) {
      return notModified(fields)
    }
    var response = Response(status: .ok, headers: fields, body: AnswerBody.shared(form.bytes))
    response.headers[.contentType] = asset.contentType
    if coding != .identity { response.headers[.contentEncoding] = coding.rawValue }
    return response
  }

  private func headerFields(
    of asset: Asset, _ coding: ContentCoding, _ form: Asset.Form
  ) -> HTTPFields {
    var fields: HTTPFields = [
      .cacheControl: asset.cacheControl,
      .eTag: form.tag.text,
      .vary: "Accept-Encoding",
    ]
    if asset.name == "sw.js" { fields[serviceWorkerAllowed] = "/" }
    return fields
  }

  /// Has no length: that field would speak of the full answer.
  private func notModified(_ fields: HTTPFields) -> Response {
    var response = Response(status: .notModified, headers: fields)
    response.headers[.contentLength] = nil
    return response
  }
}

private let serviceWorkerAllowed = HTTPField.Name("Service-Worker-Allowed")!
