extension SourcePass {
    /// Modules whose values another module has here.
    private static let standIns: [String: String] = [
        "AVFAudio": "AVFoundation", "AVKit": "AVFoundation", "CoreGraphics": "UIKit", "CoreImage": "UIKit",
        "CoreText": "UIKit",
        "CoreFoundation": "Foundation", "Darwin": "Foundation", "DeveloperToolsSupport": "SwiftUI", "ImageIO": "UIKit",
        "QuartzCore": "UIKit", "SwiftUICore": "SwiftUI", "Symbols": "SwiftUI",
    ]

    /// The module that has here what another one has on a phone.
    static func standIn(for module: String) -> String? { standIns[module] }
}
