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
        repeat widgets.append(each content)
        return WidgetGroup(widgets: widgets)
    }
    /// The widgets of an `if #available` block.
    public static func buildLimitedAvailability(_ widget: some Widget) -> WidgetGroup { WidgetGroup(widgets: [widget]) }
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
    /// Traps: a group has no configuration of its own.
    public var body: Never { preconditionFailure("a group of widgets is described by its widgets") }
}
