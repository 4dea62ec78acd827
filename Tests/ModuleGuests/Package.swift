// swift-tools-version: 6.0
import PackageDescription

// A Live Activity of a package whose modules have types of one name.
let package = Package(
    name: "Line",
    products: [.library(name: "LineActivity", targets: ["LineActivity"])],
    targets: [
        .target(name: "LineKit"),
        .target(name: "Stops"),
        .target(
            name: "LineActivity", dependencies: ["LineKit", "Stops"],
            swiftSettings: [.define("NIGHT", .when(platforms: [.iOS])), .define("DESK", .when(platforms: [.macOS]))]),
    ])
