/// A dictionary whose keys are not texts, as `[Stage: Date]`: it is decoded as a list of keys and values in turn, or by numbers.
protocol InventedDictionary {
    /// A dictionary of some keys; `nil` where the keys are texts: the source spells those.
    static func invented(by invention: Invention, at path: [any CodingKey]) throws -> Any?
}

extension Dictionary: InventedDictionary where Key: Decodable, Value: Decodable {
    static func invented(by invention: Invention, at path: [any CodingKey]) throws -> Any? {
        guard Key.self != String.self else { return nil }
        guard !invention.isDeep(path) else { return [Key: Value]() }
        var dictionary: [Key: Value] = [:]
        for (index, key) in try invention.keys(Key.self, at: path).enumerated() {
            dictionary[key] = try invention.value(of: Value.self, at: path + [InventedPosition(intValue: index)])
        }
        return dictionary
    }
}

/// The position of an element, which has no name.
struct InventedPosition: CodingKey {
    let intValue: Int?
    var stringValue: String { "\(intValue ?? 0)" }
    init(intValue: Int) { self.intValue = intValue }
    init?(stringValue: String) { nil }
}

extension Invention {
    /// The most keys of a dictionary whose keys are no enum that lists its cases.
    private static let mostKeys = 3

    /// Keys of a dictionary: all cases, or those that the source's texts and small numbers are.
    fileprivate func keys<Key: Decodable & Hashable>(_ type: Key.Type, at path: [any CodingKey]) throws -> [Key] {
        if let type = type as? any CaseIterable.Type, let cases = Self.all(type) as? [Key], !cases.isEmpty {
            return cases
        }
        var keys: [Key] = []
        func add(text: String? = nil, number: Int? = nil) {
            guard keys.count < Self.mostKeys,
                let key = try? Key(from: decoder(at: path, text: text, number: number)), !keys.contains(key)
            else { return }
            keys.append(key)
        }
        // A number is the same whatever the text is.
        if !(type is any FixedWidthInteger.Type) { literals.prefix(Self.mostLiterals).forEach { add(text: $0) } }
        (1...Self.mostKeys).forEach { add(number: $0) }
        return keys.isEmpty ? [try value(of: type, at: path)] : keys
    }

    private static func all<Cases: CaseIterable>(_ type: Cases.Type) -> Any { Array(type.allCases) }
}
