// One journal file, read by this project's reader and by Foundation's into the same values.

import Engine
import Foundation

/// What a journal file says, as far as an entry has it.
struct DecodedJournal: Decodable, Equatable {
  struct Thing: Decodable, Equatable {
    var created: String?
    var id = ""
    var kind = ""
    var fields = Fields()
  }

  struct Fields: Decodable, Equatable {
    var amount: Int64?
    var at: Int64?
    var craving: String?
    var day: Int64?
    var offset: Int64?
    var tracker: String?
  }

  var entities: [Thing] = []
  var format = ""
  var version: Int64 = 0

  static func foundation(_ data: Data) throws -> DecodedJournal {
    try JSONDecoder().decode(DecodedJournal.self, from: data)
  }

  static func engine(_ bytes: [UInt8]) throws(JSONError) -> DecodedJournal {
    var journal = DecodedJournal()
    var reader = try JSONReader(bytes)
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "entities":
        try reader.beginArray()
        while try reader.nextElement() { journal.entities.append(try Thing(from: &reader)) }
      case "format": journal.format = try reader.readString()
      case "version": journal.version = try reader.readInt64()
      default: try reader.skipValue()
      }
    }
    try reader.end()
    return journal
  }
}

extension DecodedJournal.Thing {
  init(from reader: inout JSONReader) throws(JSONError) {
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "created": created = try reader.readString()
      case "fields": fields = try DecodedJournal.Fields(from: &reader)
      case "id": id = try reader.readString()
      case "kind": kind = try reader.readString()
      default: try reader.skipValue()
      }
    }
  }
}

extension DecodedJournal.Fields {
  init(from reader: inout JSONReader) throws(JSONError) {
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "amount": amount = try reader.readInt64()
      case "at": at = try reader.readInt64()
      case "craving": craving = try reader.readString()
      case "day": day = try reader.readInt64()
      case "offset": offset = try reader.readInt64()
      case "tracker": tracker = try reader.readString()
      default: try reader.skipValue()
      }
    }
  }
}
