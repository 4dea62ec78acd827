/// A settings file that changes nothing: every key with its meaning and default, commented out.
enum SettingsTemplate {
    /// The file's text.
    static func text(_ vocabulary: SettingVocabulary) -> String {
        let head = """
            # Settings of Islet. Every line that begins with # is a comment; take the # away from a setting to choose it.
            # A flag of a command beats the environment variable, the variable beats this file.

            """
        return head
            + SettingDefinition.all.map { definition in
                """

                # \(definition.meaning.prefix(1).uppercased() + definition.meaning.dropFirst()).
                # It is \(definition.allowed(vocabulary)). Environment: \(definition.environmentName).
                # \(definition.key) = \(definition.text(.defaults))

                """
            }.joined()
    }
}
