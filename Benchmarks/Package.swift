// swift-tools-version: 6.2
// Measurements, apart from the product so that its own build does not carry their dependencies.
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// The module for a browser needs no library to take the time, and building one costs minutes.
let isForBrowser = Context.environment["BENCH_FOR_BROWSER"] != nil

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "BrowserBench", targets: ["BrowserBench"]),
    .executable(name: "JournalFile", targets: ["JournalFile"]),
    .executable(name: "FoodAnswers", targets: ["FoodAnswers"]),
  ],
  targets: [
    // The product's own sources, through links: a dependency on its package would fetch a server.
    .target(name: "Engine", path: "Sources/Engine"),
    .target(name: "BrowserRuntime", path: "Sources/BrowserRuntime"),

    .target(name: "Workload", dependencies: ["Engine"], path: "Workload", swiftSettings: strict),
    .executableTarget(
      name: "JournalFile", dependencies: ["Engine", "Workload"], path: "JournalFile",
      swiftSettings: strict),
    .executableTarget(
      name: "FoodAnswers", dependencies: ["Engine"], path: "FoodAnswers", swiftSettings: strict),
    .executableTarget(
      name: "BrowserBench", dependencies: ["BrowserRuntime", "Engine", "Workload"], path: "Browser",
      swiftSettings: strict),
  ]
)

if !isForBrowser {
  package.dependencies = [
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: [])
  ]
  package.targets.append(
    .executableTarget(
      name: "Native",
      dependencies: ["Engine", "Workload", .product(name: "Benchmark", package: "benchmark")],
      path: "Native", swiftSettings: strict,
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]))
}
