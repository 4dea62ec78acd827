/// A device that shows Live Activities, and the measures they have on it, in points.
///
/// Source: Human Interface Guidelines, "Live Activities", Specifications (December 2025).
public struct Device: Hashable, Sendable {
    /// What a person types and reads: `iPhone 16 Pro`.
    public let name: String
    /// The screen, upright for phones.
    public let screen: Extent
    /// The Dynamic Island; `nil` where there is none.
    public let island: Island?
    /// The card that the lock screen shows, or what stands for it: Smart Stack, CarPlay.
    public let card: Card
    /// Where the card is shown.
    public let stage: Stage

    /// An extent in points.
    public struct Extent: Hashable, Sendable {
        /// Across.
        public let width: Double
        /// Down.
        public let height: Double
    }

    /// Where a device shows an activity's card.
    public enum Stage: String, Hashable, Sendable {
        /// On the lock screen.
        case lockScreen
        /// In the watch's Smart Stack.
        case smartStack
        /// In a car.
        case carPlay
    }

    /// The card's measures.
    public struct Card: Hashable, Sendable {
        /// Its width.
        public let width: Double
        /// Its least height.
        public let minHeight: Double
        /// Its greatest height; what is higher is cut off.
        public let maxHeight: Double
    }

    /// The Dynamic Island's measures.
    public struct Island: Hashable, Sendable {
        /// The island's width while compact.
        public let width: Double
        /// What stands left and right of the camera while compact.
        public let compact: Extent
        /// The expanded island's width; its height is the card's range.
        public let expandedWidth: Double

        /// The camera's width, which is what compact leaves free.
        public var camera: Double { width - 2 * compact.width }
        /// The island's height while compact and minimal.
        public static let height = 36.67
        /// The minimal island's width: the least, and the greatest.
        public static let minimalWidth = 36.67...45.0
        /// The radius of the island's corners.
        public static let cornerRadius = 44.0
    }

    /// The standard margin of a card on the lock screen.
    public static let margin = 14.0

    /// The device of this name (`iPhone 16 Pro`; case and blanks do not matter, `iPhone` may be left out), or the first
    /// one with this screen (`393x852`).
    public static func named(_ name: String) -> Device? {
        func plain(_ text: String) -> String {
            let letters = text.lowercased().replacing("×", with: "x").filter { $0.isLetter || $0.isNumber }
            return letters.hasPrefix("iphone") ? String(letters.dropFirst("iphone".count)) : letters
        }
        let wanted = plain(name)
        return all.first { plain($0.name) == wanted }
            ?? all.first { "\(Int($0.screen.width))x\(Int($0.screen.height))" == wanted }
    }

    /// What a person may type for a device: screen sizes, then names.
    public static let names = ["393x852", "430x932"] + all.map(\.name)

    /// 393 × 852 points.
    public static let standard = phone("iPhone 16", large: false)

    /// The screen's size as people write it: `393 × 852`.
    public var screenName: String { "\(Int(screen.width)) × \(Int(screen.height))" }

    /// Every device of the guidelines' table.
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

    private static func phone(_ name: String, large: Bool) -> Device {
        let expanded: Double = large ? 408 : 371
        return Device(
            name: name, screen: large ? Extent(width: 430, height: 932) : Extent(width: 393, height: 852),
            island: Island(
                width: large ? 250 : 230, compact: Extent(width: large ? 62.33 : 52.33, height: Island.height),
                expandedWidth: expanded),
            card: Card(width: expanded, minHeight: 84, maxHeight: 160), stage: .lockScreen)
    }

    private static func pad(_ name: String, _ width: Double, _ height: Double, card: Double) -> Device {
        Device(
            name: name, screen: Extent(width: width, height: height), island: nil,
            card: Card(width: card, minHeight: 84, maxHeight: 160), stage: .lockScreen)
    }

    private static func other(_ name: String, _ stage: Stage, _ width: Double, _ height: Double) -> Device {
        Device(
            name: name, screen: Extent(width: width, height: height), island: nil,
            card: Card(width: width, minHeight: height, maxHeight: height), stage: stage)
    }
}
