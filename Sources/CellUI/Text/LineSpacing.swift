/// The height of a line of text on iOS 26.
extension AttributedString {
    /// How high each line of a text is, whatever letters are in it.
    public struct LineHeight: Hashable, Sendable {
        enum Kind: Hashable {
            case ofFont
            case leading(Font.Leading)
            case points(CGFloat)
            case factor(CGFloat)
            case increase(CGFloat)
        }
        let kind: Kind

        /// The usual height, which for the system's font is that of its metrics.
        public static let normal = LineHeight(kind: .ofFont)
        /// That of the font's metrics.
        public static let variable = LineHeight(kind: .ofFont)
        /// Less: Apple publishes no number, and it is taken to be ``Font/Leading/tight``.
        public static let tight = LineHeight(kind: .leading(.tight))
        /// More: Apple publishes no number, and it is taken to be ``Font/Leading/loose``.
        public static let loose = LineHeight(kind: .leading(.loose))
        /// A number of points.
        public static func exact(points: CGFloat) -> LineHeight { LineHeight(kind: .points(points)) }
        /// A multiple of the font's size, not of the height of its lines.
        public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(kind: .factor(factor)) }
        /// The font's size and a number of points.
        public static func leading(increase: CGFloat) -> LineHeight { LineHeight(kind: .increase(increase)) }
    }
}

extension Font.Leading {
    /// The points that a line becomes higher.
    ///
    /// Source: UIKit's documentation of `traitTightLeading` and `traitLooseLeading`: 2 points less or more, for fonts of text styles.
    var increase: Double {
        switch self {
        case .tight: -2
        case .standard: 0
        case .loose: 2
        }
    }
}

extension PointFont {
    /// The points that lines of a text in this font are higher than those of the font itself. Half of them are above the letters.
    func extraLineHeight(_ font: Font, _ style: TextStyle) -> Double {
        let own = font.textStyle == nil ? 0 : font.leading.increase
        guard let kind = style.lineHeight?.kind else { return own }
        let height: Double
        switch kind {
        case .ofFont: return own
        case .leading(let leading): return leading.increase
        case .points(let points): height = points
        case .factor(let factor): height = size * factor
        case .increase(let increase): height = size + increase
        }
        return height.isFinite ? max(0, height) - lineHeight : 0
    }
}

extension CellScale {
    /// The lines that fit into rows with some space between any two of them, each in the nearest row.
    func lines(inRows rows: Int, spacing: CGFloat) -> Int {
        spacing == 0
            ? rows
            : self.rows(
                fitting: (height(rows: rows) + pointsPerRow / 2 + spacing) * pointsPerRow / (pointsPerRow + spacing))
    }

    /// The height of lines with some space between any two of them.
    func height(lines: Int, spacing: CGFloat) -> CGFloat { height(rows: lines) + spacing * CGFloat(max(0, lines - 1)) }
}

extension View {
    /// The space between the lines of text inside, in points: between any two lines, and not after the last. Default: 0, and at least that.
    ///
    /// In cells each line is in the row that is nearest to its place.
    public func lineSpacing(_ lineSpacing: CGFloat) -> _EnvironmentView<Self> {
        changingEnvironment { $0.lineSpacing = lineSpacing }
    }
    /// How high the lines of text inside are; `nil` for as their fonts say. In cells a line is a row.
    public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> _EnvironmentView<Self> {
        changingEnvironment { $0.lineHeight = lineHeight }
    }
}

extension Text {
    /// How high the lines are; `nil` for as the views around say. In cells a line is a row.
    public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> Text {
        var text = self
        text.style.lineHeight = lineHeight
        return text
    }
}

extension EnvironmentValues {
    /// The space between lines of text, in points. Default: 0, and at least that.
    public var lineSpacing: CGFloat {
        get { textStyle.lineSpacing ?? 0 }
        set { textStyle.lineSpacing = newValue.isFinite && newValue > 0 ? newValue : nil }
    }
    /// How high lines of text are; `nil`, the default, for as their fonts say.
    public var lineHeight: AttributedString.LineHeight? {
        get { textStyle.lineHeight }
        set { textStyle.lineHeight = newValue }
    }
}
