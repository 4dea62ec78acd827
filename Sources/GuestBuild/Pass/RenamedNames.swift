/// Names of Foundation that a guest's source has and that mean something else here: what Foundation itself would read is not there.
enum RenamedNames {
    /// The types of Foundation among them, which a source may declare itself.
    static let types: Set<String> = ["DateFormatter", "DateIntervalFormatter", "Timer", "UserDefaults"]

    /// The name that replaces a word; `nil` if it stays. A name after a dot stays, and so does a type that is not called.
    ///
    /// - Parameter ownModules: The modules whose sources are the guest's: `Kit.Route` is `Guest.Route`.
    static func name(
        of word: String, at index: Int, in source: SwiftSource, ownModules: Set<String>
    ) -> String? {
        let tokens = source.tokens
        guard index + 2 < tokens.count else { return nil }
        let isCalled = tokens[index + 1].isSign("(")
        if word == "localizedStringWithFormat", isCalled, index > 1, tokens[index - 2].isWord("String") {
            return "isletStringWithFormat"
        }
        if let name = nameOfInformation(of: word, at: index, in: tokens) { return name }
        guard index == 0 || !tokens[index - 1].isSign(".") else { return nil }
        switch word {
        case "String": return isCalled && tokens[index + 2].isWord("format") ? "isletString" : nil
        case "NSLocalizedString": return isCalled ? "isletLocalizedString" : nil
        case "DateFormatter":
            // Only where words for near days are wanted: Foundation's writes everything else.
            return tokens.contains { $0.isWord("doesRelativeDateFormatting") } ? "GuestDateFormatter" : nil
        case "DateIntervalFormatter": return "GuestDateIntervalFormatter"
        case "Timer": return isCalled && tokens[index + 2].isSign(")") ? "isletIdleTimer" : nil
        case "UserDefaults" where isCalled: return "GuestDefaults.named"
        case "UserDefaults" where tokens[index + 1].isSign(".") && tokens[index + 2].isWord("standard"):
            return "GuestDefaults"
        default:
            // `SwiftUICore.Color`: a type by its module. An app may well have symbols of its own.
            guard tokens[index + 1].isSign("."), word != "Symbols" else { return nil }
            if ownModules.contains(word), index == 0 || tokens[index - 1].text != "import" {
                return SourcePass.moduleName
            }
            return SourcePass.standIn(for: word)
        }
    }

    /// `object(forInfoDictionaryKey:)` and `infoDictionary?[…]` of a bundle: Islet says which key is missing.
    private static func nameOfInformation(of word: String, at index: Int, in tokens: [SwiftToken]) -> String? {
        switch word {
        case "object" where tokens[index + 2].isWord("forInfoDictionaryKey"):
            return index > 0 && tokens[index - 1].isWord("func") ? nil : "isletObject"
        case "infoDictionary" where tokens[index + 2].isSign("["):
            return tokens[index + 1].isSign("?") || tokens[index + 1].isSign("!") ? "isletInformation" : nil
        default: return nil
        }
    }
}

extension SwiftSource {
    /// Whether a word begins a `ForEach` of a `PreviewProvider`, which nothing draws: its views are made at once.
    func isPreviewList(_ index: Int, in declaration: SwiftDeclaration) -> Bool {
        tokens[index].isWord("ForEach") && declaration.inherited.contains("PreviewProvider")
            && index + 1 < tokens.count && tokens[index + 1].isSign("(") && !tokens[index - 1].isSign(".")
    }
}
