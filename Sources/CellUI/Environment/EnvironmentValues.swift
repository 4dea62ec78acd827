/// The values that a view inherits from the views around it.
///
/// `@unchecked Sendable`: values of custom keys need not be sendable; as in SwiftUI, they are read only in the render
/// call they were set for.
public struct EnvironmentValues: @unchecked Sendable {
    /// The instant being drawn. Default: the reference date.
    package var now = Date(timeIntervalSinceReferenceDate: 0)
    /// The size of a cell in points. Default: 8 × 16.
    package var cellScale = CellScale.standard
    /// What views are drawn on. Default: cells.
    package internal(set) var medium = DrawingMedium.cells
    /// The values of semantic colours. Default: dark.
    package var palette = Palette.dark
    /// The time zone. Default: UTC.
    public var timeZone = Self.greenwich
    /// The layout direction. Default: left to right.
    public var layoutDirection = LayoutDirection.leftToRight
    /// The text size the user prefers. Default: `large`, which is the standard size.
    public var dynamicTypeSize = DynamicTypeSize.large

    /// The font of text that does not set its own; `nil`, the default, is `.body`.
    public var font: Font?
    /// The maximum number of lines of a text. Default: `nil`, no limit.
    public var lineLimit: Int?
    /// The alignment of the lines of multiline text. Default: leading.
    public var multilineTextAlignment = TextAlignment.leading
    /// Where text that does not fit is truncated. Default: at its end.
    public var truncationMode = Text.TruncationMode.tail
    /// How far text may be shrunk to fit, 0…1. Default: 1, not at all.
    public var minimumScaleFactor: CGFloat = 1
    /// Light or dark. Default: dark.
    public var colorScheme = ColorScheme.dark
    /// Whether the display is in its dimmed always-on state. Default: `false`.
    public var isLuminanceReduced = false
    /// Whether shapes, not colours alone, must tell things apart: few or no colours are available. Default: `false`.
    public var accessibilityDifferentiateWithoutColor = false
    /// The reasons for hiding content. Default: none.
    public var redactionReasons: RedactionReasons = []

    /// Whether the surface has a colour of the app's own: levels of the foreground are then blended onto it, because the palette's
    /// were chosen for the surface that it covers. Default: `false`.
    package var isOnTint = false
    /// Whether a word wider than its line always goes on in the next one, as in a terminal's own texts: no phone shows them, where the
    /// word might be whole. Default: `false`.
    package var breaksLongWords = false
    /// Whether block elements can be shown. Where they cannot, large numerals consist of whole cells of one character. Default: `true`.
    package var showsBlocks = true
    /// Whether a column is laid out as a row, for places of one row of cells. Default: `false`.
    package var joinsColumns = false
    /// The number of lines for which a text has space in any case.
    var reservedLines: UInt16 = 1
    /// The formatting of text; `nil` for the default locale and calendar.
    var localization: Localization?
    /// The place in the source of the views being lowered; `nil` unless the frame is inspected.
    var inspection: InspectionPlace?
    /// The style set by `.foregroundStyle`; `nil` for the palette's primary colour.
    var foreground: AnyShapeStyle?
    /// The style set by `.tint`; `nil` for the palette's accent.
    var tint: AnyShapeStyle?
    /// The product of all surrounding `.opacity` modifiers.
    var opacity = 1.0
    /// Text attributes inherited by text.
    var textStyle = TextStyle()

    private var custom: [ObjectIdentifier: Any] = [:]
    // Created once, because environments are created often.
    private static let greenwich = TimeZone(secondsFromGMT: 0)!

    /// An environment with default values.
    public init() {}

    /// The value of a custom key; its default if none was set.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            // Few keys are set: skip the cast for those that are not.
            guard let value = custom[ObjectIdentifier(key)] else { return K.defaultValue }
            return value as? K.Value ?? K.defaultValue
        }
        set { custom[ObjectIdentifier(key)] = newValue }
    }
}

/// What draws by itself outside of this package reads and sets these. SwiftUI has none of them, so that the source of an app does not see
/// them either.
@_spi(Drawing)
extension EnvironmentValues {
    /// The instant being drawn.
    public var instant: Date {
        get { now }
        set { now = newValue }
    }
    /// What views are drawn on.
    public var drawingMedium: DrawingMedium { medium }
    /// Whether labels of controls are only spoken.
    public var areLabelsHidden: Bool { hidesLabels }
    /// Whether `.tint` has set a style.
    public var isTinted: Bool { tint != nil }
}

/// A key for a custom environment value.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value if none was set.
    static var defaultValue: Value { get }
}

/// Reads an environment value in a view's body.
@propertyWrapper
public struct Environment<Value> {
    private let keyPath: KeyPath<EnvironmentValues, Value>

    /// Reads the value at `keyPath`.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    /// The value in the view's environment; the default outside a body.
    public var wrappedValue: Value { BodyEnvironment.value(keyPath) }
}

/// Light or dark.
public enum ColorScheme: CaseIterable, Sendable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
}

/// The reasons for hiding content.
public struct RedactionReasons: OptionSet, Sendable {
    /// One bit per reason.
    public let rawValue: Int
    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The content is not available yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The content is private.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
}
