import Languages

/// A device that shows Live Activities, with its dimensions in points.
///
/// Source: Human Interface Guidelines, "Live Activities", Specifications (December 2025).
public struct Device: Hashable, Sendable {
    /// The name, as typed and shown: `iPhone 16 Pro`.
    public let name: String
    /// The size of the screen, in portrait for phones.
    public let screen: Extent
    /// The Dynamic Island; `nil` if the device has none.
    public let island: Island?
    /// The lock screen's card, or its equivalent in the Smart Stack or CarPlay.
    public let card: Card
    /// Where the device shows the card.
    public let stage: Stage
    /// The radius of the screen's corners, in points; 0 for square ones. Apple does not document it.
    public let cornerRadius: Double
    /// The cut-out of the screen at its top edge; `nil` if there is none.
    public let notch: Extent?
    /// Whether there is a button below the screen, and as much above it.
    public var hasHomeButton: Bool { stage == .lockScreen && cornerRadius == 0 }

    /// An extent in points.
    public struct Extent: Hashable, Sendable {
        /// The horizontal extent.
        public let width: Double
        /// The vertical extent.
        public let height: Double
    }

    /// The place where a device shows an activity's card.
    public enum Stage: String, Hashable, Sendable {
        /// The lock screen.
        case lockScreen
        /// The Smart Stack of a watch.
        case smartStack
        /// CarPlay in a car.
        case carPlay
        /// A phone that charges on its side: the lock screen's presentation, twice as large.
        case standBy

        /// The name shown to users.
        public var name: String {
            switch self {
            case .lockScreen: localized("Lock Screen", "presentation")
            case .smartStack: "Smart Stack"
            case .carPlay: "CarPlay"
            case .standBy: "StandBy"
            }
        }
    }

    /// The dimensions of the card.
    public struct Card: Hashable, Sendable {
        /// The width.
        public let width: Double
        /// The minimum height.
        public let minHeight: Double
        /// The maximum height; higher content is cut off.
        public let maxHeight: Double
    }

    /// The dimensions of the Dynamic Island.
    public struct Island: Hashable, Sendable {
        /// The width of the compact island.
        public let width: Double
        /// The area on each side of the camera in the compact island.
        public let compact: Extent
        /// The width of the expanded island; its height has the card's limits.
        public let expandedWidth: Double

        /// The width of the camera: what the two compact areas leave free.
        public var camera: Double { width - 2 * compact.width }
        /// The height of the compact and minimal island.
        public static let height = 36.67
        /// The minimum and maximum width of the minimal island.
        public static let minimalWidth = 36.67...45.0
        /// The radius of the island's corners.
        public static let cornerRadius = 44.0
    }

    /// The standard margin of a card on the lock screen.
    public static let margin = 14.0

    /// The device of this name (`iPhone 16 Pro`; case and spaces are ignored, `iPhone` is optional), or the first with this
    /// screen size (`393x852`); `nil` if there is none.
    public static func named(_ name: String) -> Device? {
        func plain(_ text: String) -> String {
            let letters = text.lowercased().replacing("×", with: "x").filter { $0.isLetter || $0.isNumber }
            return letters.hasPrefix("iphone") ? String(letters.dropFirst("iphone".count)) : letters
        }
        func size(_ device: Device) -> String { "\(Int(device.screen.width))x\(Int(device.screen.height))" }
        // Nearly always it is written as here, and comparing all names letter by letter takes 0.8 of the 69 million instructions of a start.
        if let device = all.first(where: { $0.name == name }) ?? all.first(where: { size($0) == name }) {
            return device
        }
        let wanted = plain(name)
        return all.first { plain($0.name) == wanted } ?? all.first { size($0) == wanted }
    }

    /// The names accepted on the command line: screen sizes, then device names.
    public static let names = ["393x852", "430x932"] + all.map(\.name)

    /// The default device, with 393 × 852 points.
    public static let standard = phone("iPhone 16", large: false)

    /// The size of the screen for display: `393 × 852`.
    public var screenName: String { "\(Int(screen.width)) × \(Int(screen.height))" }

