extension SwiftSource {
    /// What `--explain` prints of the word at `index` beside what changes nothing at all: what is drawn in some places, or in one language.
    func furtherNotes(at index: Int) -> [String] {
        [ringLabelNote(at: index), languageNote(at: index), filterNote(at: index)].compactMap(\.self)
    }

    /// What is said of the label in a ring, `ProgressView(value: 0.3) { … } currentValueLabel: { … }.progressViewStyle(.circular)`.
    private func ringLabelNote(at index: Int) -> String? {
        guard tokens[index].isWord("currentValueLabel"), index + 2 < tokens.count, tokens[index + 1].isSign(":"),
            tokens[max(0, index - 80)..<index].last(where: { $0.isWord("ProgressView") || $0.isWord("Gauge") })?
                .isWord("ProgressView") ?? false
        else { return nil }
        let end = (index..<min(index + 120, tokens.count)).first {
            tokens[$0].isWord("ProgressView") || tokens[$0].isWord("Gauge")
        }
        let rest = tokens[index..<(end ?? min(index + 120, tokens.count))]
        guard rest.contains(where: { $0.isWord("circular") || $0.isWord("CircularProgressViewStyle") }) else {
            return nil
        }
        return "currentValueLabel of a circular ProgressView is drawn only where the ring has room for it"
    }

    /// Foundation's formatters that have the words of one language here.
    private static let ofOneLanguage: Set<String> = [
        "DateComponentsFormatter", "ListFormatter", "RelativeDateTimeFormatter",
    ]

    private func languageNote(at index: Int) -> String? {
        guard tokens[index].kind == .word, Self.ofOneLanguage.contains(tokens[index].text),
            index + 1 < tokens.count, tokens[index + 1].isSign("(") || tokens[index + 1].isSign(".")
        else { return nil }
        return "\(tokens[index].text) writes English, whatever --locale says"
    }

    /// What is said of a filter by its name, `CIFilter(name: "CIBloom")`, or by its function, `CIFilter.gaussianBlur()`.
    private func filterNote(at index: Int) -> String? {
        let token = tokens[index]
        if token.kind == .literal, token.text.hasPrefix("CI"), index > 1,
            !AcceptedNames.drawnFilters.contains(token.text)
        {
            let isNamed = index > 3 && tokens[index - 2].isWord("name") && tokens[index - 4].isWord("CIFilter")
            guard isNamed || tokens[index - 2].isWord("applyingFilter") else { return nil }
        } else if token.kind != .word || !AcceptedNames.idleFilters.contains(token.text)
            || !tokens[max(0, index - 1)].isSign(".")
        {
            return nil
        }
        return "\(token.text) ignored: of Core Image's filters those of colours are drawn, QR codes and Code 128"
    }
}
