import Languages

/// What a method that is a breath is called in a language. The words are here and not in the catalogue, because a name paces the sitting
/// in every language: a log, a saved sitting or a server may be older than the choice of the language.
struct BreathName {
    /// The name of four parts of four seconds.
    let box: String
    /// The name of five seconds in and five out.
    let coherent: String
    /// What stands before the seconds of another pattern.
    let before: String
    /// What stands behind them.
    let behind: String

    /// The names in a language.
    init(in language: Language) {
        (box, coherent, before, behind) =
            switch language {
            case .english: ("Box breathing", "Coherent breathing", "", " breathing")
            case .german: ("Box-Atmung", "Kohärente Atmung", "", "-Atmung")
            case .french: ("Respiration carrée", "Respiration cohérente", "Respiration ", "")
            case .spanish: ("Respiración cuadrada", "Respiración coherente", "Respiración ", "")
            case .japanese: ("ボックス呼吸", "コヒーレント呼吸", "", "呼吸")
            }
    }

    /// The pattern that a method's name in lower case says, as it is typed: `box` in `box breathing` and in `respiration carrée`. The name
    /// itself if it is in none of the languages.
    static func pattern(in methodName: String) -> String {
        for language in Language.allCases {
            let name = BreathName(in: language)
            if methodName == name.box.lowercased() { return "box" }
            if methodName == name.coherent.lowercased() { return "coherent" }
            let (before, behind) = (name.before.lowercased(), name.behind.lowercased())
            if methodName.hasPrefix(before), methodName.hasSuffix(behind),
                methodName.count > before.count + behind.count
            {
                return String(methodName.dropFirst(before.count).dropLast(behind.count))
            }
        }
        return methodName
    }
}
