/// Text of a request as a message may show it: in quotation marks, at most 48 characters, printable ASCII only.
func excerpt(_ text: some StringProtocol) -> String {
    var shown = "\""
    for scalar in text.unicodeScalars.prefix(48) {
        shown.unicodeScalars.append((" "..."~").contains(scalar) ? scalar : "?")
    }
    return shown + (text.unicodeScalars.dropFirst(48).isEmpty ? "\"" : "…\"")
}
