/// How a change takes place over time. Pictures here are still: a change shows at once.
public struct Animation: Hashable, Sendable {
    private init() {}

    /// The system's.
    public static let `default` = Animation()
    /// At one speed.
    public static let linear = Animation()
    /// Slow at first.
    public static let easeIn = Animation()
    /// Slow at last.
    public static let easeOut = Animation()
    /// Slow at first and at last.
    public static let easeInOut = Animation()
    /// As on a spring.
    public static let spring = Animation()
    /// As on a spring that hardly swings.
    public static let smooth = Animation()
    /// As on a quick spring.
    public static let snappy = Animation()
    /// As on a spring that swings.
    public static let bouncy = Animation()
    /// As on a spring that a finger holds.
    public static let interactiveSpring = Animation()
    /// As on a spring.
    public static let interpolatingSpring = Animation()

    /// At one speed, for so many seconds.
    public static func linear(duration: TimeInterval) -> Animation { linear }
    /// Slow at first, for so many seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { easeIn }
    /// Slow at last, for so many seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { easeOut }
    /// Slow at first and at last, for so many seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation { easeInOut }
    /// As a curve has it, for so many seconds.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation { easeInOut }
    /// As on a spring.
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { spring }
    /// As on a spring.
    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation
    {
        spring
    }
    /// As on a spring that hardly swings.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { smooth }
    /// As on a quick spring.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { snappy }
    /// As on a spring that swings.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { bouncy }
    /// As on a spring that a finger holds.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { interactiveSpring }
    /// As on a spring.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation { interpolatingSpring }

    /// Later.
    public func delay(_ delay: TimeInterval) -> Animation { self }
    /// Faster.
    public func speed(_ speed: Double) -> Animation { self }
    /// Several times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
    /// Without end.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Does `body`; what it changes shows at once.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

extension View {
    /// How changes of this view take place. They show at once.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
    /// How changes of this view take place. They show at once.
    public func animation(_ animation: Animation?) -> some View { self }
}
