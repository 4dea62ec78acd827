/// What a view inherits from the views around it.
///
/// `@unchecked Sendable`: the values of custom keys need not be sendable; they are read in the one render call that they
/// were set for, as in SwiftUI.
public struct EnvironmentValues: @unchecked Sendable {
    /// The instant that is drawn. Default: the reference date.
    public var now = Date(timeIntervalSinceReferenceDate: 0)
    /// How many points a cell stands for. Default: 8 × 16.
    public var cellScale = CellScale.standard
    /// What semantic colours mean. Default: dark.
    public var palette = Palette.dark
    /// The offset of local time from UTC. Default: none.
    public var timeZone = Self.greenwich
    /// Where reading begins. Default: at the left.
    public var layoutDirection = LayoutDirection.leftToRight
    /// How large the reader wants text. Default: large, which is the usual size.
    public var dynamicTypeSize = DynamicTypeSize.large

    /// The font of text without one of its own. Default: `.body`.
    public var font: Font?
    /// Cuts text after so many lines. Default: no limit.
    public var lineLimit: Int?
    /// How lines stand in a text of several. Default: leading.
    public var multilineTextAlignment = TextAlignment.leading
    /// Where a text that does not fit is cut. Default: at its end.
    public var truncationMode = Text.TruncationMode.tail
    /// How far a text may be made smaller to fit, 0…1. Default: not at all.
    public var minimumScaleFactor: Double = 1
    /// Light or dark. Default: dark.
    public var colorScheme = ColorScheme.dark
    /// Whether the display is always on, dimmed. Default: no.
    public var isLuminanceReduced = false
    /// Why content is hidden. Default: it is not.
    public var redactionReasons: RedactionReasons = []

    /// How texts are written; `nil` in the default locale and calendar.
    var localization: Localization?
    /// Where views are lowered while a picture is inspected; `nil` in all others.
    var inspection: InspectionPlace?
    /// What `.foregroundStyle` set; `nil` for the palette's primary colour.
    var foreground: AnyShapeStyle?
    /// What `.tint` set; `nil` for the palette's accent.
    var tint: AnyShapeStyle?
    /// The product of all `.opacity` around.
    var opacity = 1.0
    /// Attributes that text takes from the views around.
    var textStyle = TextStyle()

    private var custom: [ObjectIdentifier: Any] = [:]
    // Made once: environments are made often.
    private static let greenwich = TimeZone(secondsFromGMT: 0)!

    /// The defaults.
    public init() {}

    /// The value of a custom key; its default where none was set.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            // Few keys are set: what is not there is not cast either.
            guard let value = custom[ObjectIdentifier(key)] else { return K.defaultValue }
            return value as? K.Value ?? K.defaultValue
        }
        set { custom[ObjectIdentifier(key)] = newValue }
    }
}

/// A value of one's own in the environment.
public protocol EnvironmentKey {
    /// What is kept.
    associatedtype Value
    /// What it is where none was set.
    static var defaultValue: Value { get }
}

/// Reads a value of the environment in a view's body.
@propertyWrapper
public struct Environment<Value> {
    private let keyPath: KeyPath<EnvironmentValues, Value>

    /// Reads what `keyPath` leads to.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    /// The value at the view's place; the default outside a body.
    public var wrappedValue: Value { BodyEnvironment.value(keyPath) }
}

/// Light or dark.
public enum ColorScheme: CaseIterable, Sendable {
    /// Dark text on light ground.
    case light
    /// Light text on dark ground.
    case dark
}

/// Why the system hides content.
public struct RedactionReasons: OptionSet, Sendable {
    /// One bit a reason.
    public let rawValue: Int
    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The content is not there yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// Nobody else shall read it.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// It is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
}
