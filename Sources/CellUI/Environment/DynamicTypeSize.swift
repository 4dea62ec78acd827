/// The text size the user prefers. Fonts of text styles follow it (``Font/TextStyle``); fixed sizes in points do not.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
    /// The smallest.
    case xSmall
    /// Small.
    case small
    /// Medium.
    case medium
    /// The default.
    case large
    /// Larger.
    case xLarge
    /// Larger still.
    case xxLarge
    /// The largest size that is not an accessibility size.
    case xxxLarge
    /// The first accessibility size.
    case accessibility1
    /// The second accessibility size.
    case accessibility2
    /// The third accessibility size.
    case accessibility3
    /// The fourth accessibility size.
    case accessibility4
    /// The largest accessibility size.
    case accessibility5

    /// Whether `a` is smaller than `b`.
    public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }
    /// Whether this is an accessibility size.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// The size in `range` nearest to this one; this size if the range contains none.
    func clamped<T: RangeExpression>(to range: T) -> DynamicTypeSize where T.Bound == DynamicTypeSize {
        Self.allCases.filter(range.contains).min { abs($0.rawValue - rawValue) < abs($1.rawValue - rawValue) } ?? self
    }
}

extension View {
    /// Sets the text size inside.
    ///
    /// A cell has one letter size: text looks the same at every type size until its font size reaches two rows; then
    /// it becomes block letters.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> _EnvironmentView<Self> {
        changingEnvironment { $0.dynamicTypeSize = size }
    }
    /// Limits the text size inside to `range`, using the nearest size in it.
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> _EnvironmentView<Self>
    where T.Bound == DynamicTypeSize {
        changingEnvironment { $0.dynamicTypeSize = $0.dynamicTypeSize.clamped(to: range) }
    }
}
