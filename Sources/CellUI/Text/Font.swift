/// The look of text. In cells letters have one size, so a font becomes a weight, a slant and, from two rows up, block
/// letters; in points it has its size and weight.
public struct Font: Hashable, Sendable {
    /// Apple's text styles, with the sizes of the Human Interface Guidelines at the default Dynamic Type size. At
    /// other type sizes they scale by the guidelines' table.
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

    /// The weight of the strokes.
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
        /// Whether the terminal's bold attribute is used: from semibold up.
        var isBold: Bool { value >= 600 }
    }

    /// The font design. In points letters have it, but for serifs; a terminal has one.
    public enum Design: Hashable, Sendable {
        /// The default.
        case `default`
        /// With serifs. Drawn as the default.
        case serif
        /// With rounded ends.
        case rounded
        /// With a fixed width.
        case monospaced
    }

    /// The font width. In points letters have it; a terminal has one.
    public struct Width: Hashable, Sendable {
        let value: Double
        /// How wide letters are, as a multiple of their usual width, 0.3…1.5. Those of SF Pro's widths differ by about as much as the
        /// values do: a condensed letter has four fifths of its usual width.
        var factor: Double { value.isFinite ? min(max(1 + value, 0.3), 1.5) : 1 }
        /// The narrowest.
        public static let compressed = Width(value: -0.4)
        /// Narrow.
        public static let condensed = Width(value: -0.2)
        /// The default.
        public static let standard = Width(value: 0)
        /// Wide.
        public static let expanded = Width(value: 0.2)
        /// A width from −1 to 1.
        public init(_ value: Double) { self.value = value }
        init(value: Double) { self.value = value }
    }

    /// Size in points, at the default Dynamic Type size.
    let size: Double
    /// The text style whose scaling is used; `nil` for a fixed size.
    let textStyle: TextStyle?
    /// How far lines are apart, in points; in cells a line is a row. Beside the text style, where it takes no space.
    private(set) var leading = Leading.standard
    /// `nil` for regular, unless a modifier sets a weight.
    var weight: Weight?
    var isItalic = false
    /// Whether all digits have the same width, in points; in cells they always have.
    var hasMonospacedDigits = false
    /// The design; `nil` for the default, unless a modifier sets one. In cells all letters have the same width.
    var design: Design?
    /// How wide letters are in points, as a multiple of their usual width.
    private(set) var stretch: Float = 1

    private init(size: Double, weight: Weight? = nil, like textStyle: TextStyle? = nil, in design: Design? = nil) {
        (self.size, self.weight, self.textStyle) = (size, weight, textStyle)
        self.design = design
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

    /// The font of a text style, optionally in another weight. The design shows in points.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(size: style.size, weight: weight ?? (style == .headline ? .semibold : nil), like: style, in: design)
    }
    /// A font of a fixed size in points, independent of Dynamic Type. The design shows in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(size: size, weight: weight, in: design)
    }
    /// A custom font that scales with body text. Only its size is used.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(size: size, like: .body) }
    /// A custom font that scales with a text style. Only its size is used.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(size: size, like: textStyle)
    }
    /// A custom font with a fixed size. Only its size is used.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(size: fixedSize) }

    /// This font in another weight.
    public func weight(_ weight: Weight) -> Font {
        var font = self
        font.weight = weight
        return font
    }
    /// This font in bold.
    public func bold() -> Font { weight(.bold) }
    /// This font in italics.
    public func italic() -> Font {
        var font = self
        font.isItalic = true
        return font
    }
    /// Digits of equal width, as they always are in cells.
    public func monospacedDigit() -> Font {
        var font = self
        font.hasMonospacedDigits = true
        return font
    }
    /// Letters of equal width, as they always are in cells.
    public func monospaced() -> Font {
        var font = self
        font.design = .monospaced
        return font
    }
    /// This font with letters of another width, in points. A terminal has one.
    public func width(_ width: Width) -> Font {
        var font = self
        font.stretch = Float(width.factor)
        return font
    }
    /// This font with lines that are 2 points lower or higher, in points, if it is a text style's. In cells a line is a row.
    public func leading(_ leading: Leading) -> Font {
        var font = self
        font.leading = leading
        return font
    }
    /// Ignored: a terminal has no small capitals.
    public func smallCaps() -> Font { self }

    /// The line spacing.
    public enum Leading: Hashable, Sendable {
        /// The font's own.
        case standard
        /// Tighter.
        case tight
        /// Looser.
        case loose
    }

    /// The height in rows of block letters, or 1 for plain text. Sizes of two rows or more become block letters as
    /// high as a line of that size (1.2 × the font size).
    func rows(in scale: CellScale, at typeSize: DynamicTypeSize) -> Int {
        let size = size(at: typeSize)
        guard size / scale.pointsPerRow >= 2 else { return 1 }
        return max(2, scale.rows(size * 1.2))
    }
}

extension Font.TextStyle {
    /// The size in points at a Dynamic Type size.
    ///
    /// Source: Human Interface Guidelines, "Typography", Specifications: iOS, iPadOS Dynamic Type sizes, and larger
    /// accessibility type sizes.
    func size(at typeSize: DynamicTypeSize) -> Double { Self.sizes[typeSize.rawValue][column] }

    private var column: Int {
        switch self {
        case .largeTitle: 0
        case .title: 1
        case .title2: 2
        case .title3: 3
        case .headline, .body: 4
        case .callout: 5
        case .subheadline: 6
        case .footnote: 7
        case .caption: 8
        case .caption2: 9
        }
    }

    /// One row per Dynamic Type size, from the smallest; one column per style, from `largeTitle` to `caption2`.
    private static let sizes: [[Double]] = [
        [31, 25, 19, 17, 14, 13, 12, 12, 11, 11],
        [32, 26, 20, 18, 15, 14, 13, 12, 11, 11],
        [33, 27, 21, 19, 16, 15, 14, 12, 11, 11],
        [34, 28, 22, 20, 17, 16, 15, 13, 12, 11],
        [36, 30, 24, 22, 19, 18, 17, 15, 14, 13],
        [38, 32, 26, 24, 21, 20, 19, 17, 16, 15],
        [40, 34, 28, 26, 23, 22, 21, 19, 18, 17],
        [44, 38, 34, 31, 28, 26, 25, 23, 22, 20],
        [48, 43, 39, 37, 33, 32, 30, 27, 26, 24],
        [52, 48, 44, 43, 40, 38, 36, 33, 32, 29],
        [56, 53, 50, 49, 47, 44, 42, 38, 37, 34],
        [60, 58, 56, 55, 53, 51, 49, 44, 43, 40],
    ]
}

extension Font {
    /// The size in points at a Dynamic Type size; a fixed size stays as it is.
    func size(at typeSize: DynamicTypeSize) -> Double {
        guard typeSize != .large, let textStyle else { return size }
        let scaled = textStyle.size(at: typeSize)
        return size == textStyle.size ? scaled : size * scaled / textStyle.size
    }
}
