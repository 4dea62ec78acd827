import CellUI
import Foundation

/// The colours and pictures that the description of a target for Expo's prebuild names. Their asset catalogue is made with the Xcode
/// project, and often kept in no repository.
///
/// Source: [expo-apple-targets](https://github.com/EvanBacon/expo-apple-targets), "Target config". It is a program, of which only what
/// is written in full is read: `colors: { $accent: "#FF6B35", card: { light: "#FFF", dark: "black" } }`.
struct ExpoTarget {
    /// The names of the file in a target's folder.
    static let fileNames: Set<String> = ["expo-target.config.js", "expo-target.config.json", "expo-target.config.ts"]

    /// The colours by name.
    private(set) var colors: [String: AssetCatalogue.ColorSet] = [:]
    /// The pictures by name, each with its path from the target's folder.
    private(set) var images: [String: String] = [:]
    /// The names of colours whose values are not written in full.
    private(set) var unread: [String] = []

    /// Reads a description.
    init(_ text: String) {
        var words = Words(text)
        for (name, value) in words.object(named: "colors") {
            if let set = Self.colorSet(value) { colors[name] = set } else { unread.append(name) }
        }
        for (name, value) in words.object(named: "images") {
            switch value {
            case .text(let path): images[name] = path
            case .object(let sizes):
                let best = ["3x", "2x", "1x"].lazy.compactMap { size in sizes.first { $0.name == size }?.value }.first
                if case .text(let path)? = best { images[name] = path }
            case .other: break
            }
        }
    }

    /// One colour for both appearances, or one for each; `color` and `darkColor` are the older names of `light` and `dark`.
    private static func colorSet(_ value: Value) -> AssetCatalogue.ColorSet? {
        switch value {
        case .text(let text): return components(text).map { AssetCatalogue.ColorSet(any: $0) }
        case .object(let fields):
            func color(_ names: String...) -> AssetCatalogue.Components? {
                for case .text(let text) in fields.filter({ names.contains($0.name) }).map(\.value) {
                    if let color = components(text) { return color }
                }
                return nil
            }
            guard let any = color("light", "color") else { return nil }
            return AssetCatalogue.ColorSet(any: any, dark: color("dark", "darkColor"))
        case .other: return nil
        }
    }

    /// A colour of CSS: hexadecimal digits, `rgb(255, 0, 0)`, `rgba(255, 0, 0, 0.5)` or a name.
    private static func components(_ text: String) -> AssetCatalogue.Components? {
        let text = text.lowercased().filter { !$0.isWhitespace }
        func color(_ bytes: [Double], opacity: Double) -> AssetCatalogue.Components {
            AssetCatalogue.Components(
                red: bytes[0] / 255, green: bytes[1] / 255, blue: bytes[2] / 255, opacity: opacity)
        }
        if let match = text.wholeMatch(of: /rgba?\(([0-9.]+),([0-9.]+),([0-9.]+)(?:,([0-9.]+))?\)/) {
            let bytes = [match.1, match.2, match.3].compactMap { Double($0) }
            return bytes.count == 3 ? color(bytes, opacity: match.4.flatMap { Double($0) } ?? 1) : nil
        }
        var digits = text.hasPrefix("#") ? String(text.dropFirst()) : names[text] ?? ""
        if digits.count == 3 || digits.count == 4 { digits = String(digits.flatMap { [$0, $0] }) }
        guard digits.count == 6 || digits.count == 8, let number = UInt32(digits, radix: 16) else { return nil }
        let (hex, alpha) = digits.count == 8 ? (number >> 8, Double(number & 255) / 255) : (number, 1)
        return color([16, 8, 0].map { Double(hex >> $0 & 255) }, opacity: alpha)
    }

