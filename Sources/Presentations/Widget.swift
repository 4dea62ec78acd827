/// Something an app shows outside its own window; here, a Live Activity.
public protocol Widget {
    /// What describes it.
    associatedtype Body: WidgetConfiguration
    /// What describes it.
    var body: Body { get }
    /// A widget; the system makes it.
    init()
}

/// The description of a widget.
public protocol WidgetConfiguration {
    /// What this description is made of; `Never` for those that stand by themselves.
    associatedtype Body: WidgetConfiguration
    /// What this description is made of.
    var body: Body { get }
    /// The Live Activity described, as an ``ActivityConfiguration`` of any attributes; `nil` if it is another widget.
    var _activityConfiguration: Any? { get }
}

extension WidgetConfiguration {
    /// The Live Activity of the body.
    public var _activityConfiguration: Any? { body._activityConfiguration }
}

extension WidgetConfiguration where Body == Never {
    /// Descriptions that stand by themselves have no body.
    public var body: Never { preconditionFailure("\(Self.self) stands by itself and has no body") }
}

extension Never: WidgetConfiguration {
    /// There is no value of this type, hence no Live Activity.
    public var _activityConfiguration: Any? { nil }
}

extension Widget {
    /// The Live Activity that this widget describes for `attributes`; `nil` if it describes none, or one of others.
    public func activityConfiguration<Attributes: ActivityAttributes>(
        for attributes: Attributes.Type
    ) -> ActivityConfiguration<Attributes>? {
        body._activityConfiguration as? ActivityConfiguration<Attributes>
    }
}

/// All widgets of an app.
public protocol WidgetBundle {
    /// The widgets.
    associatedtype Body: Widget
    /// The widgets.
    @WidgetBundleBuilder var body: Body { get }
    /// A bundle; the system makes it.
    init()
}

/// Turns the statements of a bundle into its widgets.
@resultBuilder
public enum WidgetBundleBuilder {
    /// Several widgets.
    public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> WidgetGroup {
        var widgets: [any Widget] = []
        repeat widgets.append(each content)
        return WidgetGroup(widgets: widgets)
    }
    /// Widgets that need a newer system.
    public static func buildLimitedAvailability(_ widget: some Widget) -> WidgetGroup { WidgetGroup(widgets: [widget]) }
    /// Widgets under a condition.
    public static func buildOptional(_ widget: WidgetGroup?) -> WidgetGroup { widget ?? WidgetGroup() }
}

/// Several widgets as one.
public struct WidgetGroup: Widget {
    /// The widgets, in the order in which they were written.
    public let widgets: [any Widget]

    init(widgets: [any Widget]) { self.widgets = widgets }
    /// No widgets.
    public init() { widgets = [] }
    /// A group has no description of its own.
    public var body: Never { preconditionFailure("a group of widgets is described by its widgets") }
}
