// swift-tools-version: 6.2
import PackageDescription

/// A Live Activity in a package of its own: the widget as an app has it, and a studio for it. Without its traits Islet needs no other
/// package.
let package = Package(
    name: "delivery",
    platforms: [.macOS(.v15)],
    products: [.library(name: "Delivery", targets: ["Delivery"])],
    // In a repository of your own: the URL of Islet, or the path "islet", where the workflow checks it out.
    dependencies: [.package(name: "islet", path: "../..", traits: [])],
    targets: [
        .target(name: "Delivery", dependencies: [.product(name: "Presentations", package: "islet")]),
        .executableTarget(
            name: "delivery-studio", dependencies: ["Delivery", .product(name: "Studio", package: "islet")],
            exclude: ["__Snapshots__"]),
    ],
    swiftLanguageModes: [.v6]
)
