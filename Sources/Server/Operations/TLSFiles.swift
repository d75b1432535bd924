// Loads the certificate and the key, and settles which TLS is spoken.

import NIOSSL

/// Why TLS cannot be spoken; each is one line that names the cure.
public enum TLSError: Error, CustomStringConvertible, Equatable {
  case badCertificate(String)
  case badKey(String)
  case mismatch(certificate: String, key: String)
  case badPushRoots(String)

  public var description: String {
    switch self {
    case .badCertificate(let file):
      "cannot read a certificate from \(file); give a PEM file that this user may read"
    case .badKey(let file):
      "cannot read a private key from \(file); give an unencrypted PEM file that this user may read"
    case .mismatch(let certificate, let key):
      "the key \(key) does not belong to the certificate \(certificate); give the pair that was "
        + "made together"
    case .badPushRoots(let file):
      "cannot read certificates from \(file), which --push-roots names; give a PEM file that this "
        + "user may read"
    }
  }
}

extension TLSConfiguration {
  /// TLS 1.3 and nothing older. Proves that the two files belong together.
  init(_ files: Settings.CertificateFiles) throws(TLSError) {
    guard let chain = try? NIOSSLCertificate.fromPEMFile(files.certificate), !chain.isEmpty else {
      throw .badCertificate(files.certificate)
    }
    guard let key = try? NIOSSLPrivateKey(file: files.key, format: .pem) else {
      throw .badKey(files.key)
    }
    var configuration = TLSConfiguration.makeServerConfiguration(
      certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(key))
    configuration.minimumTLSVersion = .tlsv13
    configuration.applicationProtocols = ["h2", "http/1.1"]
    guard (try? NIOSSLContext(configuration: configuration)) != nil else {
      throw .mismatch(certificate: files.certificate, key: files.key)
    }
    self = configuration
  }

  /// For asking push services: trusts what the system trusts, and the certificates of a file.
  static func pushClient(roots: String?) throws(TLSError) -> TLSConfiguration {
    var configuration = TLSConfiguration.makeClientConfiguration()
    guard let roots else { return configuration }
    guard let own = try? NIOSSLCertificate.fromPEMFile(roots), !own.isEmpty else {
      throw .badPushRoots(roots)
    }
    configuration.additionalTrustRoots = [.certificates(own)]
    return configuration
  }
}
