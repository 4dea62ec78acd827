// swift-tools-version: 6.1
import PackageDescription

/// Rooms, bottom up. Each has one purpose, told at the top of its `Sources/X/X.swift`; arrows point down only.
let package = Package(
    name: "islet",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "islet", targets: ["islet"]),
        .library(name: "CellUI", targets: ["CellUI"]),
        .library(name: "Presentations", targets: ["Presentations", "ActivitySystem"]),
        .library(name: "Meditation", targets: ["Meditation"]),
        .library(name: "FrameExport", targets: ["FrameExport"]),
        .library(name: "FrameTesting", targets: ["FrameTesting"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/LebJe/TOMLKit", from: "0.6.0"),
        .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
    ],
    targets: [
        .systemLibrary(
            name: "CNcurses", pkgConfig: "ncursesw",
            providers: [.apt(["libncurses-dev"]), .brew(["ncurses"])]),
        .target(name: "CellUI"),
        .target(name: "ActivitySystem"),
        .target(name: "Presentations", dependencies: ["CellUI", "ActivitySystem"]),
        .target(name: "Meditation", dependencies: ["Presentations", "ActivitySystem", "CellUI"]),
        .target(
            name: "Store", dependencies: ["Meditation", "ActivitySystem", .product(name: "GRDB", package: "GRDB.swift")]
        ),
        .target(name: "FrameExport", dependencies: ["CellUI"]),
        .target(
            name: "FrameTesting",
            dependencies: ["CellUI", "FrameExport", .product(name: "CustomDump", package: "swift-custom-dump")]),
        .target(name: "TerminalScreen", dependencies: ["CellUI", "CNcurses"]),
        .target(name: "Themes", path: "Themes", resources: []),
        .executableTarget(
            name: "islet",
            dependencies: [
                "CellUI", "ActivitySystem", "Presentations", "Meditation", "Store", "FrameExport", "TerminalScreen",
                "Themes", .product(name: "ArgumentParser", package: "swift-argument-parser"), "TOMLKit",
            ]),
        .testTarget(name: "CellUITests", dependencies: ["CellUI"]),
    ],
    swiftLanguageModes: [.v6]
)
