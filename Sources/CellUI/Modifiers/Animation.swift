/// The timing of a change. Accepted for source compatibility: frames are still, so that changes show at once.
public struct Animation: Hashable, Sendable {
    private init() {}

    /// The default timing.
    public static let `default` = Animation()
    /// At constant speed.
    public static let linear = Animation()
    /// Slow at the start.
    public static let easeIn = Animation()
    /// Slow at the end.
    public static let easeOut = Animation()
    /// Slow at the start and the end.
    public static let easeInOut = Animation()
    /// A spring.
    public static let spring = Animation()
    /// A spring without bounce.
    public static let smooth = Animation()
    /// A spring with a small bounce.
    public static let snappy = Animation()
    /// A spring with a bounce.
    public static let bouncy = Animation()
    /// A spring for interactive changes.
    public static let interactiveSpring = Animation()
    /// A spring.
    public static let interpolatingSpring = Animation()

    /// At constant speed, with a duration in seconds.
    public static func linear(duration: TimeInterval) -> Animation { linear }
    /// Slow at the start, with a duration in seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { easeIn }
    /// Slow at the end, with a duration in seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { easeOut }
    /// Slow at the start and the end, with a duration in seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation { easeInOut }
    /// By a Bézier curve, with a duration in seconds.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation { easeInOut }
    /// A spring.
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { spring }
    /// A spring.
    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation
    {
        spring
    }
    /// A spring without bounce.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { smooth }
    /// A spring with a small bounce.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { snappy }
    /// A spring with a bounce.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { bouncy }
    /// A spring for interactive changes.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { interactiveSpring }
    /// A spring.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation { interpolatingSpring }

    /// Delayed.
    public func delay(_ delay: TimeInterval) -> Animation { self }
    /// At another speed.
    public func speed(_ speed: Double) -> Animation { self }
    /// Repeated.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
    /// Repeated forever.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Runs `body`; its changes show at once.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

extension View {
    /// Accepted for source compatibility: changes show at once.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
    /// Accepted for source compatibility: changes show at once.
    public func animation(_ animation: Animation?) -> some View { self }
}
