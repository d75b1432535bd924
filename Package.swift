// swift-tools-version: 6.2
import PackageDescription

/// A warning of our own code is an error; those of dependencies stay theirs.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// Portable code must also compile as Embedded Swift for WebAssembly; what the native compiler
/// can already tell about that is an error here too.
let portable: [SwiftSetting] = strict + [.treatWarning("EmbeddedRestrictions", as: .error)]

/// Tests are compiled once and run once, so what they test is optimised and they are not: file by
/// file on all cores, in place of minutes for each whole module.
let quick: [SwiftSetting] =
  strict + [
    .unsafeFlags(
      ["-Onone", "-no-whole-module-optimization", "-enable-batch-mode"],
      .when(configuration: .release))
  ]

let package = Package(
  name: "Redstart",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "redstart", targets: ["redstart"]),
    .executable(name: "Browser", targets: ["Browser"]),
    .library(name: "Engine", targets: ["Engine"]),
    .library(name: "App", targets: ["App"]),
  ],
  dependencies: [
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-configuration", from: "1.4.0"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.1"),
    .package(url: "https://github.com/apple/swift-nio-http2", from: "1.46.0"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(url: "https://github.com/vapor/jwt-kit", from: "5.7.1"),
  ],
  targets: [
    // Portable: these two import nothing but each other.
    .target(
      name: "Engine", swiftSettings: portable,
      // Square roots and rounding, which a browser has by itself.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "App", dependencies: ["Engine"], swiftSettings: portable),

    // The browser's side of the boundary.
    .target(name: "BrowserRuntime"),
    // With the checks: for a program of their own all that they call would be compiled once more.
    .executableTarget(
      name: "Browser", dependencies: ["Engine", "App", "BrowserRuntime"], swiftSettings: portable),

    // Native only.
    .target(
      name: "Foods", dependencies: ["Engine", .product(name: "GRDB", package: "GRDB.swift")],
      resources: [
        .embedInCode("Resources/common.csv"), .embedInCode("Resources/words.csv"),
        .embedInCode("Resources/starter.csv"), .embedInCode("Resources/starter-portions.csv"),
      ], swiftSettings: strict),
    .target(name: "Catalogue", swiftSettings: strict),
    .executableTarget(name: "words", dependencies: ["Catalogue"], swiftSettings: strict),
    .target(name: "CCrypt", linkerSettings: [.linkedLibrary("crypt")]),
    .target(name: "CCurl", linkerSettings: [.linkedLibrary("curl")]),
    .target(
      name: "Storage",
      dependencies: [
        "Engine", .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ],
      swiftSettings: strict),
    .target(name: "Simulation", dependencies: ["Engine"], swiftSettings: strict),
    .target(
      name: "Server",
      dependencies: [
        "Engine", "Foods", "Storage", "CCrypt", "CCurl",
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "JWTKit", package: "jwt-kit"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdHTTP2", package: "hummingbird"),
        .product(name: "Configuration", package: "swift-configuration"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "CryptoExtras", package: "swift-crypto"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP2", package: "swift-nio-http2"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ], resources: [.embedInCode("Web/openapi.yaml")], swiftSettings: strict),
    .executableTarget(
      name: "redstart",
      dependencies: [
        "Engine", "App", "Foods", "Server", "Simulation", "Storage",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ], swiftSettings: strict),

    .testTarget(
      name: "EngineTests", dependencies: ["Engine"], exclude: ["Crisis/Corpus"],
      swiftSettings: quick),
    .testTarget(name: "AppTests", dependencies: ["App", "Engine"], swiftSettings: quick),
    .testTarget(name: "ChecksTests", dependencies: ["Browser"], swiftSettings: quick),
    .testTarget(
      name: "FoodsTests",
      dependencies: ["App", "Engine", "Foods", .product(name: "GRDB", package: "GRDB.swift")],
      exclude: ["compare.py"], swiftSettings: quick),
    .testTarget(
      name: "StorageTests",
      dependencies: ["Engine", "Storage", .product(name: "GRDB", package: "GRDB.swift")],
      swiftSettings: quick),
    .testTarget(
      name: "SimulationTests", dependencies: ["Engine", "Simulation"],
      swiftSettings: quick),
    .testTarget(
      name: "ServerTests",
      dependencies: [
        "Engine", "Foods", "Server", "Storage",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "JWTKit", package: "jwt-kit"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "CryptoExtras", package: "swift-crypto"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdHTTP2", package: "hummingbird"),
        .product(name: "HummingbirdTesting", package: "hummingbird"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP2", package: "swift-nio-http2"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ], swiftSettings: quick),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "Engine", "Foods", "redstart", .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: quick),
    .testTarget(
      name: "CatalogueTests", dependencies: ["App", "Catalogue"], swiftSettings: quick),
    .testTarget(name: "Tidy", path: "Tests/Tidy", swiftSettings: quick),
  ]
)
