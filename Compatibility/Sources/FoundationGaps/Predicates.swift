import Foundation

// What Foundation says in formats and keys. Linux has neither the format of predicates nor the values of keys.

extension NSPredicate {
    private static let form =
        #/^\s*SELF\s+(MATCHES|CONTAINS|BEGINSWITH|ENDSWITH|LIKE|==|=)\s*(\[[cd]*\])?\s*(%@|'[^']*'|"[^"]*")\s*$/#
        .ignoresCase()

    /// A text that is compared with another: `SELF MATCHES %@`. Any other format is true of everything: nothing is fetched here.
    public convenience init(format: String, argumentArray: [Any]?) {
        guard let match = format.firstMatch(of: Self.form) else {
            self.init(value: true)
            return
        }
        let operation = match.1.uppercased()
        let isCaseless = match.2?.contains("c") == true
        let other = match.3 == "%@" ? argumentArray?.first as? String ?? "" : String(match.3.dropFirst().dropLast())
        self.init { object, _ in
            guard let text = object as? String else { return false }
            var options: String.CompareOptions = isCaseless ? .caseInsensitive : []
            switch operation {
            case "MATCHES", "LIKE":
                options.formUnion([.regularExpression, .anchored])
                let pattern =
                    operation == "MATCHES"
                    ? other
                    : NSRegularExpression.escapedPattern(for: other).replacingOccurrences(of: "\\*", with: ".*")
                        .replacingOccurrences(of: "\\?", with: ".")
                return text.range(of: pattern, options: options) == text.startIndex..<text.endIndex
            case "CONTAINS": return text.range(of: other, options: options) != nil
            case "BEGINSWITH": return text.range(of: other, options: options.union(.anchored)) != nil
            case "ENDSWITH": return text.range(of: other, options: options.union([.anchored, .backwards])) != nil
            default: return text.compare(other, options: options) == .orderedSame
            }
        }
    }
    public convenience init(format: String, _ arguments: CVarArg...) {
        self.init(format: format, argumentArray: arguments.map { $0 as Any })
    }
}

extension NSSortDescriptor {
    /// Sorts by a value that may be missing, as those of Core Data: what has none is first.
    public convenience init<Root, Value: Comparable>(keyPath: KeyPath<Root, Value?>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending) { one, other in
            switch (one as? Value, other as? Value) {
            case (nil, nil): .orderedSame
            case (nil, _): .orderedAscending
            case (_, nil): .orderedDescending
            case (let one?, let other?):
                one < other ? .orderedAscending : one == other ? .orderedSame : .orderedDescending
            }
        }
    }
    /// Accepted: objects have no keys here, so that it keeps their order.
    public convenience init(key: String?, ascending: Bool) {
        self.init(keyPath: \NSObject.self, ascending: ascending) { _, _ in .orderedSame }
    }
    /// Accepted: objects have no keys here, so that it keeps their order.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        self.init(key: key, ascending: ascending)
    }
}

/// Accepted: finds nothing.
public final class NSDataDetector: @unchecked Sendable {
    public let checkingTypes: UInt64
    public init(types: UInt64) throws { checkingTypes = types }
    public func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] { [] }
    public func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { nil }
    public func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { 0 }
    public func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<Bool>) -> Void
    ) {}
}
extension NSTextCheckingResult {
    public var url: URL? { nil }
    public var phoneNumber: String? { nil }
    public var date: Date? { nil }
}

extension NSSortDescriptor {
    /// One without a key: nothing is fetched here.
    public convenience init<Compared>(_ descriptor: SortDescriptor<Compared>) {
        self.init(key: nil, ascending: descriptor.order == .forward)
    }
}
