// swift-tools-version: 6.2
import PackageDescription

/// An outsider's use of `FrameTesting`: a view, and tests that keep its pictures.
let package = Package(
    name: "snapshot-sample",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "islet", path: "../..")],
    targets: [
        .target(name: "Tea", dependencies: [.product(name: "CellUI", package: "islet")]),
        .testTarget(
            name: "TeaTests", dependencies: ["Tea", .product(name: "FrameTesting", package: "islet")],
            exclude: ["__Snapshots__"]),
    ],
    swiftLanguageModes: [.v6]
)
