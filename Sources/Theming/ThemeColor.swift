import CellUI

/// Colours in theme-file syntax.
package enum ThemeColor {
    /// The allowed syntax, for messages.
    package static let allowed = "a colour is \"#rrggbb\", \"ansi:0\" to \"ansi:15\", or \"default\""

    /// A colour in theme-file syntax.
    package static func text(of color: CellColor) -> String {
        switch color.kind {
        case .terminalDefault: "default"
        case .ansi(let index): "ansi:\(index)"
        case .rgb: "#" + String(String((color.hex ?? 0) + 0x100_0000, radix: 16).dropFirst())
        }
    }

    /// Parses a colour; `nil` if `text` is not one.
    package static func parse(_ text: String) -> CellColor? {
        if text == "default" { return .terminalDefault }
        if text.hasPrefix("ansi:") {
            let digits = text.dropFirst(5)
            guard digits.allSatisfy(\.isASCII), digits.first?.isNumber == true, let index = UInt8(digits), index < 16
            else { return nil }
            return .ansi(index)
        }
        guard text.utf8.count == 7, text.hasPrefix("#"), text.dropFirst().allSatisfy(\.isHexDigit),
            let hex = UInt32(text.dropFirst(), radix: 16)
        else { return nil }
        return CellColor(hex: hex)
    }
}
