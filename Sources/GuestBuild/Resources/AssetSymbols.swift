import CellUI

/// The source that Xcode generates for the names of an asset catalogue: `Color(.brandBlue)`, `Image(.logo)`, `Color.brandBlue`.
///
/// Only what the guest's source uses is made, so that a new picture in a catalogue does not compile everything again.
struct AssetSymbols {
    private var lines: [String] = []

    /// The source; `nil` if nothing is used.
    var source: String? {
        lines.isEmpty ? nil : "import SwiftUI\nimport UIKit\n" + lines.map { $0 + "\n" }.joined()
    }

    /// The symbols of a catalogue that sources use.
    init(of assets: AssetCatalogue, usedIn sources: [SwiftSource]) {
        let uses = Uses(sources)
        // `Background` and `BackgroundColor` have one symbol: it is the first one's, as Xcode has it.
        var known: Set<[String]> = []
        for name in assets.colors.keys.sorted() {
            guard let symbol = Symbol(name, dropping: "Color"), uses.members.contains(symbol.name),
                known.insert(["Color"] + symbol.spaces + [symbol.name]).inserted
            else { continue }
            lines.append(
                symbol.declaration(of: "ColorResource", "ColorResource(name: \(symbol.literal), bundle: .main)"))
            guard symbol.spaces.isEmpty, !uses.declared.contains(symbol.name) else { continue }
            if uses.isStyle(symbol.name) {
                lines.append(symbol.declaration(of: "Color", "Color(\(symbol.literal))"))
                lines.append(
                    "extension ShapeStyle where Self == Color { static var \(symbol.quoted): Color { Color(\(symbol.literal)) } }"
                )
            }
            if uses.qualified.contains("UIColor.\(symbol.name)") {
                lines.append(symbol.declaration(of: "UIColor", "UIColor(Color(\(symbol.literal)))"))
            }
        }
        for name in assets.images.keys.sorted() {
            guard let symbol = Symbol(name, dropping: "Image"), uses.members.contains(symbol.name),
                known.insert(["Image"] + symbol.spaces + [symbol.name]).inserted
            else { continue }
            lines.append(
                symbol.declaration(of: "ImageResource", "ImageResource(name: \(symbol.literal), bundle: .main)"))
            if symbol.spaces.isEmpty, !uses.declared.contains(symbol.name),
                uses.qualified.contains("UIImage.\(symbol.name)")
            {
                lines.append(symbol.declaration(of: "UIImage", "UIImage(named: \(symbol.literal))!"))
            }
        }
    }

    /// How sources use names after a dot.
    private struct Uses {
        /// Every name after a dot.
        private(set) var members: Set<String> = []
        /// With the word before the dot: `Color.brand`.
        private(set) var qualified: Set<String> = []
        /// Names after a dot that is not the first thing in `Color(…)` and its kin.
        private var styles: Set<String> = []
        /// Names that the sources declare with `static`.
        private(set) var declared: Set<String> = []

        private static let resources: Set<String> = ["Color", "UIColor", "Image", "UIImage", "resource"]

        init(_ sources: [SwiftSource]) {
            for source in sources {
                let tokens = source.tokens
                for index in tokens.indices where tokens[index].kind == .word && index > 1 {
                    let name = tokens[index].text
                    if tokens[index - 1].isSign(".") {
                        members.insert(name)
                        let before = tokens[index - 2]
                        if before.kind == .word { qualified.insert("\(before.text).\(name)") }
                        let opens = before.isSign("(") || before.isSign(":")
                        if !opens || index < 3 || !Self.resources.contains(tokens[index - 3].text) {
                            styles.insert(name)
                        }
                    } else if ["let", "var"].contains(tokens[index - 1].text), tokens[index - 2].isWord("static") {
                        declared.insert(name)
                    }
                }
            }
        }

        func isStyle(_ name: String) -> Bool { styles.contains(name) }
    }

    /// The name in Swift of an entry of a catalogue.
    struct Symbol {
        /// The types around it, one for each folder with a namespace.
        let spaces: [String]
        let name: String
        /// The entry's name as a string literal.
        let literal: String

        /// - Parameter suffix: A word that is left out at the end, as Xcode leaves it out.
        init?(_ entry: String, dropping suffix: String) {
            let parts = entry.split(separator: "/").map(String.init)
            guard let last = parts.last else { return nil }
            var name = Self.camelCase(last, startsUpper: false)
            if name.hasSuffix(suffix), name.count > suffix.count { name = String(name.dropLast(suffix.count)) }
            guard let first = name.first else { return nil }
            self.name = first.isNumber ? "_" + name : name
            spaces = parts.dropLast().map { Self.camelCase($0, startsUpper: true) }
            literal = GuestEntry.literal(entry)
        }

        /// The name, in backticks if it is a word of the language.
        var quoted: String { Self.keywords.contains(name) ? "`\(name)`" : name }

        private static let keywords: Set<String> = [
            "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
            "false", "for", "func", "guard", "if", "import", "in", "init", "internal", "is", "let", "nil", "operator",
            "private", "protocol", "public", "repeat", "return", "self", "static", "struct", "subscript", "super",
            "switch", "throw", "throws", "true", "try", "var", "where", "while",
        ]

        func declaration(of type: String, _ value: String) -> String {
            let open = spaces.map { "enum \($0) { " }.joined()
            let close = spaces.map { _ in " }" }.joined()
            return "extension \(type) { \(open)static var \(quoted): \(type) { \(value) }\(close) }"
        }

        private static func camelCase(_ text: String, startsUpper: Bool) -> String {
            let words = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
            return words.enumerated().map { index, word in
                if index > 0 || startsUpper { return word.prefix(1).uppercased() + word.dropFirst() }
                // Capitals at the start become small, but for the one that begins the next word: URLIcon, urlIcon.
                let capitals = word.prefix { $0.isUppercase }.count
                let count = capitals > 1 && capitals < word.count ? capitals - 1 : capitals
                return word.prefix(count).lowercased() + word.dropFirst(count)
            }.joined()
        }
    }
}
