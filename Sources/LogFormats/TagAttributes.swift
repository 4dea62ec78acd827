/// The attributes of an XML start tag, with the entities of their values resolved.
struct TagAttributes {
    private var values: [String: String] = [:]

    /// Reads `<Name key="value" …>`. What is not of this form is passed over.
    init(_ tag: some Collection<UInt8>) {
        let scalars = Array(String(decoding: tag, as: UTF8.self).unicodeScalars)
        var index = scalars.firstIndex { $0.properties.isWhitespace } ?? scalars.count
        while index < scalars.count {
            guard let equals = scalars[index...].firstIndex(of: "=") else { break }
            // A name with a blank in it has its last word for a name.
            let name = scalars[index..<equals].split { $0.properties.isWhitespace }.last ?? []
            guard let open = scalars[equals...].firstIndex(where: { $0 == "\"" || $0 == "'" }),
                let close = scalars[(open + 1)...].firstIndex(of: scalars[open])
            else { break }
            let key = String(String.UnicodeScalarView(name))
            if values[key] == nil { values[key] = Self.resolved(scalars[(open + 1)..<close]) }
            index = close + 1
        }
    }

    /// The value of an attribute; nil if there is none.
    subscript(_ name: String) -> String? { values[name] }

    private static let entities: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
    ]

    private static func resolved(_ text: ArraySlice<Unicode.Scalar>) -> String {
        var result = String.UnicodeScalarView()
        var index = text.startIndex
        while index < text.endIndex {
            if text[index] == "&", let end = text[index...].prefix(12).firstIndex(of: ";"),
                let scalar = scalar(String(String.UnicodeScalarView(text[(index + 1)..<end])))
            {
                result.append(scalar)
                index = end + 1
            } else {
                result.append(text[index])
                index += 1
            }
        }
        return String(result)
    }

    private static func scalar(_ entity: String) -> Unicode.Scalar? {
        if let named = entities[entity] { return named }
        guard entity.hasPrefix("#") else { return nil }
        let digits = entity.dropFirst()
        let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap(Unicode.Scalar.init)
    }
}
