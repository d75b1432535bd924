// Which devices are signed in, and signing one of them out.

import Engine
import Hummingbird
import Storage

extension Accounts {
  var deviceRoutes: [Route] {
    [
      route(.get, "/api/devices") { who, _ in
        let sessions = try await store.sessions(of: who.account)
        let devices = sessions.map { JSONValue.object(members(of: $0, who)) }
        return JSONAnswer.ok([JSONMember("devices", .array(devices))])
      },
      route(.delete, "/api/devices/{id}") { who, request in
        guard let id = Identifier(text: request.parameter),
          try await store.end(id, of: who.account)
        else { throw Problem.notFound }
        streams.end(who.account)
        audit.note(.deviceRevoked, who.account, source: request.source, at: clock())
        return id == who.session.id ? without(JSONAnswer.empty) : JSONAnswer.empty
      },
    ]
  }

  private func members(of session: Session, _ who: SignedIn) -> [JSONMember] {
    [
      JSONMember("id", .string(session.id.text)),
      JSONMember("device", .string(DeviceName.text(session.device))),
      JSONMember("name", .string(session.name)),
      JSONMember("createdAt", .int(session.createdAt.milliseconds)),
      JSONMember("seenAt", .int(session.seenAt.milliseconds)),
      JSONMember("isCurrent", .bool(session.id == who.session.id)),
    ]
  }
}