    /// Every device in the guidelines' table.
    public static let all: [Device] =
        [
            "iPhone 17 Pro Max", "iPhone Air", "iPhone 16 Pro Max", "iPhone 16 Plus", "iPhone 15 Pro Max",
            "iPhone 15 Plus", "iPhone 14 Pro Max",
        ].map { phone($0, large: true) }
        + [
            "iPhone 17 Pro", "iPhone 17", "iPhone 16 Pro", "iPhone 16", "iPhone 15 Pro", "iPhone 15", "iPhone 14 Pro",
        ].map { phone($0, large: false) }
        + [
            pad("iPad Pro 12.9", 1366, 1024, card: 500), pad("iPad Pro 11", 1194, 834, card: 425),
            pad("iPad 10.9", 1012, 834, card: 425), pad("iPad 10.2", 1080, 810, card: 425),
            pad("iPad 9.7", 1024, 768, card: 425),
            other("Apple Watch 40mm", .smartStack, 152, 69.5), other("Apple Watch 41mm", .smartStack, 165, 72.5),
            other("Apple Watch 44mm", .smartStack, 173, 76.5), other("Apple Watch 45mm", .smartStack, 184, 80.5),
            other("Apple Watch 49mm", .smartStack, 191, 81.5), other("CarPlay 240x78", .carPlay, 240, 78),
            other("CarPlay 240x100", .carPlay, 240, 100), other("CarPlay 170x78", .carPlay, 170, 78),
        ]
        + [
            plain("iPhone 14 Plus", 428, 926, radius: 53), plain("iPhone 14", 390, 844, radius: 47),
            plain("iPhone 16e", 390, 844, radius: 47), plain("iPhone 13 mini", 375, 812, radius: 44),
            plain("iPhone SE", 375, 667, radius: 0),
        ]

    /// The presentations that the device has. Without a Dynamic Island, an alert shows the card as a banner, which takes the place of
    /// the expanded one.
    public var presentations: [Presentation] {
        if island != nil { return Presentation.allCases }
        return stage == .lockScreen ? [.lockScreen, .expanded] : [.lockScreen]
    }

    /// This phone on its side, charging; itself if it is not a phone.
    public var inStandBy: Device {
        guard stage == .lockScreen, screen.width < screen.height else { return self }
        return Device(
            name: name, screen: Extent(width: screen.height, height: screen.width), island: nil, card: card,
            stage: .standBy, cornerRadius: cornerRadius, notch: nil)
    }

    private static func phone(_ name: String, large: Bool) -> Device {
        let expanded: Double = large ? 408 : 371
        return Device(
            name: name, screen: large ? Extent(width: 430, height: 932) : Extent(width: 393, height: 852),
            island: Island(
                width: large ? 250 : 230, compact: Extent(width: large ? 62.33 : 52.33, height: Island.height),
                expandedWidth: expanded),
            card: Card(width: expanded, minHeight: 84, maxHeight: 160), stage: .lockScreen, cornerRadius: 55,
            notch: nil)
    }

    /// A phone without an island. The guidelines give no card for it: its margins are those of the other phones.
    private static func plain(_ name: String, _ width: Double, _ height: Double, radius: Double) -> Device {
        Device(
            name: name, screen: Extent(width: width, height: height), island: nil,
            card: Card(width: width - 22, minHeight: 84, maxHeight: 160), stage: .lockScreen, cornerRadius: radius,
            notch: radius > 0 ? Extent(width: 162, height: 32) : nil)
    }

    private static func pad(_ name: String, _ width: Double, _ height: Double, card: Double) -> Device {
        Device(
            name: name, screen: Extent(width: width, height: height), island: nil,
            card: Card(width: card, minHeight: 84, maxHeight: 160), stage: .lockScreen, cornerRadius: 18, notch: nil)
    }

    private static func other(_ name: String, _ stage: Stage, _ width: Double, _ height: Double) -> Device {
        Device(
            name: name, screen: Extent(width: width, height: height), island: nil,
            card: Card(width: width, minHeight: height, maxHeight: height), stage: stage,
            cornerRadius: stage == .smartStack ? 40 : 14, notch: nil)
    }
}
