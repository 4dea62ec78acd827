import CellUI
import Foundation

open class UIFontDescriptor: NSObject, @unchecked Sendable {
    public let pointSize: CGFloat
    private let traits: SymbolicTraits
    private let design: SystemDesign

    init(pointSize: CGFloat, traits: SymbolicTraits = [], design: SystemDesign = .default) {
        (self.pointSize, self.traits, self.design) = (pointSize, traits, design)
    }
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(pointSize: style.size)
    }
    /// A font of a size, a weight and traits; its family is not here.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        let own = attributes[.traits] as? [TraitKey: Any] ?? [:]
        var traits = (own[.symbolic] as? UInt32).map(SymbolicTraits.init) ?? []
        let weight = own[.weight] as? UIFont.Weight ?? (own[.weight] as? CGFloat).map { UIFont.Weight($0) }
        if let weight, weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        self.init(pointSize: Self.size(in: attributes) ?? 12, traits: traits)
    }
    public convenience init(name fontName: String, size: CGFloat) { self.init(pointSize: size) }
    private static func size(in attributes: [AttributeName: Any]) -> CGFloat? {
        attributes[.size].flatMap { $0 as? CGFloat ?? ($0 as? Int).map { CGFloat($0) } }
    }
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        let other = UIFontDescriptor(fontAttributes: attributes)
        return UIFontDescriptor(
            pointSize: Self.size(in: attributes) ?? pointSize, traits: traits.union(other.traits), design: design)
    }
    public func withFace(_ newFace: String) -> UIFontDescriptor { self }
    public func withFamily(_ newFamily: String) -> UIFontDescriptor { self }
    public var symbolicTraits: SymbolicTraits { traits }

    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    }
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    }
    public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        UIFontDescriptor(pointSize: pointSize, traits: traits, design: design)
    }
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        UIFontDescriptor(pointSize: pointSize, traits: traits, design: design)
    }
    public func withSize(_ size: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(pointSize: size, traits: traits, design: design)
    }

    func font(ofSize size: CGFloat) -> Font {
        var font = Font.system(size: size, design: design.design)
        if traits.contains(.traitBold) { font = font.bold() }
        if traits.contains(.traitItalic) { font = font.italic() }
        if traits.contains(.traitMonoSpace) { font = font.monospaced() }
        return font
    }

    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = SystemDesign(rawValue: "default")
        public static let rounded = SystemDesign(rawValue: "rounded")
        public static let serif = SystemDesign(rawValue: "serif")
        public static let monospaced = SystemDesign(rawValue: "monospaced")

        fileprivate var design: Font.Design? {
            let designs: [SystemDesign: Font.Design] = [.rounded: .rounded, .serif: .serif, .monospaced: .monospaced]
            return designs[self]
        }
    }
}

open class UIFontMetrics: NSObject, @unchecked Sendable {
    public static let `default` = UIFontMetrics(forTextStyle: .body)
    public init(forTextStyle textStyle: UIFont.TextStyle) {}
    public func scaledValue(for value: CGFloat) -> CGFloat { value }
    public func scaledValue(for value: CGFloat, compatibleWith: UITraitCollection?) -> CGFloat { value }
    public func scaledFont(for font: UIFont) -> UIFont { font }
    public func scaledFont(for font: UIFont, compatibleWith: UITraitCollection?) -> UIFont { font }
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        maximumPointSize > 0 && font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
    }
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat, compatibleWith: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize)
    }
}
