/// How text looks. A cell has one size of letters, so a font comes to a weight, a slant and, from two rows on, block
/// letters.
public struct Font: Hashable, Sendable {
    /// Apple's text styles; sizes are those of the Human Interface Guidelines at the default size. At other sizes that
    /// readers want they are larger or smaller, by the guidelines' table.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        /// 34 pt.
        case largeTitle
        /// 28 pt.
        case title
        /// 22 pt.
        case title2
        /// 20 pt.
        case title3
        /// 17 pt, semibold.
        case headline
        /// 15 pt.
        case subheadline
        /// 17 pt.
        case body
        /// 16 pt.
        case callout
        /// 13 pt.
        case footnote
        /// 12 pt.
        case caption
        /// 11 pt.
        case caption2

        /// Size in points.
        var size: Double {
            switch self {
            case .largeTitle: 34
            case .title: 28
            case .title2: 22
            case .title3: 20
            case .headline, .body: 17
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption: 12
            case .caption2: 11
            }
        }
    }

    /// How heavy the strokes are.
    public struct Weight: Hashable, Sendable {
        /// CSS's scale, 100…900.
        let value: Int
        /// 100.
        public static let ultraLight = Weight(value: 100)
        /// 200.
        public static let thin = Weight(value: 200)
        /// 300.
        public static let light = Weight(value: 300)
        /// 400.
        public static let regular = Weight(value: 400)
        /// 500.
        public static let medium = Weight(value: 500)
        /// 600.
        public static let semibold = Weight(value: 600)
        /// 700.
        public static let bold = Weight(value: 700)
        /// 800.
        public static let heavy = Weight(value: 800)
        /// 900.
        public static let black = Weight(value: 900)
        /// A terminal has two weights: from semibold on it is bold.
        var isBold: Bool { value >= 600 }
    }

    /// The family of letter forms. A terminal has one; kept for the source's sake.
    public enum Design: Hashable, Sendable {
        /// The system's usual form.
        case `default`
        /// With serifs.
        case serif
        /// With round ends.
        case rounded
        /// All of one width.
        case monospaced
    }

    /// How wide the letters are. A terminal has one width; kept for the source's sake.
    public struct Width: Hashable, Sendable {
        let value: Double
        /// The narrowest.
        public static let compressed = Width(value: -0.4)
        /// Narrow.
        public static let condensed = Width(value: -0.2)
        /// Usual.
        public static let standard = Width(value: 0)
        /// Wide.
        public static let expanded = Width(value: 0.2)
        /// A width from −1 to 1.
        public init(_ value: Double) { self.value = value }
        init(value: Double) { self.value = value }
    }

    /// Size in points, at the reader's default size.
    let size: Double
    /// The style with which it grows and shrinks; `nil` for a fixed size.
    let textStyle: TextStyle?
    /// `nil`: not bold, unless the style is.
    var weight: Weight?
    var isItalic = false

    private init(size: Double, weight: Weight? = nil, like textStyle: TextStyle? = nil) {
        (self.size, self.weight, self.textStyle) = (size, weight, textStyle)
    }

    /// 34 pt.
    public static let largeTitle = Font.system(.largeTitle)
    /// 28 pt.
    public static let title = Font.system(.title)
    /// 22 pt.
    public static let title2 = Font.system(.title2)
    /// 20 pt.
    public static let title3 = Font.system(.title3)
    /// 17 pt, semibold.
    public static let headline = Font.system(.headline)
    /// 15 pt.
    public static let subheadline = Font.system(.subheadline)
    /// 17 pt.
    public static let body = Font.system(.body)
    /// 16 pt.
    public static let callout = Font.system(.callout)
    /// 13 pt.
    public static let footnote = Font.system(.footnote)
    /// 12 pt.
    public static let caption = Font.system(.caption)
    /// 11 pt.
    public static let caption2 = Font.system(.caption2)

    /// A text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(size: style.size, weight: weight ?? (style == .headline ? .semibold : nil), like: style)
    }
    /// A size in points, whatever size the reader wants.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(size: size, weight: weight)
    }
    /// A font of one's own that scales with the body's. None is at hand here: the system's stands for it.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(size: size, like: .body) }
    /// A font of one's own that scales with a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(size: size, like: textStyle)
    }
    /// A font of one's own that does not scale.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(size: fixedSize) }

    /// With another weight.
    public func weight(_ weight: Weight) -> Font {
        var font = self
        font.weight = weight
        return font
    }
    /// Bold.
    public func bold() -> Font { weight(.bold) }
    /// Slanted.
    public func italic() -> Font {
        var font = self
        font.isItalic = true
        return font
    }
    /// Digits of one width, which a terminal's always are.
    public func monospacedDigit() -> Font { self }
    /// Letters of one width, which a terminal's always are.
    public func monospaced() -> Font { self }
    /// Letters of another width. A terminal has one.
    public func width(_ width: Width) -> Font { self }
    /// Lines closer or further apart. A terminal has one distance.
    public func leading(_ leading: Leading) -> Font { self }
    /// Small capitals. A terminal has none.
    public func smallCaps() -> Font { self }

    /// How far lines are apart.
    public enum Leading: Hashable, Sendable {
        /// As the font has it.
        case standard
        /// Closer.
        case tight
        /// Further.
        case loose
    }

    /// Rows of block letters, or 1 for plain text: a size of two rows or more is drawn in blocks, in as many rows as its
    /// line takes (a line is a fifth higher than its font's size).
    func rows(in scale: CellScale, at typeSize: DynamicTypeSize) -> Int {
        let size = size(at: typeSize)
        guard size / scale.pointsPerRow >= 2 else { return 1 }
        return max(2, scale.rows(size * 1.2))
    }
}
