/// Dimensions of a phone with 393 × 852 points that the guidelines do not give, in points: by eye, as Apple does not document them.
enum PhoneMeasures {
    /// The black edge around the screen.
    static let bezel: CGFloat = 5
    /// The metal around the edge.
    static let rim: CGFloat = 3
    /// The distance of the island from the top of the screen.
    static let islandTop: CGFloat = 11.33
    /// The gap between the two parts of the minimal island.
    static let minimalGap: CGFloat = 8
    /// The margin at the outer end of the compact island, and the least one there and in the minimal island.
    static let compactMargin = (usual: CGFloat(9), least: CGFloat(3))
    /// The distance of the cards from the bottom of the lock screen.
    static let belowCards: CGFloat = 128
    /// The lock screen's middles of date and clock, and their font sizes.
    static let date = (middle: CGFloat(101), size: 22.0)
    static let clock = (middle: CGFloat(162), size: 96.0)
    /// How much higher date and clock are where the screen is square.
    static let squareScreenLift: CGFloat = 42
    /// The height of the body above and below a screen with a home button.
    static let chin: CGFloat = 88
    /// The distance of a banner from the edges of the screen.
    static let bannerMargin: CGFloat = 8
    /// The lock screen's round controls: diameter, distance from the sides, and of their middle from the bottom.
    static let control = (diameter: CGFloat(50), side: CGFloat(46), bottom: CGFloat(75))
    /// The bar at the bottom of the screen.
    static let homeIndicator = (width: CGFloat(139), height: CGFloat(5), bottom: CGFloat(8))

    /// How far a key is beyond the edge.
    static let keyDepth: CGFloat = 2.5

    /// The outer edge of the phone around its screen.
    static let frame = bezel + rim
}

extension Device {
    /// The screen in points from the top left.
    var screenRect: CGRect { CGRect(x: 0, y: 0, width: screen.width, height: screen.height) }

    /// The middle of the status bar.
    var statusMiddle: CGFloat {
        if island != nil { return PhoneMeasures.islandTop + Island.height / 2 }
        return notch == nil ? 12 : 24
    }

    /// The body above and below the screen, without its edge.
    var chin: CGFloat { hasHomeButton ? PhoneMeasures.chin : 0 }

    /// The camera's place on the screen; `nil` without an island.
    var cameraRect: CGRect? {
        island.map {
            CGRect(
                x: (screen.width - $0.camera) / 2, y: PhoneMeasures.islandTop, width: $0.camera, height: Island.height)
        }
    }
}
