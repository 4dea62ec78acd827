import CellUI
import Foundation
import FoundationGaps

open class UIFont: NSObject, @unchecked Sendable {
    public let pointSize: CGFloat
    public let fontName: String
    let font: Font

    init(_ font: Font, size: CGFloat, name: String = ".SFUI-Regular") {
        (self.font, pointSize, fontName) = (font, size, name)
    }
    public convenience init?(name: String, size: CGFloat) {
        self.init(.custom(name, size: size), size: size, name: name)
    }
    public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
        let size = size == 0 ? descriptor.pointSize : size
        self.init(descriptor.font(ofSize: size), size: size)
    }

    public var familyName: String { fontName }
    public var lineHeight: CGFloat { ascender - descender }
    public var ascender: CGFloat { pointSize * 1950 / 2048 }
    public var descender: CGFloat { -pointSize * 494 / 2048 }
    public var capHeight: CGFloat { pointSize * 0.705 }
    public var xHeight: CGFloat { pointSize * 0.526 }
    public var leading: CGFloat { 0 }
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(pointSize: pointSize) }
    public func withSize(_ size: CGFloat) -> UIFont { UIFont(.system(size: size), size: size, name: fontName) }

    public static var labelFontSize: CGFloat { 17 }
    public static var buttonFontSize: CGFloat { 18 }
    public static var smallSystemFontSize: CGFloat { 12 }
    public static var systemFontSize: CGFloat { 14 }

    public class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size), size: size) }
    public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight.weight), size: size)
    }
    public class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
        UIFont(.system(size: size, weight: weight.weight).width(Font.Width(width.rawValue)), size: size)
    }
    public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(.system(size: size, weight: .bold), size: size)
    }
    public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(.system(size: size).italic(), size: size)
    }
    public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight.weight).monospacedDigit(), size: size)
    }
    public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight.weight, design: .monospaced), size: size)
    }
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(style.font, size: style.size)
    }
    public class func preferredFont(forTextStyle style: TextStyle, compatibleWith: UITraitCollection?) -> UIFont {
        preferredFont(forTextStyle: style)
    }
    public class var familyNames: [String] { [] }
    public class func fontNames(forFamilyName familyName: String) -> [String] { [] }

    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        var weight: Font.Weight {
            switch rawValue {
            case ..<(-0.7): .ultraLight
            case ..<(-0.5): .thin
            case ..<(-0.2): .light
            case ..<0.1: .regular
            case ..<0.27: .medium
            case ..<0.35: .semibold
            case ..<0.5: .bold
            case ..<0.6: .heavy
            default: .black
            }
        }
    }

    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let condensed = Width(rawValue: -0.2)
        public static let standard = Width(rawValue: 0)
        public static let expanded = Width(rawValue: 0.2)
        public static let compressed = Width(rawValue: -0.4)
    }

    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let extraLargeTitle = TextStyle(rawValue: "extraLargeTitle")
        public static let largeTitle = TextStyle(rawValue: "largeTitle")
        public static let title1 = TextStyle(rawValue: "title1")
        public static let title2 = TextStyle(rawValue: "title2")
        public static let title3 = TextStyle(rawValue: "title3")
        public static let headline = TextStyle(rawValue: "headline")
        public static let subheadline = TextStyle(rawValue: "subheadline")
        public static let body = TextStyle(rawValue: "body")
        public static let callout = TextStyle(rawValue: "callout")
        public static let footnote = TextStyle(rawValue: "footnote")
        public static let caption1 = TextStyle(rawValue: "caption1")
        public static let caption2 = TextStyle(rawValue: "caption2")

        private var style: (font: Font, size: CGFloat) {
            switch self {
            case .extraLargeTitle, .largeTitle: (.largeTitle, 34)
            case .title1: (.title, 28)
            case .title2: (.title2, 22)
            case .title3: (.title3, 20)
            case .headline: (.headline, 17)
            case .subheadline: (.subheadline, 15)
            case .callout: (.callout, 16)
            case .footnote: (.footnote, 13)
            case .caption1: (.caption, 12)
            case .caption2: (.caption2, 11)
            default: (.body, 17)
            }
        }
        var font: Font { style.font }
        var size: CGFloat { style.size }
    }
}

public typealias CTFont = UIFont
/// A font by its name, which is drawn as the system's.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?)
    -> CTFont
{
    UIFont(.custom(name, size: size), size: size, name: name)
}
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }

extension Font {
    public init(_ font: CTFont) { self = font.font }
}

extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}

extension String {
    /// The size of this text, as the given font's letters have it.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
        let tracking = (attributes?[.kern] as? NSNumber)?.doubleValue ?? 0
        let lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        let letters = PointFont(font.font)
        let width = lines.map { letters.width(of: $0) + tracking * Double($0.count) }.max() ?? 0
        return CGSize(width: width, height: CGFloat(max(1, lines.count)) * font.lineHeight)
    }
}

extension NSString {
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        description.size(withAttributes: attributes)
    }
}

extension NSAttributedString {
    public func size() -> CGSize {
        string.size(withAttributes: length == 0 ? nil : attributes(at: 0, effectiveRange: nil))
    }
}
