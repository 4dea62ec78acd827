/// Which clusters appear in a snapshot as themselves, and the escaping of the others.
enum SnapshotEscape {
    /// Whether a scalar is visible and never joins its neighbour, decided by range: ASCII, box drawing and blocks, Braille.
    static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20..<0x7F: scalar.value != 0x5C
        case 0x2500...0x259F, 0x2800...0x28FF: true
        default: false
        }
    }

    /// Whether a cluster is visible and stays separate between `last` and a following bar.
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

    /// The cluster of the scalars in `words`; `nil` if a word is not a scalar or the result is not a single cluster.
    static func cluster(_ words: some Sequence<Substring>) -> Character? {
        var text = ""
        for word in words {
            guard let value = UInt32(word, radix: 16), let scalar = Unicode.Scalar(value) else { return nil }
            text.unicodeScalars.append(scalar)
        }
        return text.count == 1 ? text.first : nil
    }

    /// Escapes a phrase to fit on one line: control characters and line breaks as `\u{…}`, a backslash as `\\`.
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

    /// Unescapes a phrase; `nil` if it contains an unknown escape.
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
