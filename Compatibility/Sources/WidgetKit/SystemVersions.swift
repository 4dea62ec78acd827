import Presentations

/// The system for which the configurations of a guest are made. The source pass asks it where a body has `#available`.
public enum _IsletSystem {
    /// The version of iOS; `nil` for the newest. Default: the newest.
    public nonisolated(unsafe) static var version: Double?
    /// The versions that were asked for.
    public nonisolated(unsafe) static var asked: Set<Double> = []

    /// Whether the system has a version, as `#available(iOS 26, *)` asks.
    public static func has(_ version: Double) -> Bool {
        asked.insert(version)
        return self.version.map { $0 >= version } ?? true
    }
}

/// A configuration of whatever type: one of several that depend on the system.
public struct _IsletConfiguration: WidgetConfiguration {
    private let configuration: any WidgetConfiguration

    /// The same as another one.
    public init(_ configuration: any WidgetConfiguration) { self.configuration = configuration }
    /// The Live Activity of that one.
    public var _activityConfiguration: Any? { configuration._activityConfiguration }
}
