import Languages

/// A settings file that changes nothing: every key with its meaning and default, commented out, in the language in effect.
package enum SettingsTemplate {
    /// The file's text.
    package static func text(_ vocabulary: SettingVocabulary) -> String {
        let head = localized(
            "Settings of Islet. Every line that begins with # is a comment; remove the # from a setting to set it. A command's flag takes precedence over the environment variable, the variable over this file."
        )
        return comment(head) + "\n"
            + SettingDefinition.all.map { definition in
                """

                # \(sentence(of: definition))
                \(comment(values(of: definition, vocabulary)))
                \(entry(of: definition))

                """
            }.joined() + savedSitting
    }

    /// The allowed values of a setting, and its environment variable.
    private static func values(of definition: SettingDefinition, _ vocabulary: SettingVocabulary) -> String {
        let allowed = localized(Phrase(definition.allowed(vocabulary)))
        return localized("Values: \(allowed). Environment: \(definition.environmentName).")
    }

    /// How to save a sitting, with an example.
    private static var savedSitting: String {
        let fields = SavedSittingField.all.map { field in
            "\(field.key) (\(localized(Phrase(field.meaning))): \(localized(Phrase(field.allowed))))"
        }.joined(separator: "; ")
        let head = localized(
            "A saved sitting: `islet sit morning` begins it, and so does its key in the start panel.")
        let example = SavedSittingField.all.filter { $0.key != "stages" }.map { "# \($0.key) = \($0.example)\n" }
            .joined()
        return """

            \(comment(head))
            \(comment(localized("Every key is optional: \(fields).")))
            # [sittings.morning]
            \(example)
            """
    }

    /// A setting's meaning as a sentence.
    package static func sentence(of definition: SettingDefinition) -> String {
        // It is in the catalogue by hand; one that is not stays English.
        let meaning = localized(Phrase(definition.meaning))
        let sentence = meaning.prefix(1).uppercased() + meaning.dropFirst()
        return localized("\(sentence).")
    }

    /// Whether a file has the explanation of a setting, in any language.
    static func explains(_ definition: SettingDefinition, in text: String) -> Bool {
        Language.allCases.contains { language in
            Language.with(language) { text.contains("# \(sentence(of: definition))") }
        }
    }

    /// A setting's commented-out entry; removing the # activates it.
    package static func entry(of definition: SettingDefinition) -> String {
        "# \(definition.key) = \(definition.text(.defaults))"
    }

    /// Line width of the file.
    private static let width = 90

    /// Wraps a text into comment lines at blanks and behind Japanese stops, but not within quotation marks.
    private static func comment(_ text: String) -> String {
        var lines: [String] = []
        var line = "#"
        var word = ""
        var gap = " "
        var isQuoted = false
        for character in text + " " {
            if character == "\"" { isQuoted.toggle() }
            let isStop = character == "、" || character == "。"
            if character != " " || isQuoted { word.append(character) }
            guard character == " " || isStop, !isQuoted else { continue }
            if columns(line) + gap.count + columns(word) > width {
                lines.append(line)
                (line, gap) = ("#", " ")
            }
            line += gap + word
            (word, gap) = ("", isStop ? "" : " ")
        }
        return (lines + [line]).joined(separator: "\n")
    }

    /// The columns of a text in an editor, where Japanese characters take two.
    private static func columns(_ text: String) -> Int {
        text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 1 : 2) }
    }
}
