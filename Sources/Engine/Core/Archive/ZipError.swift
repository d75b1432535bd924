// What can be wrong with an archive.

/// The first thing in an archive that its reader refuses.
public enum ZipError: Error, Equatable, Sendable {
  /// No directory at the end: not an archive, or a cut one.
  case notAnArchive
  /// The directory, or what it points at, contradicts itself or the length of the file.
  case damaged
  /// Another way of packing than "stored" and "deflated", several volumes, or 64-bit sizes.
  case unsupported
  /// A password is needed.
  case encrypted
  case tooManyFiles
  /// More bytes than `ZipArchive` unpacks, or far more than the packed ones can honestly hold.
  case tooLarge
  /// The content is not the one whose checksum was written.
  case wrongChecksum
}
