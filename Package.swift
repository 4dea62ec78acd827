// swift-tools-version: 6.2
import PackageDescription

// On Linux the headers are where compilers look, and the package's flags are ones that SwiftPM warns of.
#if os(macOS)
    let ncursesPackage: String? = "ncursesw"
#else
    let ncursesPackage: String? = nil
#endif

// `make` says which commit it builds; a build without it, or of a source archive, has none.
let commit = Context.environment["ISLET_COMMIT"] ?? ""

/// Rooms, bottom up. Each has one purpose, told at the top of its `Sources/X/X.swift`; arrows point down only.
let package = Package(
    name: "islet",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "islet", targets: ["islet"]),
        .executable(name: "islet-push", targets: ["islet-push"]),
        .library(name: "CellUI", targets: ["CellUI"]),
        .library(name: "Presentations", targets: ["Presentations", "ActivitySystem"]),
        .library(name: "ActivityLifecycle", targets: ["ActivityLifecycle", "ActivitySystem"]),
        .library(name: "Meditation", targets: ["Meditation"]),
        .library(name: "LiveActivities", targets: ["LiveActivities"]),
        .library(name: "FrameExport", targets: ["FrameExport"]),
        .library(name: "FrameSnapshots", targets: ["FrameSnapshots"]),
        .library(name: "FrameTesting", targets: ["FrameTesting"]),
        .library(name: "TerminalScreen", targets: ["TerminalScreen"]),
        .library(name: "GuestProtocol", targets: ["GuestProtocol"]),
        .library(name: "Studio", targets: ["WidgetStudio"]),
    ],
    traits: [
        .trait(name: "Program", description: "The programs, and the packages that only they use."),
        .default(enabledTraits: ["Program"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/LebJe/TOMLKit", from: "0.6.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-http2", from: "1.46.0"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
        .package(url: "https://github.com/apple/swift-asn1", from: "1.7.4"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    ],
    targets: [
        .systemLibrary(
            name: "CNcurses", pkgConfig: ncursesPackage,
            providers: [.apt(["libncurses-dev"]), .brew(["ncurses"])]),
        .target(name: "CBuild", cSettings: commit.isEmpty ? [] : [.define("ISLET_COMMIT", to: commit)]),
        .target(name: "CivilCalendar"),
        .target(name: "HostFiles"),
        .target(name: "Languages", dependencies: ["CivilCalendar"], exclude: ["Localizable.xcstrings"]),
        .target(name: "LocalizedResources"),
        .target(name: "CellUI", dependencies: ["CivilCalendar", "LocalizedResources"]),
        .target(name: "ActivitySystem", dependencies: ["LocalizedResources"]),
        .target(name: "PlainText", dependencies: ["Languages", "CivilCalendar"]),
        .target(
            name: "Presentations",
            dependencies: ["Languages", "CellUI", "CivilCalendar", "ActivitySystem", "ActivityLifecycle"]),
        .target(name: "GuestProtocol", dependencies: ["CellUI", "Languages", "LocalizedResources", "Presentations"]),
        .target(name: "WidgetStudio", dependencies: ["GuestProtocol", "Presentations"]),
        .target(
            name: "GuestBuild",
            dependencies: [
                "CellUI", "FrameExport", "GuestProtocol", "HostFiles", "HostSystem", "LocalizedResources", "PlainText",
                "Presentations", .product(name: "Yams", package: "Yams"),
            ]),
        .target(name: "Meditation", dependencies: ["Languages", "ActivitySystem", "CivilCalendar"]),
        .target(name: "ActivityLifecycle", dependencies: ["ActivitySystem"]),
        .target(name: "PushPriority", dependencies: ["Meditation", "ActivitySystem"]),
        .target(
            name: "LiveActivities",
            dependencies: [
                "Languages", "CivilCalendar", "Meditation", "Presentations", "ActivityLifecycle", "ActivitySystem",
            ]),
        .target(
            name: "Store",
            dependencies: [
                "Languages", "CivilCalendar", "HostFiles", "Meditation", "ActivitySystem", "ActivityLifecycle",
                .product(name: "GRDB", package: "GRDB.swift"),
            ]),
        .target(
            name: "Simulation",
            dependencies: [
                "CivilCalendar", "ActivitySystem", "ActivityLifecycle", "LiveActivities",
                "Meditation", "Presentations",
                "PushPriority", .product(name: "Yams", package: "Yams"),
            ]),
        .target(
            name: "HostSystem",
            dependencies: [
                "CBuild", "HostFiles", "Languages", "Meditation", "PlainText",
                .product(name: "Logging", package: "swift-log"),
            ]),
        .target(
            name: "Configuration",
            dependencies: [
                "Languages", "HostFiles", "HostSystem", "Meditation", "PlainText",
                .product(name: "TOMLKit", package: "TOMLKit"),
            ]),
        .target(
            name: "Theming",
            dependencies: [
                "Languages", "CellUI", "Configuration", "FrameExport", "HostFiles", "HostSystem", "PlainText",
                "Presentations", "Themes", .product(name: "Yams", package: "Yams"),
            ]),
        .target(
            name: "ScreenKit",
            dependencies: ["Languages", "CellUI", "Meditation", "PlainText", "Presentations", "TerminalScreen"]),
        .target(
            name: "Studio",
            dependencies: [
                "Languages", "CellUI", "ActivitySystem", "Configuration", "FrameExport", "FrameSnapshots", "GuestBuild",
                "GuestProtocol", "HostFiles", "HostSystem",
                "LiveActivities", "Meditation", "PlainText", "Presentations", "PushPriority", "Scenarios",
                "ScreenKit", "Simulation", "TerminalScreen", "Theming",
            ]),
        .target(
            name: "Surroundings",
            dependencies: [
                "Languages", "CellUI", "CivilCalendar", "Configuration", "HostSystem", "Meditation", "PlainText",
                "Presentations", "ScreenKit", "Store", "TerminalScreen", "Theming",
                .product(name: "Logging", package: "swift-log"),
            ]),
        .target(
            name: "DeviceActivities",
            dependencies: [
                "Languages", "CivilCalendar", "ActivityLifecycle", "ActivitySystem", "Configuration", "HostSystem",
                "LiveActivities",
                "Meditation",
                "PlainText", "Presentations", "Store", "Surroundings", .product(name: "Logging", package: "swift-log"),
            ]),
        .target(
            name: "StatusLines",
            dependencies: [
                "Languages", "CivilCalendar", "ActivitySystem", "CellUI", "Configuration", "DeviceActivities",
                "HostSystem",
                "LiveActivities", "Meditation", "PlainText", "Presentations", "ScreenKit", "Store",
                "Surroundings", "TerminalScreen",
            ]),
        .target(
            name: "Attendance",
            dependencies: [
                "Languages", "ActivityLifecycle", "ActivitySystem", "CivilCalendar", "Configuration",
                "DeviceActivities",
                "HostFiles", "HostSystem",
                "LiveActivities", "LogFormats", "Meditation", "PlainText", "ScreenKit", "StatusLines", "Store",
                "Surroundings", "TerminalScreen",
                .product(name: "Logging", package: "swift-log"),
            ]),
        .target(
            name: "SittingScreen",
            dependencies: [
                "Languages", "ActivityLifecycle", "ActivitySystem", "Attendance", "CellUI", "CivilCalendar",
                "Configuration",
                "DeviceActivities", "HostSystem", "LiveActivities", "Meditation", "PlainText",
                "Presentations", "ScreenKit", "StatusLines", "Store", "Surroundings", "TerminalScreen", "Theming",
                "LogFormats",
                .product(name: "Logging", package: "swift-log"),
            ]),
        .target(
            name: "Diagnostics",
            dependencies: [
                "ActivityLifecycle", "ActivitySystem", "Attendance", "Bridge", "CellUI", "Configuration",
                "DeviceActivities", "HostSystem", "LiveActivities", "Meditation", "PlainText", "Presentations",
                "PushPriority", "ScreenKit", "Simulation", "SittingScreen", "StatusLines", "Store", "Studio",
                "Surroundings", "TerminalScreen",
            ]),
        .target(
            name: "Bridge",
            dependencies: [
                "ActivitySystem", "Configuration", "DeviceActivities", "HostSystem", "LiveActivities",
                "Meditation", "PlainText", "ScreenKit", "Store", "Surroundings", "TerminalScreen",
            ]),
        .target(name: "LogFormats", dependencies: ["Languages", "Meditation", "CivilCalendar"]),
        .target(name: "FrameExport", dependencies: ["CellUI"]),
        .target(name: "FrameSnapshots", dependencies: ["CellUI", "FrameExport", "HostFiles"]),
        .target(name: "FrameTesting", dependencies: ["FrameSnapshots", "Presentations", "CellUI"]),
        .target(name: "TerminalScreen", dependencies: ["CellUI", "CNcurses", "HostFiles"]),
        .target(
            name: "Themes", path: "Themes", exclude: ["README.md"],
            resources: [
                .embedInCode("daylight.toml"),
                .embedInCode("deep-sea.toml"),
                .embedInCode("dusk.toml"),
                .embedInCode("high-contrast.toml"),
                .embedInCode("horizon.toml"),
                .embedInCode("midnight.toml"),
                .embedInCode("monochrome.toml"),
                .embedInCode("moss.toml"),
                .embedInCode("paper.toml"),
                .embedInCode("oled.toml"),
                .embedInCode("rose-dawn.toml"),
                .embedInCode("sunrise.toml"),
                .embedInCode("terminal.toml"),
            ]),
        .target(
            name: "Scenarios", path: "Scenarios", exclude: ["README.md"],
            resources: [
                .embedInCode("auto-restart.yaml"),
                .embedInCode("background.yaml"),
                .embedInCode("background-modes.yaml"),
                .embedInCode("offline.yaml"),
                .embedInCode("eight-hours.yaml"),
                .embedInCode("low-battery.yaml"),
                .embedInCode("near-expiration.yaml"),
                .embedInCode("pause-cycles.yaml"),
                .embedInCode("permission-toggle.yaml"),
                .embedInCode("reboot.yaml"),
                .embedInCode("restart-fails-twice.yaml"),
                .embedInCode("stale.yaml"),
                .embedInCode("state-preservation.yaml"),
                .embedInCode("throttled.yaml"),
                .embedInCode("two-apps.yaml"),
            ]),
        .target(
            name: "ShellCommands",
            dependencies: [
                "CellUI", "Configuration", "DeviceActivities", "FrameExport", "HostSystem", "PlainText",
                "Presentations", "Store", "Surroundings", "TerminalScreen", "Theming",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .target(
            name: "StudioCommands",
            dependencies: [
                "CellUI", "CommandHelp", "Configuration", "DeviceActivities", "FrameExport", "FrameSnapshots",
                "GuestBuild",
                "GuestProtocol", "HostSystem", "PlainText", "Presentations", "PushPriority", "Scenarios", "ScreenKit",
                "ShellCommands", "Simulation", "Studio", "Surroundings", "TerminalScreen", "Theming",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .executableTarget(
            name: "islet",
            dependencies: [
                "Languages", "ActivityLifecycle", "ActivitySystem", "Attendance", "Bridge", "CellUI", "CivilCalendar",
                "CommandHelp", "Configuration", "DeviceActivities", "Diagnostics", "HostFiles", "HostSystem",
                "LiveActivities", "LogFormats", "Meditation", "PlainText", "Presentations", "ScreenKit",
                "ShellCommands",
                "SittingScreen", "StatusLines", "Store", "Studio", "StudioCommands", "Surroundings", "TerminalScreen",
                "Theming",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .target(
            name: "CommandHelp",
            dependencies: ["PlainText", .product(name: "ArgumentParser", package: "swift-argument-parser")]),
        // The server: `islet` links none of it.
        .target(name: "PushMetrics", dependencies: [.product(name: "CoreMetrics", package: "swift-metrics")]),
        .target(
            name: "PushGateway",
            dependencies: [
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
            ]),
        .target(
            name: "PushDevice",
            dependencies: [
                "PushGateway", "LiveActivities", "ActivitySystem", "Meditation", "PlainText",
                .product(name: "HTTPTypes", package: "swift-http-types"),
            ]),
        .target(
            name: "TimerService",
            dependencies: [
                "HostFiles", "Meditation", "PlainText", "PushPriority",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Metrics", package: "swift-metrics"),
            ]),
        .target(name: "CPostgres"),
        .target(name: "PostgresTimers", dependencies: ["TimerService", "CPostgres"]),
        .target(
            name: "PushServer",
            dependencies: [
                "Languages", "PushGateway",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOTLS", package: "swift-nio"),
                .product(name: "NIOHTTP2", package: "swift-nio-http2"),
                .product(name: "NIOHPACK", package: "swift-nio-http2"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "SwiftASN1", package: "swift-asn1"),
                .product(name: "Crypto", package: "swift-crypto"),
            ]),
        .target(
            name: "PushClient",
            dependencies: [
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTP2", package: "swift-nio-http2"),
                .product(name: "NIOTLS", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ]),
        .target(
            name: "TimerJoin",
            dependencies: [
                "CivilCalendar", "PushClient", "Store", "Meditation",
                .product(name: "HTTPTypes", package: "swift-http-types"),
            ]),
        .executableTarget(
            name: "islet-push",
            dependencies: [
                "Languages", "PushGateway", "PushDevice", "PushMetrics", "PushPriority", "PushServer", "TimerService",
                "PostgresTimers", "Store", "HostFiles", "HostSystem", "PushClient", "TimerJoin", "ActivitySystem",
                "CommandHelp",
                "Meditation",
                "PlainText",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Metrics", package: "swift-metrics"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .target(name: "SeededRandom", path: "Tests/SeededRandom"),
        .target(
            name: "ScriptedTerminal", dependencies: ["CellUI", "TerminalScreen"], path: "Tests/ScriptedTerminal"),
        .target(name: "FakePrograms", path: "Tests/FakePrograms"),
        .target(
            name: "TestWorld",
            dependencies: [
                "ActivitySystem", "Attendance", "Configuration", "DeviceActivities", "FakePrograms", "HostSystem",
                "Meditation", "ScreenKit", "ScriptedTerminal", "Store", "Surroundings", "TerminalScreen",
            ],
            path: "Tests/TestWorld"),
        .target(
            name: "PendingSnapshots", dependencies: ["CellUI", "FrameSnapshots", "Studio"],
            path: "Tests/PendingSnapshots"),
        .target(
            name: "BridgeCalls",
            dependencies: ["ActivitySystem", "Bridge", "DeviceActivities", "PlainText", "Store", "TestWorld"],
            path: "Tests/BridgeCalls"),
        .testTarget(
            name: "CellUITests", dependencies: ["CellUI", "LocalizedResources", "SeededRandom", "CivilCalendar"]),
        .testTarget(name: "PresentationsTests", dependencies: ["Presentations"]),
        .testTarget(
            name: "GuestBuildTests",
            dependencies: [
                "GuestBuild", "FrameExport", "GuestProtocol", "HostFiles", "HostSystem", "CellUI", "LocalizedResources",
                "Presentations", "LiveActivities",
            ]),
        .testTarget(name: "ActivitySystemTests", dependencies: ["ActivitySystem", "SeededRandom"]),
        .testTarget(name: "MeditationTests", dependencies: ["Meditation", "SeededRandom", "CivilCalendar"]),
        .testTarget(
            name: "ActivityLifecycleTests",
            dependencies: ["ActivityLifecycle", "ActivitySystem", "LiveActivities", "SeededRandom"]),
        .testTarget(
            name: "LiveActivitiesTests",
            dependencies: [
                "LiveActivities", "Meditation", "ActivityLifecycle", "SeededRandom", "Presentations", "ActivitySystem",
            ]),
        .testTarget(name: "LanguagesTests", dependencies: ["Languages", "CivilCalendar"]),
        .testTarget(name: "CivilCalendarTests", dependencies: ["CivilCalendar", "SeededRandom"]),
        .testTarget(
            name: "SimulationTests",
            dependencies: [
                "Simulation", "Scenarios", "ActivityLifecycle", "ActivitySystem", "LiveActivities", "PushPriority",
            ]),
        .testTarget(
            name: "StoreTests",
            dependencies: [
                "Store", "Meditation", "SeededRandom", .product(name: "GRDB", package: "GRDB.swift"), "ActivitySystem",
            ]),
        .testTarget(
            name: "HostSystemTests",
            dependencies: ["HostSystem", "Meditation", .product(name: "Logging", package: "swift-log")]),
        .testTarget(name: "ConfigurationTests", dependencies: ["Configuration", "Meditation", "SeededRandom"]),
        .testTarget(
            name: "ScreenKitTests",
            dependencies: ["ScreenKit", "CellUI", "Meditation", "Presentations", "ScriptedTerminal", "TerminalScreen"]),
        .testTarget(
            name: "SittingScreenTests",
            dependencies: [
                "Languages", "ActivitySystem", "Attendance", "CellUI", "Configuration", "FrameExport", "FrameTesting",
                "LiveActivities", "Meditation", "PlainText", "Presentations", "ScreenKit", "ScriptedTerminal",
                "SittingScreen", "Store", "Surroundings", "TerminalScreen", "TestWorld", "Theming",
                .product(name: "Logging", package: "swift-log"),
            ],
            exclude: ["Screen/__Snapshots__"]),
        .testTarget(
            name: "AttendanceTests",
            dependencies: [
                "ActivitySystem", "Attendance", "Configuration", "DeviceActivities", "FakePrograms", "HostSystem",
                "Languages", "Meditation", "ScreenKit", "Store", "Surroundings", "TerminalScreen", "TestWorld",
            ]),
        .testTarget(
            name: "DeviceActivitiesTests",
            dependencies: [
                "ActivityLifecycle", "ActivitySystem", "DeviceActivities", "LiveActivities", "Meditation", "PlainText",
                "Store", "TestWorld",
            ]),
        .testTarget(name: "WidgetStudioTests", dependencies: ["WidgetStudio", "GuestProtocol"]),
        .testTarget(
            name: "StudioTests",
            dependencies: [
                "Studio", "CellUI", "Configuration", "FrameExport", "FrameSnapshots", "FrameTesting", "GuestBuild",
                "GuestProtocol", "HostSystem", "LiveActivities", "Meditation", "PendingSnapshots", "PlainText",
                "Presentations", "ScreenKit",
                "ScriptedTerminal", "Simulation", "TerminalScreen", "Theming",
            ],
            exclude: ["Preview/__Snapshots__", "Review/__Snapshots__", "Simulation/__Snapshots__"]),
        .testTarget(
            name: "StatusLinesTests",
            dependencies: [
                "Languages", "DeviceActivities", "HostSystem", "Meditation", "Presentations", "StatusLines",
                "TerminalScreen",
                "TestWorld",
            ]),
        .testTarget(name: "SurroundingsTests", dependencies: ["Configuration", "Surroundings", "Theming"]),
        .testTarget(
            name: "DiagnosticsTests",
            dependencies: [
                "ActivitySystem", "DeviceActivities", "Diagnostics", "FakePrograms", "LiveActivities", "Studio",
                "TerminalScreen", "TestWorld",
            ]),
        .testTarget(
            name: "BridgeTests",
            dependencies: ["Bridge", "BridgeCalls", "DeviceActivities", "LiveActivities", "PlainText", "TestWorld"]),
        .testTarget(
            name: "ThemingTests",
            dependencies: ["Theming", "Configuration", "Presentations", "CellUI", "Themes", "SeededRandom"]),
        .testTarget(name: "LogFormatsTests", dependencies: ["LogFormats", "Meditation", "SeededRandom"]),
        .executableTarget(
            name: "TerminalScreenProbe", dependencies: ["TerminalScreen", "CellUI"], path: "Tests/TerminalScreenProbe"),
        .testTarget(
            name: "TerminalScreenTests",
            dependencies: ["TerminalScreen", "CellUI", "CNcurses", "TerminalScreenProbe", "SeededRandom"]),
        .testTarget(name: "FrameExportTests", dependencies: ["FrameExport", "CellUI"]),
        .testTarget(name: "FrameSnapshotsTests", dependencies: ["FrameSnapshots", "FrameExport", "CellUI"]),
        .executableTarget(
            name: "FrameTestingProbe",
            dependencies: ["FrameSnapshots", "LiveActivities", "Meditation", "Presentations"],
            path: "Tests/FrameTestingProbe"),
        .testTarget(
            name: "FrameTestingTests", dependencies: ["FrameTesting", "FrameTestingProbe", "CellUI"],
            exclude: ["__Snapshots__"]),
        .testTarget(
            name: "ThemesTests", dependencies: ["Themes", "Theming", "Configuration", "Presentations", "CellUI"]),
        .testTarget(
            name: "CommandHelpTests",
            dependencies: ["CommandHelp", .product(name: "ArgumentParser", package: "swift-argument-parser")]),
        .testTarget(
            name: "isletTests",
            dependencies: [
                "Languages", "islet", "Attendance", "CommandHelp", "ShellCommands", "StudioCommands", "CellUI",
                "Configuration", "DeviceActivities",
                "Diagnostics",
                "FrameExport",
                "FrameSnapshots", "FrameTesting", "HostSystem", "LiveActivities", "Meditation", "PendingSnapshots",
                "PlainText", "Presentations", "PushPriority", "Scenarios", "ScreenKit", "ScriptedTerminal",
                "Simulation",
                "SittingScreen",
                "StatusLines", "Store", "Studio", "Surroundings", "TerminalScreen", "TestWorld", "Themes", "Theming",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .testTarget(
            name: "PushPriorityTests", dependencies: ["PushPriority", "ActivitySystem", "Meditation", "SeededRandom"]),
        .testTarget(
            name: "PushMetricsTests",
            dependencies: ["PushMetrics", .product(name: "Metrics", package: "swift-metrics")]),
        .testTarget(name: "HostFilesTests", dependencies: ["HostFiles"]),
        .testTarget(name: "PlainTextTests", dependencies: ["PlainText", "SeededRandom"]),
        .testTarget(name: "PushGatewayTests", dependencies: ["PushGateway", "SeededRandom"]),
        .testTarget(
            name: "PushDeviceTests",
            dependencies: [
                "PushDevice", "PushGateway", "LiveActivities", "ActivitySystem", "SeededRandom",
                .product(name: "HTTPTypes", package: "swift-http-types"), "PlainText",
            ]),
        .testTarget(name: "TimerServiceTests", dependencies: ["TimerService", "SeededRandom", "Meditation"]),
        .testTarget(name: "PostgresTimersTests", dependencies: ["PostgresTimers", "TimerService"]),
        .testTarget(name: "PushServerTests", dependencies: ["PushServer", "PushGateway"]),
        .testTarget(
            name: "PushClientTests",
            dependencies: [
                "PushClient", "PushServer", "SeededRandom",
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTP2", package: "swift-nio-http2"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ]),
        .testTarget(
            name: "TimerJoinTests",
            dependencies: [
                "TimerJoin", "PushClient", "Store", "Meditation", "SeededRandom",
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
            ]),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "islet", "islet-push", "CivilCalendar", "HostSystem", "PushClient", "TimerJoin", "TimerService",
                "Store",
                "Meditation", "FakePrograms",
                .product(name: "HTTPTypes", package: "swift-http-types"), "DeviceActivities",
            ]),
    ],
    swiftLanguageModes: [.v6]
)

// Libraries use no other package. With the trait off, SwiftPM neither fetches nor builds one.
for target in package.targets {
    target.dependencies = target.dependencies.map { dependency in
        guard case .productItem(let name, let package, let aliases, _) = dependency else { return dependency }
        return .productItem(
            name: name, package: package, moduleAliases: aliases, condition: .when(traits: ["Program"]))
    }
}

// A warning fails the check (`make check` and CI set CI); it never keeps a newer compiler from building Islet.
if Context.environment["CI"] != nil {
    for target in package.targets where target.type != .system {
        target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
    }
}
