/// A settings file that changes nothing: every key with its meaning and default, commented out.
package enum SettingsTemplate {
    /// The file's text.
    package static func text(_ vocabulary: SettingVocabulary) -> String {
        let head = """
            # Settings of Islet. Every line that begins with # is a comment; remove the # from
            # a setting to set it. A command's flag takes precedence over the environment
            # variable, the variable over this file.

            """
        return head
            + SettingDefinition.all.map { definition in
                """

                # \(sentence(of: definition))
                \(comment("Values: \(definition.allowed(vocabulary)). Environment: \(definition.environmentName)."))
                \(entry(of: definition))

                """
            }.joined() + savedSitting
    }

    /// How to save a sitting, with an example.
    private static var savedSitting: String {
        let fields = SavedSittingField.all.map { "\($0.key) (\($0.meaning): \($0.allowed))" }.joined(separator: "; ")
        let example = SavedSittingField.all.filter { $0.key != "stages" }.map { "# \($0.key) = \($0.example)\n" }
            .joined()
        return """

            # A saved sitting: `islet sit morning` begins it, and so does its key in the start panel.
            \(comment("Every key is optional: \(fields)."))
            # [sittings.morning]
            \(example)
            """
    }

    /// A setting's meaning as a sentence.
    package static func sentence(of definition: SettingDefinition) -> String {
        definition.meaning.prefix(1).uppercased() + definition.meaning.dropFirst() + "."
    }

    /// A setting's commented-out entry; removing the # activates it.
    package static func entry(of definition: SettingDefinition) -> String {
        "# \(definition.key) = \(definition.text(.defaults))"
    }

    /// Line width of the file.
    private static let width = 90

    /// Wraps a text into comment lines at blanks, but not within quotation marks.
    private static func comment(_ text: String) -> String {
        var lines: [String] = []
        var line = "#"
        var word = ""
        var isQuoted = false
        for character in text + " " {
            if character == "\"" { isQuoted.toggle() }
            guard character == " ", !isQuoted else {
                word.append(character)
                continue
            }
            if line.count + 1 + word.count > width {
                lines.append(line)
                line = "#"
            }
            line += " " + word
            word = ""
        }
        return (lines + [line]).joined(separator: "\n")
    }
}