    /// CSS's names of colours. Source: CSS Color Module Level 4, chapter 6.1.
    private static let names: [String: String] = {
        let words = table.split(whereSeparator: \.isWhitespace).map(String.init)
        return Dictionary(
            uniqueKeysWithValues: stride(from: 0, to: words.count, by: 2).map { (words[$0], words[$0 + 1]) })
    }()
    private static let table = """
        aliceblue F0F8FF antiquewhite FAEBD7 aqua 00FFFF aquamarine 7FFFD4 azure F0FFFF beige F5F5DC bisque FFE4C4
        black 000000 blanchedalmond FFEBCD blue 0000FF blueviolet 8A2BE2 brown A52A2A burlywood DEB887 cadetblue
        5F9EA0 chartreuse 7FFF00 chocolate D2691E coral FF7F50 cornflowerblue 6495ED cornsilk FFF8DC crimson DC143C
        cyan 00FFFF darkblue 00008B darkcyan 008B8B darkgoldenrod B8860B darkgray A9A9A9 darkgreen 006400 darkgrey
        A9A9A9 darkkhaki BDB76B darkmagenta 8B008B darkolivegreen 556B2F darkorange FF8C00 darkorchid 9932CC darkred
        8B0000 darksalmon E9967A darkseagreen 8FBC8F darkslateblue 483D8B darkslategray 2F4F4F darkslategrey 2F4F4F
        darkturquoise 00CED1 darkviolet 9400D3 deeppink FF1493 deepskyblue 00BFFF dimgray 696969 dimgrey 696969
        dodgerblue 1E90FF firebrick B22222 floralwhite FFFAF0 forestgreen 228B22 fuchsia FF00FF gainsboro DCDCDC
        ghostwhite F8F8FF gold FFD700 goldenrod DAA520 gray 808080 green 008000 greenyellow ADFF2F grey 808080
        honeydew F0FFF0 hotpink FF69B4 indianred CD5C5C indigo 4B0082 ivory FFFFF0 khaki F0E68C lavender E6E6FA
        lavenderblush FFF0F5 lawngreen 7CFC00 lemonchiffon FFFACD lightblue ADD8E6 lightcoral F08080 lightcyan
        E0FFFF lightgoldenrodyellow FAFAD2 lightgray D3D3D3 lightgreen 90EE90 lightgrey D3D3D3 lightpink FFB6C1
        lightsalmon FFA07A lightseagreen 20B2AA lightskyblue 87CEFA lightslategray 778899 lightslategrey 778899
        lightsteelblue B0C4DE lightyellow FFFFE0 lime 00FF00 limegreen 32CD32 linen FAF0E6 magenta FF00FF maroon
        800000 mediumaquamarine 66CDAA mediumblue 0000CD mediumorchid BA55D3 mediumpurple 9370DB mediumseagreen
        3CB371 mediumslateblue 7B68EE mediumspringgreen 00FA9A mediumturquoise 48D1CC mediumvioletred C71585
        midnightblue 191970 mintcream F5FFFA mistyrose FFE4E1 moccasin FFE4B5 navajowhite FFDEAD navy 000080 oldlace
        FDF5E6 olive 808000 olivedrab 6B8E23 orange FFA500 orangered FF4500 orchid DA70D6 palegoldenrod EEE8AA
        palegreen 98FB98 paleturquoise AFEEEE palevioletred DB7093 papayawhip FFEFD5 peachpuff FFDAB9 peru CD853F
        pink FFC0CB plum DDA0DD powderblue B0E0E6 purple 800080 rebeccapurple 663399 red FF0000 rosybrown BC8F8F
        royalblue 4169E1 saddlebrown 8B4513 salmon FA8072 sandybrown F4A460 seagreen 2E8B57 seashell FFF5EE sienna
        A0522D silver C0C0C0 skyblue 87CEEB slateblue 6A5ACD slategray 708090 slategrey 708090 snow FFFAFA
        springgreen 00FF7F steelblue 4682B4 tan D2B48C teal 008080 thistle D8BFD8 tomato FF6347 turquoise 40E0D0
        violet EE82EE wheat F5DEB3 white FFFFFF whitesmoke F5F5F5 yellow FFFF00 yellowgreen 9ACD32
        """
}

extension ExpoTarget {
    /// What an object of the description has under a name.
    fileprivate indirect enum Value {
        case text(String)
        case object([(name: String, value: Value)])
        /// What only the program knows.
        case other
    }

    /// The words, texts and signs of a program in JavaScript, without its comments.
    fileprivate struct Words {
        private enum Word: Equatable {
            case name(String), text(String), sign(Character)
        }

        private var words: [Word] = []
        private var position = 0

        init(_ text: String) {
            var rest = Substring(text)
            while let first = rest.first {
                if rest.hasPrefix("//") {
                    rest = rest.drop { !$0.isNewline }
                } else if rest.hasPrefix("/*") {
                    rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
                } else if first == "\"" || first == "'" || first == "`" {
                    let inside = rest.dropFirst().prefix { $0 != first && ($0 == "`" || first == "`" || !$0.isNewline) }
                    words.append(.text(String(inside)))
                    rest = rest.dropFirst(inside.count + 2)
                } else if Self.isInName(first) {
                    let name = rest.prefix(while: Self.isInName)
                    words.append(.name(String(name)))
                    rest = rest.dropFirst(name.count)
                } else {
                    if !first.isWhitespace { words.append(.sign(first)) }
                    rest.removeFirst()
                }
            }
        }

        private static func isInName(_ character: Character) -> Bool {
            character.isLetter || character.isNumber || character == "_" || character == "$"
        }

        /// The fields of the first object that has a name; none if there is no such object.
        mutating func object(named name: String) -> [(name: String, value: Value)] {
            let start = words.indices.first {
                (words[$0] == .name(name) || words[$0] == .text(name))
                    && words[($0 + 1)...].starts(with: [.sign(":"), .sign("{")])
            }
            guard let start else { return [] }
            position = start + 2
            guard case .object(let fields) = value(depth: 0) else { return [] }
            return fields
        }

        /// Objects deeper than this are of another program.
        private static let mostDepth = 1

        /// The value of a field.
        ///
        /// - Parameter depth: How many objects around it are read.
        private mutating func value(depth: Int) -> Value {
            guard position < words.count else { return .other }
            if words[position] == .sign("{"), depth <= Self.mostDepth {
                position += 1
                var fields: [(name: String, value: Value)] = []
                while position < words.count, words[position] != .sign("}") {
                    if position + 1 < words.count, words[position + 1] == .sign(":"), let name = name(words[position]) {
                        position += 2
                        fields.append((name, value(depth: depth + 1)))
                    } else {
                        _ = skipped()
                    }
                    if position < words.count, words[position] == .sign(",") { position += 1 }
                }
                position += 1
                return .object(fields)
            }
            guard case .text(let text) = words[position] else { return skipped() }
            position += 1
            // A text that is a part of something longer is not the value.
            let isWhole = position == words.count || words[position] == .sign(",") || words[position] == .sign("}")
            return isWhole && !text.contains("${") ? .text(text) : skipped()
        }

        private func name(_ word: Word) -> String? {
            switch word {
            case .name(let name), .text(let name): name
            case .sign: nil
            }
        }

        /// Goes on to the end of a field.
        private mutating func skipped() -> Value {
            var depth = 0
            while position < words.count {
                if case .sign(let sign) = words[position] {
                    if depth == 0, sign == "," || sign == "}" { break }
                    if "([{".contains(sign) { depth += 1 }
                    if ")]}".contains(sign) { depth -= 1 }
                }
                position += 1
            }
            return .other
        }
    }
}
