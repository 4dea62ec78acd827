// swift-tools-version: 6.2
import PackageDescription

/// Apple's modules as a guest's source imports them, on Islet's own rooms. A package of its own: a target called SwiftUI or Combine
/// in Islet's package would make `#if canImport(SwiftUI)` true in the packages that Islet depends on.
let package = Package(
    name: "islet-compatibility",
    products: [.library(name: "IsletGuest", type: .dynamic, targets: modules.map(\.name))],
    dependencies: [.package(name: "islet", path: "..", traits: [])],
    targets: modules,
    swiftLanguageModes: [.v5]
)

/// Every module that a guest may import, and the runtime that draws it.
var modules: [Target] {
    [
        .target(
            name: "FoundationGaps", dependencies: [presentations, "Combine"],
            linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
        .target(name: "Combine"),
        .target(name: "CoreLocation"),
        .target(name: "CoreTransferable", dependencies: ["Combine", "FoundationGaps", "UniformTypeIdentifiers"]),
        .target(name: "os"),
        .target(name: "OSLog", dependencies: ["os"]),
        .target(name: "UIKit", dependencies: [cellUI, "FoundationGaps", "UserNotifications"]),
        .target(
            name: "SwiftUI",
            dependencies: [
                cellUI, presentations, "Combine", "CoreTransferable", "FoundationGaps", "UIKit",
                "UniformTypeIdentifiers",
            ]),
        .target(name: "Charts", dependencies: [cellUI, "SwiftUI"]),
        .target(name: "ActivityKit", dependencies: [presentations, "FoundationGaps"]),
        .target(name: "WidgetKit", dependencies: [cellUI, presentations, "ActivityKit", "SwiftUI"]),
        .target(name: "UniformTypeIdentifiers"),
        .target(
            name: "AppIntents",
            dependencies: [cellUI, presentations, "FoundationGaps", "SwiftUI", "UniformTypeIdentifiers"]),
        .target(
            name: "AlarmKit", dependencies: [presentations, "ActivityKit", "AppIntents", "FoundationGaps", "SwiftUI"]),
        .target(name: "SwiftData", dependencies: ["SwiftUI"]),
        .target(
            name: "AppFrameworks",
            dependencies: [
                cellUI, "AVFoundation", "CoreLocation", "FoundationGaps", "SwiftUI", "UIKit", "UniformTypeIdentifiers",
            ],
            // Declarations of a line each: optimized, they take twice as long to build and no less space.
            swiftSettings: [.unsafeFlags(["-Onone"])]),
        .target(name: "AVFoundation"),
        .target(name: "AudioToolbox"),
        .target(name: "CoreData", dependencies: [cellUI, "SwiftUI"]),
        .target(name: "HealthKit", dependencies: ["FoundationGaps"]),
        .target(name: "MapKit", dependencies: [cellUI, "CoreLocation", "SwiftUI", "UIKit"]),
        .target(name: "OneSignalLiveActivities", dependencies: ["ActivityKit", "SwiftUI", "WidgetKit"]),
        .target(name: "StoreKit", dependencies: [cellUI, "SwiftUI"]),
        .target(name: "UserNotifications"),
        .target(name: "WatchConnectivity"),
        .target(
            name: "GuestRuntime",
            dependencies: [
                cellUI, presentations, "ActivityKit", "AlarmKit", "AppIntents", "Charts", "Combine", "CoreLocation",
                "CoreTransferable", "FoundationGaps",
                "OSLog", "SwiftData", "SwiftUI", "UIKit", "UniformTypeIdentifiers", "WidgetKit", "os",
                "CGuestGuard",
                .product(name: "GuestProtocol", package: "islet"),
            ],
            // Swift 6.3.1's optimizer makes a module of it that LLVM refuses. What takes time is drawn in the rooms.
            swiftSettings: [.unsafeFlags(["-Onone"])]),
        .target(name: "CGuestGuard"),
    ]
}

var cellUI: Target.Dependency { .product(name: "CellUI", package: "islet") }
var presentations: Target.Dependency { .product(name: "Presentations", package: "islet") }
