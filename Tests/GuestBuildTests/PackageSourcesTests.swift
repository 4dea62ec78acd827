import Foundation
import HostFiles
import Testing

@testable import GuestBuild

@Suite("Collecting a Live Activity from a Swift package")
struct PackageSourcesTests {
    private static let widget = """
        #if os(iOS)
            import WidgetKit
        #else
            import Presentations
        #endif
        import Rides
        public struct RideWidget: Widget {
            public var body: some WidgetConfiguration {
                ActivityConfiguration(for: RideAttributes.self) { Card(state: $0.state) } dynamicIsland: { island($0) }
            }
        }
        extension RideAttributes.ContentState { var words: String { driver.name.uppercased() } }
        """
    private static let files = [
        "Package.swift": "",
        "Sources/RideWidgets/Ride/RideWidget.swift": widget,
        "Sources/RideWidgets/Parts/Card.swift":
            "struct Card: View { let state: RideAttributes.ContentState; var body: some View { Text(state.words.short) } }",
        "Sources/RideWidgets/Other/BusWidget.swift":
            "struct BusWidget: Widget { var body: some WidgetConfiguration { ActivityConfiguration(for: Bus.self) { _ in } } }",
        "Sources/RideWidgets/Other/Bus.swift":
            "struct Bus { struct ContentState {} }\nextension Bus.ContentState { var words: String { BusWords.all } }",
        "Sources/Rides/RideAttributes.swift": """
        @_exported import Drivers
        struct RideAttributes: ActivityAttributes { struct ContentState: Codable { var driver: Driver } }
        struct Quiet: Codable {}
        """,
        "Sources/Rides/Reading.swift": """
        extension KeyedDecodingContainer { func decode(_ type: Driver.Type, forKey key: Key) throws -> Driver { .none } }
        extension KeyedDecodingContainer { func decode(_ type: Quiet.Type, forKey key: Key) throws -> Quiet { .init() } }
        """,
        "Sources/Drivers/Driver.swift": "public struct Driver: Codable { var name: String }",
        "Sources/Drivers/Words.swift": "extension String { var short: String { String(prefix(9)) } }",
        "Sources/Server/Card.swift": "struct Card { let credit: String }",
        "Sources/Presentations/Text.swift": "struct Text { let letters: Letters }",
        "Compatibility/Sources/GuestRuntime/GuestRuntime.swift": "struct RideAttributes {}",
    ]

    private func inPackage(_ check: (String) throws -> Void) throws {
        let folder = NSTemporaryDirectory() + "islet-package-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for (name, text) in Self.files {
            let path = folder + "/" + name
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try WholeFile.replace(path, with: Data(text.utf8), mode: .kept(new: 0o644))
        }
        try check(folder)
    }

    private func taken(_ collection: GuestCollection) -> Set<String> {
        Set(collection.files.map { $0.path.split(separator: "/").suffix(2).joined(separator: "/") })
    }

    @Test(
        "A folder and a file of a module find what their module and the modules that it imports declare, without a search",
        arguments: ["Sources/RideWidgets/Ride", "Sources/RideWidgets/Ride/RideWidget.swift"])
    func imported(path: String) throws {
        try inPackage { folder in
            let collection = try GuestCollection(.init(paths: [folder + "/" + path]))
            #expect(
                taken(collection) == [
                    "Ride/RideWidget.swift", "Parts/Card.swift", "Rides/RideAttributes.swift", "Rides/Reading.swift",
                    "Drivers/Driver.swift", "Drivers/Words.swift",
                ])
            #expect(!collection.pool.files.contains { $0.path.contains("/Server/") })
        }
    }

    @Test("How a type is read is taken with the type, and not with another")
    func codingContainers() throws {
        try inPackage { folder in
            let collection = try GuestCollection(.init(paths: [folder + "/Sources/RideWidgets/Ride"]))
            let reading = try #require(collection.files.first { $0.path.hasSuffix("Reading.swift") })
            #expect(reading.taken?.count == 1)
        }
    }

    @Test("The sources of what guests compile against are never taken from Islet's own package")
    func ownRooms() throws {
        try inPackage { folder in
            let request = GuestCollection.Request(paths: [folder + "/Sources/RideWidgets/Ride"])
            let wide = try GuestCollection(request, isWide: true)
            #expect(wide.pool.files.contains { $0.path.contains("/Server/") })
            #expect(!wide.pool.files.contains { $0.path.contains("/Presentations/") || $0.path.contains("/Compat") })
            #expect(!taken(wide).contains("Other/Bus.swift"))
        }
    }

    @Test("The current folder has a folder above it")
    func currentFolder() {
        #expect(SourceFolder.project(of: ".") != ".")
        #expect(PackageSources.files(besides: ".") == PackageSources.files(besides: ""))
    }

    @Test("Imports are read with their attributes and kinds")
    func imports() {
        let text = "import A\n@testable import B\n    public import C.D; import struct E.F\nlet import_ = 1"
        #expect(PackageSources.modules(importedBy: text) == ["A", "B", "C"])
        #expect(PackageSources.modules(importedBy: "import struct E.F") == ["E"])
    }

    @Test("What a target defines for #if on iOS in a Debug build is defined, and what another target defines is not")
    func conditions() throws {
        let manifest = """
            let shared: [SwiftSetting] = [.define("SHARED"), .swiftLanguageMode(.v6)]
            let package = Package(name: "Ride", targets: [
                .target(name: "App", dependencies: [.target(name: "Ride")], swiftSettings: [.define("APP")]),
                .target(name: "Ride", dependencies: ["Kit"], swiftSettings: [
                    .define("RIDE"), .define("PHONE", .when(platforms: [.iOS, .macOS])),
                    .define("MAC", .when(platforms: [.macOS])), .define("SHIPPED", .when(configuration: .release)),
                ]),
                .target(name: "Kit", path: "Kit/Here", swiftSettings: shared + [.define("KIT")], plugins: []),
                .target(name: "Tram", swiftSettings: shared),
                .testTarget(name: "RideTests", swiftSettings: [.define("TESTS")]),
            ])
            """
        let widget = "struct W { var body: some V { ActivityConfiguration(for: A.self) {} } }"
        let files = [
            "Package.swift": manifest, "Sources/Ride/Deep/Ride.swift": widget, "Kit/Here/Kit.swift": widget,
            "Sources/Tram/Tram.swift": widget,
            "Other/Other.swift": widget,
        ]
        try inTemporaryTree(files) { folder in
            func conditions(_ path: String) throws -> [String] {
                try GuestCollection(.init(paths: [folder + path])).conditions
            }
            for path in ["/Sources/Ride/Deep/Ride.swift", "/Sources/Ride"] {
                #expect(try conditions(path) == ["PHONE", "RIDE"])
            }
            #expect(try conditions("/Kit/Here/Kit.swift") == ["KIT", "SHARED"])
            #expect(try conditions("/Sources/Tram/Tram.swift") == ["SHARED"])
            let other = try conditions("/Other/Other.swift")
            #expect(other == [])
        }
    }
}
