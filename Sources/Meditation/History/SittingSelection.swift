import Foundation

/// Which sittings of the log are meant; by default all of them.
public struct SittingFilter: Hashable, Sendable {
    /// Those that began at this instant or after; nil for no bound.
    public var since: Date?
    /// Those that began before this instant; nil for no bound.
    public var before: Date?
    /// Those of a method of this name, upper and lower case alike; nil for all. A name that is Islet's own means that of every language.
    public var methodName: String? { didSet { methodNames = methodName.map(OwnWords.names) } }
    /// All that ``methodName`` means, in lower case.
    private var methodNames: Set<String>?
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
        methodNames = methodName.map(OwnWords.names)
        self.type = type
        self.limit = limit
    }

    /// Whether a method's name is the one that is meant.
    public func matches(methodName name: String) -> Bool {
        methodNames?.contains(name.lowercased()) ?? true
    }
}

/// Identifiers as people type them: the beginning of a UUID, as far as it is needed.
public enum SittingIdentifier {
    /// The fewest characters that name a sitting, so that a slip of the finger seldom does.
    public static let shortest = 4

    /// How many characters tell all of `ids` apart, at least ``shortest``.
    public static func length(for ids: some Sequence<String>) -> Int {
        let sorted = ids.sorted()
        var length = shortest
        for (left, right) in zip(sorted, sorted.dropFirst()) where left != right {
            length = max(length, zip(left.utf8, right.utf8).prefix { $0 == $1 }.count + 1)
        }
        return length
    }

    /// The beginning of an identifier as the store has it, in upper case; nil for a text that cannot be one.
    public static func prefix(_ text: String) -> String? {
        let prefix = text.uppercased()
        guard (shortest...36).contains(prefix.utf8.count), prefix.allSatisfy({ $0.isHexDigit || $0 == "-" }) else {
            return nil
        }
        return prefix
    }
}
