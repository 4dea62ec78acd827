// What widgets read of the display, the person's settings and the widget around them.

/// The weight of text that is easier to read.
public enum LegibilityWeight: Hashable, Sendable {
    /// As the font says.
    case regular
    /// Bold, as the setting Bold Text says.
    case bold
}

/// The size and place of a widget.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable {
    /// A square.
    case systemSmall
    /// Two squares beside each other.
    case systemMedium
    /// A square of four.
    case systemLarge
    /// Larger than a square of four, on iPad.
    case systemExtraLarge
    /// In a corner of a watch face.
    case accessoryCorner
    /// A circle on the lock screen or a watch face.
    case accessoryCircular
    /// A rectangle on the lock screen or a watch face.
    case accessoryRectangular
    /// A line above the lock screen's clock.
    case accessoryInline
}

/// How the system colours a widget.
public struct WidgetRenderingMode: Hashable, Sendable {
    private let name: String
    /// In its own colours.
    public static let fullColor = WidgetRenderingMode(name: "fullColor")
    /// In two colours: the accent and the rest.
    public static let accented = WidgetRenderingMode(name: "accented")
    /// In shades of the wallpaper.
    public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

/// Opens a URL: `@Environment(\.openURL) var openURL`, then `openURL(url)`.
public struct OpenURLAction {
    /// What an action did with a URL.
    public struct Result: Hashable, Sendable {
        enum Kind: Hashable { case handled, discarded, systemAction(URL?) }
        let kind: Kind
        /// It was opened.
        public static let handled = Result(kind: .handled)
        /// It was not, and nothing else is to be done.
        public static let discarded = Result(kind: .discarded)
        /// The system is to open it.
        public static let systemAction = Result(kind: .systemAction(nil))
        /// The system is to open another.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .systemAction(url)) }
    }

    private let handler: (URL) -> Result

    /// An action that calls `handler`.
    public init(handler: @escaping (URL) -> Result) { self.handler = handler }

    /// Opens `url`. What is left to the system is not opened here: only a ``Link`` has a place on the screen whose program can.
    public func callAsFunction(_ url: URL) { _ = handler(url) }

    /// Opens `url` and reports whether the action did it.
    public func callAsFunction(_ url: URL, completion: (Bool) -> Void) { completion(handler(url).kind == .handled) }
}

private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 3 } }
private enum LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { .regular } }
private enum ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum WidgetFamilyKey: EnvironmentKey { static var defaultValue: WidgetFamily { .systemMedium } }
private enum WidgetRenderingModeKey: EnvironmentKey { static var defaultValue: WidgetRenderingMode { .fullColor } }
private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction? { nil } }

extension EnvironmentValues {
    /// The pixels of a point. Default: 3, as on most phones.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }
    /// The length of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }
    /// Whether the person prefers bold text. It does not change fonts by itself. Default: regular.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
    /// Whether the person prefers less motion. Default: `false`.
    public var accessibilityReduceMotion: Bool {
        get { self[ReduceMotionKey.self] }
        set { self[ReduceMotionKey.self] = newValue }
    }
    /// The size and place of the widget. Default: `systemMedium`, whose width a Live Activity has.
    public var widgetFamily: WidgetFamily {
        get { self[WidgetFamilyKey.self] }
        set { self[WidgetFamilyKey.self] = newValue }
    }
    /// How the system colours the widget. Default: in its own colours.
    public var widgetRenderingMode: WidgetRenderingMode {
        get { self[WidgetRenderingModeKey.self] }
        set { self[WidgetRenderingModeKey.self] = newValue }
    }
    /// The action that opens URLs, also those of links. Default: the system's.
    public var openURL: OpenURLAction {
        get { ownOpenURL ?? OpenURLAction { _ in .systemAction } }
        set { self[OpenURLKey.self] = newValue }
    }
    /// The action that was set; `nil` for the system's.
    var ownOpenURL: OpenURLAction? { self[OpenURLKey.self] }
}
