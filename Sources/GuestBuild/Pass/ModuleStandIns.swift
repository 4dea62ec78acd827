extension SourcePass {
    /// Modules whose values another module has here.
    private static let standIns: [String: String] = [
        "AVFAudio": "AVFoundation", "CoreFoundation": "Foundation", "CoreGraphics": "UIKit", "CoreImage": "UIKit",
        "CoreMedia": "AVFoundation", "CoreText": "UIKit", "Darwin": "Foundation", "DeveloperToolsSupport": "SwiftUI",
        "ImageIO": "UIKit", "MobileCoreServices": "UniformTypeIdentifiers", "QuartzCore": "UIKit",
        "SwiftUICore": "SwiftUI", "Symbols": "SwiftUI",
    ]
    /// Frameworks of which an app's code beside a widget names a few things, which one module has here.
    private static let appFrameworks: Set<String> = [
        "AVKit", "AppTrackingTransparency", "AuthenticationServices", "BackgroundTasks", "CallKit", "CloudKit",
        "Compression", "Contacts", "CoreBluetooth", "CoreHaptics", "CoreMotion", "CoreSpotlight", "CryptoKit",
        "DeviceActivity",
        "EventKit", "FamilyControls", "GameKit", "Intents", "LocalAuthentication", "ManagedSettings",
        "ManagedSettingsUI", "MediaPlayer", "MessageUI", "Network", "PassKit", "Photos", "PhotosUI", "SafariServices",
        "Security", "Speech", "TipKit", "Vision", "WatchKit", "WeatherKit", "WebKit",
    ]

    /// The module that has here what another one has on a phone.
    static func standIn(for module: String) -> String? {
        appFrameworks.contains(module) ? "AppFrameworks" : standIns[module]
    }

    /// Frameworks that import UIKit for all that import them.
    private static let exportingUIKit: Set<String> = [
        "AVKit", "ContactsUI", "EventKitUI", "GameKit", "MapKit", "MessageUI", "PassKit", "PhotosUI", "SafariServices",
        "StoreKit", "WebKit",
    ]

    /// The modules that are parts of others on a phone and that a source uses without their names: XML of Foundation, Core Data's requests
    /// of SwiftUI, UIKit of MapKit.
    static func partsOfOthers(in source: SwiftSource) -> [String] {
        let words = Set(source.tokens.filter { $0.kind == .word }.map(\.text))
        var modules: [String] = []
        if words.contains(where: { $0.hasPrefix("XMLParser") }) { modules.append("FoundationXML") }
        let requests: Set = ["FetchRequest", "FetchedResults", "managedObjectContext"]
        if !words.isDisjoint(with: requests), words.contains("SwiftUI"), !source.isImported("CoreData") {
            modules.append("CoreData")
        }
        let imported = Set(source.imports.map(\.module))
        if !imported.isDisjoint(with: exportingUIKit), imported.isDisjoint(with: ["SwiftUI", "UIKit"]) {
            modules.append("UIKit")
        }
        return modules
    }
}
