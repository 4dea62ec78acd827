// swift-tools-version: 6.2
import PackageDescription

/// What a snapshot test costs. A package of its own, without the tools of the other measurements.
let package = Package(
    name: "islet-snapshot-benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "islet", path: "../..")],
    targets: [
        .executableTarget(
            name: "VerifyLoop",
            dependencies: [
                .product(name: "FrameSnapshots", package: "islet"), .product(name: "Presentations", package: "islet"),
                .product(name: "LiveActivities", package: "islet"), .product(name: "Meditation", package: "islet"),
            ]),
        .testTarget(
            name: "WholeTests",
            dependencies: [
                .product(name: "FrameTesting", package: "islet"), .product(name: "LiveActivities", package: "islet"), .product(name: "Meditation", package: "islet"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
