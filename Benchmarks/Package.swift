// swift-tools-version: 6.2
import PackageDescription

/// Measurements of Islet's rooms. A package of its own, so that nobody downloads the tools to use Islet.
let package = Package(
    name: "islet-benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "islet", path: ".."),
        // Without its traits it needs no allocator of its own; `AllocationCount` counts instead.
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    ],
    targets: [
        .target(name: "AllocationCount", path: "Benchmarks/AllocationCount"),
        .target(
            name: "Scenes",
            dependencies: [
                .product(name: "CellUI", package: "islet"), .product(name: "Presentations", package: "islet"),
                .product(name: "LiveActivities", package: "islet"), .product(name: "Meditation", package: "islet"),
                .product(name: "FrameExport", package: "islet"),
                .product(name: "TerminalScreen", package: "islet"),
            ], path: "Benchmarks/Scenes"),
        .executableTarget(
            name: "Rendering",
            dependencies: ["Scenes", "AllocationCount", .product(name: "Benchmark", package: "benchmark")],
            path: "Benchmarks/Rendering",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
        .executableTarget(
            name: "SceneLoop", dependencies: ["Scenes", "AllocationCount"], path: "Benchmarks/SceneLoop"),
    ],
    swiftLanguageModes: [.v6]
)
