/// How large the reader wants text. Fonts of text styles follow it (``Font/TextStyle``); sizes in points that are fixed do
/// not.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
    /// The smallest.
    case xSmall
    /// Small.
    case small
    /// Medium.
    case medium
    /// Usual.
    case large
    /// Larger.
    case xLarge
    /// Larger still.
    case xxLarge
    /// The largest of the usual ones.
    case xxxLarge
    /// For weak eyes.
    case accessibility1
    /// For weaker eyes.
    case accessibility2
    /// For weaker eyes still.
    case accessibility3
    /// For very weak eyes.
    case accessibility4
    /// The largest.
    case accessibility5

    /// Whether one is smaller than the other.
    public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }
    /// Whether it is one for weak eyes.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// The size within `range` that is nearest to this one; this one where the range holds none.
    func clamped<T: RangeExpression>(to range: T) -> DynamicTypeSize where T.Bound == DynamicTypeSize {
        Self.allCases.filter(range.contains).min { abs($0.rawValue - rawValue) < abs($1.rawValue - rawValue) } ?? self
    }
}

extension View {
    /// How large text inside is.
    ///
    /// A cell has one size of letters: text of one row looks the same at every size, and becomes block letters where its
    /// font's size comes to two rows or more.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> _EnvironmentView<Self> {
        changingEnvironment { $0.dynamicTypeSize = size }
    }
    /// How large text inside may be: what the reader wants, or the nearest size of the range.
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> _EnvironmentView<Self>
    where T.Bound == DynamicTypeSize {
        changingEnvironment { $0.dynamicTypeSize = $0.dynamicTypeSize.clamped(to: range) }
    }
}
