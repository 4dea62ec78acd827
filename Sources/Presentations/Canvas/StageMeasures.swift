/// Where a card is that is not on a lock screen, in points. But for the card's, by eye.
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
            size = CGSize(width: screen.width + 2 * edge + 8, height: screen.height + 2 * edge)
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
}
