import CellUI

/// The source that Xcode generates for the names of an asset catalogue: `Color(.brandBlue)`, `Image(.logo)`, `Color.brandBlue`.
///
/// Only what the guest's source uses is made, so that a new picture in a catalogue does not compile everything again.
struct AssetSymbols {
    private var symbols = SymbolSource()

    /// The source; `nil` if nothing is used.
    var source: String? { symbols.source(importing: ["SwiftUI", "UIKit"]) }

    /// The symbols of a catalogue that sources use.
    init(of assets: AssetCatalogue, usedIn sources: [SwiftSource]) {
        let uses = Uses(sources)
        // `Background` and `BackgroundColor` have one symbol: it is the first one's, as Xcode has it.
        var known: Set<[String]> = []
        for name in assets.colors.keys.sorted() {
            guard let symbol = Symbol(name, dropping: "Color"), uses.members.contains(symbol.name),
                known.insert(["Color"] + symbol.spaces + [symbol.name]).inserted
            else { continue }
            symbols.declare(symbol, of: "ColorResource", "ColorResource(name: \(symbol.literal), bundle: .main)")
            guard symbol.spaces.isEmpty, !uses.declared.contains(symbol.name) else { continue }
            if uses.isStyle(symbol.name), !Self.colors.contains(symbol.name) {
                symbols.declare(symbol, of: "Color", "Color(\(symbol.literal))")
                symbols.add(
                    "extension ShapeStyle where Self == Color { static var \(symbol.quoted): Color { Color(\(symbol.literal)) } }"
                )
            }
            if uses.namesColors, !Self.isOfUIColor(symbol.name) {
                // `Color(.brand)` means the resource, as `Color` can be made of either.
                symbols.declare(
                    symbol, of: "UIColor", "UIColor(Color(\(symbol.literal)))", as: "@_disfavoredOverload ")
            }
        }
        for name in assets.images.keys.sorted() {
            guard let symbol = Symbol(name, dropping: "Image"), uses.members.contains(symbol.name),
                known.insert(["Image"] + symbol.spaces + [symbol.name]).inserted
            else { continue }
            symbols.declare(symbol, of: "ImageResource", "ImageResource(name: \(symbol.literal), bundle: .main)")
            if symbol.spaces.isEmpty, !uses.declared.contains(symbol.name),
                uses.namesImages
            {
                symbols.declare(symbol, of: "UIImage", "UIImage(named: \(symbol.literal))!")
            }
        }
    }

    /// The names of colours that `Color` has: Xcode makes no symbol in their place.
    private static let colors: Set<String> = [
        "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink",
        "primary", "purple", "red", "secondary", "teal", "white", "yellow",
    ]
    private static let kitColors: Set<String> = [
        "darkGray", "darkText", "label", "lightGray", "lightText", "link", "magenta", "opaqueSeparator",
        "placeholderText", "quaternaryLabel", "secondaryLabel", "separator", "tertiaryLabel", "tintColor",
    ]

    /// Whether `UIColor` has a colour of the name.
    private static func isOfUIColor(_ name: String) -> Bool {
        kitColors.contains(name) || name.hasPrefix("system") || name.contains("System")
            || colors.subtracting(["accentColor", "indigo", "mint", "pink", "primary", "secondary", "teal"]).contains(
                name)
    }

    /// How sources use names after a dot.
    struct Uses {
        /// Every name after a dot.
        private(set) var members: Set<String> = []
        /// Whether a colour of UIKit is named: `UIColor.brand`, `Color(uiColor: .brand)`.
        private(set) var namesColors = false
        /// Whether an image of UIKit is named: `UIImage.logo`, `Image(uiImage: .logo)`.
        private(set) var namesImages = false
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
                    if ["UIColor", "uiColor"].contains(name) { namesColors = true }
                    if ["UIImage", "uiImage"].contains(name) { namesImages = true }
                    if tokens[index - 1].isSign(".") {
                        members.insert(name)
                        let before = tokens[index - 2]
                        let opens = before.isSign("(") || before.isSign(":")
                        if !opens || index < 3 || !Self.resources.contains(tokens[index - 3].text) {
                            styles.insert(name)
                        }
                    } else if ["let", "var", "func"].contains(tokens[index - 1].text),
                        tokens[index - 2].isWord("static")
                    {
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

        /// - Parameter suffix: A word that is left out at the end, as Xcode leaves it out. Default: none.
        init?(_ entry: String, dropping suffix: String = "") {
            let parts = entry.split(separator: "/").map(String.init)
            guard let last = parts.last else { return nil }
            var name = Self.camelCase(last, startsUpper: false)
            if !suffix.isEmpty, name.hasSuffix(suffix), name.count > suffix.count {
                name = String(name.dropLast(suffix.count))
            }
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

/// Source that declares symbols, a line each.
struct SymbolSource {
    private var lines: [String] = []
    /// The types around symbols that are declared.
    private var spaces: Set<[String]> = []

    /// The source; `nil` if it is empty.
    func source(importing modules: [String]) -> String? {
        lines.isEmpty ? nil : (modules.map { "import \($0)" } + lines).map { $0 + "\n" }.joined()
    }

    /// Adds a line.
    mutating func add(_ line: String) { lines.append(line) }

    /// Declares a symbol as a static member of a type, in the types around it.
    ///
    /// - Parameters:
    ///   - attribute: An attribute, with a space after it. Default: none.
    ///   - parameters: Those of a function; `nil` for a variable. Default: `nil`.
    mutating func declare(
        _ symbol: AssetSymbols.Symbol, of type: String, _ value: String, as attribute: String = "",
        parameters: String? = nil
    ) {
        var path = [type]
        for space in symbol.spaces {
            let outer = path.joined(separator: ".")
            path.append(space)
            if spaces.insert(path).inserted { add("extension \(outer) { enum \(space) {} }") }
        }
        let head = parameters.map { "func \(symbol.quoted)(\($0)) -> \(type)" } ?? "var \(symbol.quoted): \(type)"
        add("extension \(path.joined(separator: ".")) { \(attribute)static \(head) { \(value) } }")
    }
}
