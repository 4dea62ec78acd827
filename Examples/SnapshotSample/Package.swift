// swift-tools-version: 6.2
import PackageDescription

/// An outsider's use of `FrameTesting`: a view, and tests that keep its pictures. Without its traits Islet needs no other package.
let package = Package(
    name: "snapshot-sample",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "islet", path: "../..", traits: [])],
    targets: [
        .target(name: "Tea", dependencies: [.product(name: "CellUI", package: "islet")]),
        .testTarget(
            name: "TeaTests", dependencies: ["Tea", .product(name: "FrameTesting", package: "islet")],
            exclude: ["__Snapshots__"]),
    ],
    swiftLanguageModes: [.v6]
)
