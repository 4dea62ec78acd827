import Foundation

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
