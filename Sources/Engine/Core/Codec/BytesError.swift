// What can be wrong with binary data.

/// The first thing that `ByteReader` refuses; nothing is consumed by a read that throws.
public enum BytesError: Error, Equatable, Sendable {
  /// Fewer bytes remain than the value needs or declares.
  case endsEarly
  /// A variable-length number that is longer than need be or than 64 bits.
  case badNumber
  /// A declared length above the limit that the caller named.
  case tooLong
  case badUTF8
  case unknownVersion(UInt8)
  /// Bytes are left where the data should end.
  case trailingBytes
}
