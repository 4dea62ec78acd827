/// Which cases of enums an ``Invention`` takes, so that an enum that contains itself, `indirect enum Node { case leaf, pair(Node, Node) }`,
/// ends. A class, because every container asks the same one.
final class CaseChoices {
    /// A type whose value is being made.
    private struct Choice {
        let type: ObjectIdentifier
        /// The number of its cases; zero until it is known to be an enum.
        var cases = 0
        /// How many of them were found to contain it again and again.
        var skipped = 0

        func isSameEnum(as type: ObjectIdentifier) -> Bool { cases > 0 && self.type == type }
    }

    private var open: [Choice] = []
    /// The most values that one was chosen from so far: as many variants differ.
    private(set) var most = 0
    /// The most values of a text or a number for which each has a variant: more are names of pictures and the like.
    private static let few = 8

    /// The value of a variant; `nil` if there are none. Each case of an enum has a variant, and each other value if there are few.
    func chosen<Value>(from values: [Value], variant: Int) -> Value? {
        guard let first = values.first else { return nil }
        if values.count <= Self.few || Mirror(reflecting: first).displayStyle == .enum {
            most = max(most, values.count)
        }
        return values[variant % values.count]
    }

    /// Whether a value is in an enum that is in one of the same type: lists and optional values end there.
    var isNested: Bool {
        open.contains { choice in open.count { $0.isSameEnum(as: choice.type) } > 1 }
    }

    /// A value of a type. Where the case of an enum contains the enum a third time, the next case is taken.
    func value<Value>(of type: Value.Type, _ make: () throws -> Value) throws -> Value {
        let identifier = ObjectIdentifier(type)
        guard open.count(where: { $0.isSameEnum(as: identifier) }) < 2 else { throw EndlessType() }
        let index = open.count
        open.append(Choice(type: identifier))
        defer { open.removeSubrange(index...) }
        while true {
            do {
                return try make()
            } catch let error as EndlessType {
                guard open[index].skipped + 1 < open[index].cases else { throw error }
                open[index].skipped += 1
            }
        }
    }

    /// The case that the enum whose value is being made takes in a variant.
    func choose<Key>(from cases: [Key], variant: Int) -> Key? {
        guard !cases.isEmpty else { return nil }
        // Of an enum with values it is known how many it has, and not yet the values.
        most = max(most, cases.count)
        let index = open.count - 1
        guard index >= 0 else { return cases[variant % cases.count] }
        open[index].cases = cases.count
        return cases[(variant + open[index].skipped) % cases.count]
    }
}

/// A type that contains itself without end.
struct EndlessType: Error, CustomStringConvertible {
    var description: String { "it contains itself without end" }
}
