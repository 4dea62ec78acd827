/// Content that an app shows outside its own windows; here, a Live Activity.
public protocol Widget {
    /// The type of the configuration.
    associatedtype Body: WidgetConfiguration
    /// The configuration of the widget.
    var body: Body { get }
    /// Creates a widget; called by the system.
    init()
}

/// The description of a widget.
public protocol WidgetConfiguration {
    /// The type of the body; `Never` for primitive configurations.
    associatedtype Body: WidgetConfiguration
    /// The configuration that this one is composed of.
    var body: Body { get }
    /// The Live Activity's ``ActivityConfiguration``, of any attributes; `nil` if this is not a Live Activity.
    var _activityConfiguration: Any? { get }
}

extension WidgetConfiguration {
    /// The Live Activity of the body.
    public var _activityConfiguration: Any? { body._activityConfiguration }
}

extension WidgetConfiguration where Body == Never {
    /// Traps: a primitive configuration has no body.
    public var body: Never { preconditionFailure("\(Self.self) stands by itself and has no body") }
}

extension Never: WidgetConfiguration {
    /// `nil`; never called, because `Never` has no values.
    public var _activityConfiguration: Any? { nil }
}

extension Widget {
    /// The Live Activity that this widget describes for `attributes`; `nil` if it describes none or has other attributes.
    public func activityConfiguration<Attributes: ActivityAttributes>(
        for attributes: Attributes.Type
    ) -> ActivityConfiguration<Attributes>? {
        body._activityConfiguration as? ActivityConfiguration<Attributes>
    }
}

/// The widgets of an app.
public protocol WidgetBundle {
    /// The type of the widgets.
    associatedtype Body: Widget
    /// The widgets of the bundle.
    @WidgetBundleBuilder var body: Body { get }
    /// Creates a bundle; called by the system.
    init()
}

/// Collects the statements of a bundle as widgets.
@resultBuilder
public enum WidgetBundleBuilder {
    /// Combines several widgets.
    public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> WidgetGroup {
        var widgets: [any Widget] = []
        repeat add(each content, to: &widgets)
        return WidgetGroup(widgets: widgets)
    }
    /// Adds a widget, or those of a group or of another bundle.
    private static func add(_ widget: some Widget, to widgets: inout [any Widget]) {
        if let group = widget as? WidgetGroup { widgets += group.widgets } else { widgets.append(widget) }
    }
    /// The widgets of another bundle, `OtherBundle().body`, or a widget.
    public static func buildExpression<Content: Widget>(_ widget: Content) -> Content { widget }
    /// The widgets of another bundle.
    public static func buildExpression(_ bundle: some WidgetBundle) -> WidgetGroup { buildBlock(bundle.body) }
    /// The widgets of an `if #available` block.
    public static func buildLimitedAvailability(_ widget: some Widget) -> WidgetGroup { buildBlock(widget) }
    /// The widgets of an `if` without `else`; none if the condition is false.
    public static func buildOptional(_ widget: WidgetGroup?) -> WidgetGroup { widget ?? WidgetGroup() }
}

/// Several widgets as one.
public struct WidgetGroup: Widget {
    /// The widgets, in source order.
    public let widgets: [any Widget]

    init(widgets: [any Widget]) { self.widgets = widgets }
    /// Creates an empty group.
    public init() { widgets = [] }
    /// The configurations of its widgets.
    public var body: WidgetGroupConfiguration { WidgetGroupConfiguration(widgets: widgets) }
}

/// The configurations of several widgets: the Live Activity of the first that has one.
public struct WidgetGroupConfiguration: WidgetConfiguration {
    let widgets: [any Widget]

    /// Traps: it stands for several.
    public var body: Never { preconditionFailure("several widgets have no single body") }
    /// The first Live Activity of the widgets.
    public var _activityConfiguration: Any? {
        func configuration(_ widget: some Widget) -> Any? { widget.body._activityConfiguration }
        return widgets.lazy.compactMap { configuration($0) }.first
    }
}
