import CellUI

/// A colour as colour schemes write it.
enum SchemeColor {
    /// What a colour may be, for messages.
    static let allowed = "a colour is six hexadecimal digits, such as \"#1d2021\""

    /// The colour of `1d2021`, `#1d2021` or `0x1d2021`; `nil` if the text is none.
    static func parse(_ text: String) -> CellColor? {
        let digits = text.hasPrefix("#") ? text.dropFirst() : text.hasPrefix("0x") ? text.dropFirst(2) : text[...]
        guard digits.utf8.count == 6, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
        return UInt32(digits, radix: 16).map(CellColor.init(hex:))
    }
}
