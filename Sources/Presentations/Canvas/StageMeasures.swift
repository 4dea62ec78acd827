import Foundation

/// Where a card is that is not on a lock screen, and what is beside it, in points. But for the card's, by eye.
struct StageMeasures {
    private let device: Device
    /// The size of all that is drawn.
    let size: CGSize
    /// The screen.
    let screen: CGRect
    /// The card on it.
    let card: CGRect

    /// The distance of a card from others beside it.
    static let gap: CGFloat = 10
    /// The apps at the side of CarPlay.
    static let sidebar: CGFloat = 64
    /// By how much a watch's crown is beyond its body.
    static let crown: CGFloat = 8
    /// The edge of a phone around its screen.
    private static let phoneFrame: CGFloat = 8
    /// By how much StandBy enlarges.
    static let standByScale: CGFloat = 2

    init(_ device: Device) {
        self.device = device
        let cardSize = CGSize(width: device.card.width, height: device.card.maxHeight)
        switch device.stage {
        case .lockScreen, .standBy:
            let frame = Self.phoneFrame
            screen = CGRect(x: frame, y: frame, width: device.screen.width, height: device.screen.height)
            size = CGSize(width: screen.width + 2 * frame, height: screen.height + 2 * frame)
            card = screen
        case .smartStack:
            // The case, and the crown at its right.
            let edge: CGFloat = 16
            screen = CGRect(x: edge, y: edge, width: cardSize.width + 14, height: cardSize.width * 1.28)
            size = CGSize(width: screen.width + 2 * edge + Self.crown, height: screen.height + 2 * edge)
            card = CGRect(origin: CGPoint(x: screen.minX + 7, y: screen.minY + 40), size: cardSize)
        case .carPlay:
            let gap = Self.gap
            let map: CGFloat = 220
            let width = Self.sidebar + map + gap + cardSize.width + gap
            screen = CGRect(x: 6, y: 6, width: width, height: cardSize.height + 96 + 3 * gap)
            size = CGSize(width: screen.width + 12, height: screen.height + 12)
            card = CGRect(
                origin: CGPoint(x: screen.maxX - gap - cardSize.width, y: screen.minY + gap), size: cardSize)
        }
    }

    /// A watch's crown beside its body.
    func crown(at body: CGRect) -> CGRect {
        CGRect(x: body.maxX - 2, y: body.minY + body.height * 0.24, width: Self.crown + 2, height: 40)
    }

    /// The apps at the side of CarPlay, with their colours.
    static func apps(in side: CGRect) -> [(place: CGRect, color: CellColor)] {
        let app: CGFloat = 34
        let colors: [UInt32] = [0x34_C759, 0x00_7AFF, 0xFF_2D55]
        return colors.enumerated().compactMap { index, color in
            let place = CGRect(
                x: side.midX - app / 2, y: side.minY + 38 + CGFloat(index) * (app + 8), width: app, height: app)
            return place.maxY < side.maxY ? (place, CellColor(hex: color)) : nil
        }
    }

    /// A road on CarPlay's map.
    struct Road {
        let path: Path
        let width: CGFloat
        let color: CellColor
    }

    /// A road, and the route across it.
    static func roads(on map: CGRect, isDark: Bool) -> [Road] {
        func road(_ from: CGPoint, _ to: CGPoint, _ control: CGPoint, _ color: UInt32, _ width: CGFloat) -> Road {
            let path = Path {
                $0.move(to: from)
                $0.addQuadCurve(to: to, control: control)
            }
            return Road(path: path, width: width, color: CellColor(hex: color))
        }
        return [
            road(
                CGPoint(x: map.minX, y: map.maxY - 30), CGPoint(x: map.maxX, y: map.minY + 24),
                CGPoint(x: map.midX, y: map.maxY), isDark ? 0x3A_4440 : 0xFF_FFFF, 7),
            road(
                CGPoint(x: map.midX - 30, y: map.maxY), CGPoint(x: map.midX + 46, y: map.minY),
                CGPoint(x: map.midX - 10, y: map.midY - 10), 0x0A_84FF, 5),
        ]
    }
}
