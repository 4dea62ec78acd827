import Foundation

/// Which sittings of the log are meant; by default all of them.
public struct SittingFilter: Hashable, Sendable {
    /// Those that began at this instant or after; nil for no bound.
    public var since: Date?
    /// Those that began before this instant; nil for no bound.
    public var before: Date?
    /// Those of a method of this name, upper and lower case alike; nil for all.
    public var methodName: String?
    /// Those of a type; nil for all.
    public var type: SessionType?
    /// The maximum number to keep, newest first; nil for all.
    public var limit: Int?

    /// A filter with everything given.
    public init(
        since: Date? = nil, before: Date? = nil, methodName: String? = nil, type: SessionType? = nil, limit: Int? = nil
    ) {
        self.since = since
        self.before = before
        self.methodName = methodName
        self.type = type
        self.limit = limit
    }

    /// Whether a method's name is the one that is meant.
    public func matches(methodName name: String) -> Bool {
        methodName.map { $0.lowercased() == name.lowercased() } ?? true
    }
}
