import CellUI

/// Colours in the syntax of colour schemes.
enum SchemeColor {
    /// The allowed syntax, for messages.
    static let allowed = "a colour is six hexadecimal digits, such as \"#1d2021\""

    /// Parses `1d2021`, `#1d2021` or `0x1d2021`; `nil` if the text is not a colour.
    static func parse(_ text: String) -> CellColor? {
        let digits = text.hasPrefix("#") ? text.dropFirst() : text.hasPrefix("0x") ? text.dropFirst(2) : text[...]
        guard digits.utf8.count == 6, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
        return UInt32(digits, radix: 16).map(CellColor.init(hex:))
    }
}
