/// The decoder of an ``Invention``: every field is there, whatever it is called.
struct InventingDecoder: Decoder {
    let invention: Invention
    let codingPath: [any CodingKey]
    /// What a single value is, instead of one that suits its name.
    var text: String?
    var number: Int?
    let userInfo: [CodingUserInfoKey: Any] = [:]

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(InventedFields<Key>(invention: invention, codingPath: codingPath))
    }
    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        InventedElements(invention: invention, codingPath: codingPath)
    }
    func singleValueContainer() throws -> any SingleValueDecodingContainer {
        InventedValue(invention: invention, codingPath: codingPath, text: text, number: number)
    }
}

/// A single value.
private struct InventedValue: SingleValueDecodingContainer {
    let invention: Invention
    let codingPath: [any CodingKey]
    let text: String?
    let number: Int?

    private var name: String { Invention.name(codingPath) }
    private var position: Int { Invention.position(codingPath) }

    func decodeNil() -> Bool { invention.isDeep(codingPath) }
    func decode(_ type: Bool.Type) -> Bool { invention.flag(name) }
    func decode(_ type: String.Type) -> String { text ?? invention.text(codingPath) }
    func decode(_ type: Double.Type) -> Double { number.map(Double.init) ?? invention.double(name, at: position) }
    func decode(_ type: Float.Type) -> Float { Float(decode(Double.self)) }
    func decode(_ type: Int.Type) -> Int { number ?? invention.integer(name, at: position) }
    func decode(_ type: Int8.Type) -> Int8 { Int8(clamping: decode(Int.self)) }
    func decode(_ type: Int16.Type) -> Int16 { Int16(clamping: decode(Int.self)) }
    func decode(_ type: Int32.Type) -> Int32 { Int32(clamping: decode(Int.self)) }
    func decode(_ type: Int64.Type) -> Int64 { Int64(decode(Int.self)) }
    func decode(_ type: Int128.Type) -> Int128 { Int128(decode(Int.self)) }
    func decode(_ type: UInt.Type) -> UInt { UInt(clamping: decode(Int.self)) }
    func decode(_ type: UInt8.Type) -> UInt8 { UInt8(clamping: decode(Int.self)) }
    func decode(_ type: UInt16.Type) -> UInt16 { UInt16(clamping: decode(Int.self)) }
    func decode(_ type: UInt32.Type) -> UInt32 { UInt32(clamping: decode(Int.self)) }
    func decode(_ type: UInt64.Type) -> UInt64 { UInt64(clamping: decode(Int.self)) }
    func decode(_ type: UInt128.Type) -> UInt128 { UInt128(clamping: decode(Int.self)) }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if let value = try plain(type) as? Value { return value }
        return try invention.value(of: type, at: codingPath)
    }

    /// A value of the types above, when they are asked for by a generic caller.
    private func plain(_ type: Any.Type) throws -> Any? {
        switch type {
        case is Bool.Type: decode(Bool.self)
        case is String.Type: decode(String.self)
        case is Double.Type: decode(Double.self)
        case is Float.Type: decode(Float.self)
        case let type as any FixedWidthInteger.Type: Self.clamped(decode(Int.self), to: type)
        default: nil
        }
    }

    private static func clamped<Number: FixedWidthInteger>(_ number: Int, to type: Number.Type) -> Any {
        Number(clamping: number)
    }
}

