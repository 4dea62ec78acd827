import GuestProtocol

/// The values that name images and colours: `Image(state.cover)`, `Color(state.line)`. An invented state takes the names that the
/// catalogue has.
extension ComparedTexts {
    /// What stands for the images of the catalogue among the texts of a value. It is one that no source can spell.
    package static let images = "\u{0}image"
    /// What stands for the colours of the catalogue.
    package static let colors = "\u{0}color"

    /// `Image(state.cover)` or `UIColor(named: state.line)`: the value is the name of an image or of a colour.
    mutating func readAsset(_ type: String, _ argument: [SwiftToken]) {
        let isNamed = argument.count > 2 && argument[0].isWord("named") && argument[1].isSign(":")
        let isPlain = !argument.contains { $0.isSign(":") }
        let mark: String
        switch type {
        case "Image" where isPlain, "UIImage" where isNamed: mark = Self.images
        case "Color" where isPlain, "UIColor" where isNamed: mark = Self.colors
        default: return
        }
        let value = isNamed ? argument.dropFirst(2) : argument[...]
        guard value.first?.kind == .word,
            value.allSatisfy({ $0.kind == .word || $0.isSign(".") || $0.isSign("?") || $0.isSign("!") }),
            let name = value.last(where: { $0.kind == .word })?.text.lowercased(),
            // An initializer of the app's own takes a number of a colour.
            mark == Self.images || !name.contains("hex")
        else { return }
        if literals[name]?.contains(mark) != true { literals[name, default: []].append(mark) }
    }

    /// The texts by the names of the values, with images and colours of the catalogue for the values that name them and are compared with
    /// nothing. A value that names both takes a name of both, if there is one.
    static func naming(
        images: [String], colors: [String], in texts: [String: [String]]
    ) -> [String: [String]] {
        texts.mapValues { own in
            let lists = [(Self.images, images), (Self.colors, colors)].filter { own.contains($0.0) }.map(\.1)
            guard let first = lists.first else { return own }
            let branches = own.filter { OrdinaryBranch($0) != nil }
            let others = own.filter {
                $0 != Self.images && $0 != Self.colors && NumberShare($0) == nil && OrdinaryBranch($0) == nil
                    && TextUse(rawValue: $0) == nil
            }
            guard others.isEmpty else { return others + branches }
            let shared = first.filter { name in lists.allSatisfy { $0.contains(name) } }
            return (shared.isEmpty ? first : shared) + branches
        }
    }
}
