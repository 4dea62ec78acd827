/// What can stand in a snapshot as itself, and how the rest is told.
enum SnapshotEscape {
    /// Whether a scalar is seen and never joins its neighbour, by its range alone: ASCII, box drawing and blocks, Braille.
    static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20..<0x7F: scalar.value != 0x5C
        case 0x2500...0x259F, 0x2800...0x28FF: true
        default: false
        }
    }

    /// Whether a cluster is one in a text where `last` stands before it and a bar may follow, and is seen there.
    static func standsAlone(_ glyph: Glyph, after last: Glyph?) -> Bool {
        let cluster = glyph.graphemeCluster
        if cluster == "\\" || ((last?.graphemeCluster ?? "│") + cluster).count != 2 || (cluster + "│").count != 2 {
            return false
        }
        guard let scalar = glyph.scalar else {
            return !cluster.unicodeScalars.contains { $0.properties.generalCategory == .control }
        }
        return switch scalar.properties.generalCategory {
        case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
            .unassigned, .nonspacingMark, .enclosingMark:
            false
        default: true
        }
    }

    /// The scalars of a cluster in hexadecimal: `65 301`.
    static func scalars(_ cluster: String) -> String {
        cluster.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
    }

    /// The cluster that `words` tell; `nil` if a word is no scalar or the whole is not one cluster.
    static func cluster(_ words: some Sequence<Substring>) -> Character? {
        var text = ""
        for word in words {
            guard let value = UInt32(word, radix: 16), let scalar = Unicode.Scalar(value) else { return nil }
            text.unicodeScalars.append(scalar)
        }
        return text.count == 1 ? text.first : nil
    }

    /// A phrase in one line: what would break it is written `\u{…}`, and a backslash `\\`.
    static func line(_ phrase: String) -> String {
        var line = ""
        for scalar in phrase.unicodeScalars {
            switch scalar {
            case "\\": line += "\\\\"
            case "\u{0}"..."\u{1F}", "\u{85}", "\u{2028}", "\u{2029}":
                line += "\\u{\(String(scalar.value, radix: 16))}"
            default: line.unicodeScalars.append(scalar)
            }
        }
        return line
    }

    /// The phrase that a line tells; `nil` if a backslash in it begins nothing known.
    static func phrase(_ line: Substring) -> String? {
        guard line.contains("\\") else { return String(line) }
        var phrase = ""
        var rest = line
        while let slash = rest.firstIndex(of: "\\") {
            phrase += rest[..<slash]
            rest = rest[rest.index(after: slash)...]
            if rest.first == "\\" {
                phrase += "\\"
                rest.removeFirst()
            } else if rest.hasPrefix("u{"), let end = rest.firstIndex(of: "}"),
                let value = UInt32(rest.dropFirst(2)[..<end], radix: 16), let scalar = Unicode.Scalar(value)
            {
                phrase.unicodeScalars.append(scalar)
                rest = rest[rest.index(after: end)...]
            } else {
                return nil
            }
        }
        return phrase + rest
    }
}