/// The fields of a value, all of which are there; the cases of an enum with values, one of which is; or the keys of a dictionary.
private struct InventedFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let invention: Invention
    let codingPath: [any CodingKey]

    /// The cases of AlarmKit's enums, which a guest's source need not spell.
    private static var casesOfModules: [String] {
        ["countdown", "paused", "alert", "custom", "scheduled", "alerting", "fixed", "relative", "never", "weekly"]
    }

    var allKeys: [Key] {
        guard "\(Key.self)".contains("DictionaryCodingKey") else { return aCase.map { [$0] } ?? [] }
        let keys = invention.rotated(invention.literals).compactMap(Key.init(stringValue:))
        if invention.isDeep(codingPath) { return [] }
        return keys.isEmpty ? ["one", "two"].compactMap(Key.init(stringValue:)) : Array(keys.prefix(24))
    }
    /// One of the cases that the source spells, and of those of the modules: another one for each variant.
    private var aCase: Key? {
        var names: Set<String> = []
        let cases = (invention.literals + Self.casesOfModules).compactMap(Key.init(stringValue:)).filter {
            names.insert($0.stringValue).inserted
        }
        return invention.cases.choose(from: cases, variant: invention.variant)
    }
    func contains(_ key: Key) -> Bool { true }
    func decodeNil(forKey key: Key) -> Bool {
        invention.isDeep(codingPath) || invention.isMissing(key.stringValue.lowercased())
    }

    private func value(_ key: Key) -> InventedValue {
        InventedValue(invention: invention, codingPath: codingPath + [key], text: nil, number: nil)
    }
    func decode(_ type: Bool.Type, forKey key: Key) -> Bool { value(key).decode(type) }
    func decode(_ type: String.Type, forKey key: Key) -> String { value(key).decode(type) }
    func decode(_ type: Double.Type, forKey key: Key) -> Double { value(key).decode(type) }
    func decode(_ type: Float.Type, forKey key: Key) -> Float { value(key).decode(type) }
    func decode(_ type: Int.Type, forKey key: Key) -> Int { value(key).decode(type) }
    func decode(_ type: Int8.Type, forKey key: Key) -> Int8 { value(key).decode(type) }
    func decode(_ type: Int16.Type, forKey key: Key) -> Int16 { value(key).decode(type) }
    func decode(_ type: Int32.Type, forKey key: Key) -> Int32 { value(key).decode(type) }
    func decode(_ type: Int64.Type, forKey key: Key) -> Int64 { value(key).decode(type) }
    func decode(_ type: Int128.Type, forKey key: Key) -> Int128 { value(key).decode(type) }
    func decode(_ type: UInt.Type, forKey key: Key) -> UInt { value(key).decode(type) }
    func decode(_ type: UInt8.Type, forKey key: Key) -> UInt8 { value(key).decode(type) }
    func decode(_ type: UInt16.Type, forKey key: Key) -> UInt16 { value(key).decode(type) }
    func decode(_ type: UInt32.Type, forKey key: Key) -> UInt32 { value(key).decode(type) }
    func decode(_ type: UInt64.Type, forKey key: Key) -> UInt64 { value(key).decode(type) }
    func decode(_ type: UInt128.Type, forKey key: Key) -> UInt128 { value(key).decode(type) }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try value(key).decode(type)
    }
    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        KeyedDecodingContainer(InventedFields<Nested>(invention: invention, codingPath: codingPath + [key]))
    }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        InventedElements(invention: invention, codingPath: codingPath + [key])
    }
    func superDecoder() throws -> any Decoder { InventingDecoder(invention: invention, codingPath: codingPath) }
    func superDecoder(forKey key: Key) throws -> any Decoder {
        InventingDecoder(invention: invention, codingPath: codingPath + [key])
    }
}

/// The elements of a list: three or more, or none where lists are nested deeply.
private struct InventedElements: UnkeyedDecodingContainer {
    let invention: Invention
    let codingPath: [any CodingKey]
    private(set) var currentIndex = 0

    init(invention: Invention, codingPath: [any CodingKey]) {
        (self.invention, self.codingPath) = (invention, codingPath)
    }

    var count: Int? { invention.isDeep(codingPath) ? 0 : invention.count(codingPath) }
    var isAtEnd: Bool { currentIndex >= count ?? 0 }

    private mutating func nextPath() -> [any CodingKey] {
        defer { currentIndex += 1 }
        return codingPath + [InventedPosition(intValue: currentIndex)]
    }
    mutating func decodeNil() -> Bool { false }
    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try InventedValue(invention: invention, codingPath: nextPath(), text: nil, number: nil).decode(type)
    }
    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
        KeyedDecodingContainer(InventedFields<Nested>(invention: invention, codingPath: nextPath()))
    }
    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        InventedElements(invention: invention, codingPath: nextPath())
    }
    mutating func superDecoder() throws -> any Decoder {
        InventingDecoder(invention: invention, codingPath: nextPath())
    }
}
