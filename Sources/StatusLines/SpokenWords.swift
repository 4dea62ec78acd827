import CellUI
import Languages

extension SpokenWords {
    /// The words of the language in effect.
    static var ofThisLanguage: SpokenWords {
        SpokenWords(comma: Language.current.comma) { word in
            switch word {
            case .selected: localized("selected", "spoken")
            case .button: localized("button", "spoken")
            case .link: localized("link", "spoken")
            case .image: localized("image", "spoken")
            case .heading: localized("heading", "spoken")
            case .searchField: localized("search field", "spoken")
            case .toggle: localized("switch", "spoken")
            case .percent(let hundredths): localized("\(String(hundredths)) percent")
            }
        }
    }
}
