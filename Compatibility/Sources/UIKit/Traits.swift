import Foundation

// How the phone that widgets are drawn for is set up.

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

open class UITraitCollection: NSObject, @unchecked Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
    public static var current: UITraitCollection { UITraitCollection(userInterfaceStyle: .dark) }
    public var displayScale: CGFloat { 3 }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
    public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    public var preferredContentSizeCategory: UIContentSizeCategory { .large }
    public var accessibilityContrast: UIAccessibilityContrast { .normal }
    public var userInterfaceLevel: UIUserInterfaceLevel { .base }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
    public var legibilityWeight: UILegibilityWeight { .regular }
    public var displayGamut: UIDisplayGamut { .P3 }
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }
    public var activeAppearance: UIUserInterfaceActiveAppearance { .active }
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        traitCollection.map { $0.userInterfaceStyle != userInterfaceStyle } ?? true
    }
}
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }
public enum UIUserInterfaceActiveAppearance: Int, Sendable { case unspecified = -1, inactive, active }

/// A size of text that somebody chose.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "UICTContentSizeCategory" + name }
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory("XS"), small = UIContentSizeCategory("S")
    public static let medium = UIContentSizeCategory("M"), large = UIContentSizeCategory("L")
    public static let extraLarge = UIContentSizeCategory("XL"), extraExtraLarge = UIContentSizeCategory("XXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
    public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    public var isAccessibilityCategory: Bool { Self.order.firstIndex(of: self).map { $0 > 6 } ?? false }

    private static let order: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]
}
extension UIContentSizeCategory: Comparable {
    public static func < (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
        (order.firstIndex(of: lhs) ?? -1) < (order.firstIndex(of: rhs) ?? -1)
    }
}
