extension String {
    /// The text without white space and line ends around it.
    package var trimmed: String {
        var text = self[...]
        while text.last?.isWhitespace == true { text.removeLast() }
        while text.first?.isWhitespace == true { text.removeFirst() }
        return String(text)
    }
}
