// Bringing in what was made elsewhere: only what is new becomes a change.

extension Journal {
  /// The drafts of `incoming` that would change this journal, in their order.
  public func news(in incoming: [Draft]) -> [Draft] {
    var trial: [Identifier: Entity] = [:]
    var news: [Draft] = []
    for draft in incoming {
      var entity =
        trial[draft.entity] ?? self[draft.entity] ?? Entity(id: draft.entity, kind: draft.kind)
      let before = entity
      let stamp = draft.madeAt ?? Stamp(milliseconds: 0, counter: 0, device: 0)
      entity.apply(
        Change(
          id: draft.id, device: stamp.device, number: 0, stamp: stamp, entity: draft.entity,
          kind: draft.kind, action: draft.action))
      if entity != before { news.append(draft) }
      trial[draft.entity] = entity
    }
    return news
  }
}
