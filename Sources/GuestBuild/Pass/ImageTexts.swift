import GuestProtocol

/// The values that name images: `Image(state.cover)`. An invented state takes the names that the catalogue has.
extension ComparedTexts {
    /// What stands for the images of the catalogue among the texts of a value. It is one that no source can spell.
    package static let images = "\u{0}image"

    /// `Image(state.cover)` or `UIImage(named: state.cover)`: the value is the name of an image.
    mutating func readImage(_ type: String, _ argument: [SwiftToken]) {
        let isNamed = argument.count > 2 && argument[0].isWord("named") && argument[1].isSign(":")
        guard type == "Image" && !argument.contains(where: { $0.isSign(":") }) || type == "UIImage" && isNamed else {
            return
        }
        let value = isNamed ? argument.dropFirst(2) : argument[...]
        guard value.first?.kind == .word,
            value.allSatisfy({ $0.kind == .word || $0.isSign(".") || $0.isSign("?") || $0.isSign("!") }),
            let name = value.last(where: { $0.kind == .word })?.text.lowercased()
        else { return }
        if literals[name]?.contains(Self.images) != true { literals[name, default: []].append(Self.images) }
    }

    /// The texts by the names of the values, with images of the catalogue for the values that name images and are compared with nothing.
    static func naming(_ names: [String], in texts: [String: [String]]) -> [String: [String]] {
        texts.mapValues { own in
            guard own.contains(images) else { return own }
            let others = own.filter { $0 != images && NumberShare($0) == nil }
            return others.isEmpty ? names : others
        }
    }
}
