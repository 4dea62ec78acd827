import Languages

extension Shell {
    /// Whether a typed answer is a yes, in English or in the language in effect. `nil`, the end of the input, is a no.
    package func isYes(_ answer: String?) -> Bool {
        ["y", "yes", localized("y", "yes")].contains(answer?.trimmed.lowercased())
    }
}
