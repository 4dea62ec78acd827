import CellUI

/// A colour as a theme file writes it.
package enum ThemeColor {
    /// What a colour may be, for messages.
    package static let allowed = "a colour is \"#rrggbb\", \"ansi:0\" to \"ansi:15\", or \"default\""

    /// The colour as a theme file writes it.
    package static func text(of color: CellColor) -> String {
        switch color.kind {
        case .terminalDefault: "default"
        case .ansi(let index): "ansi:\(index)"
        case .rgb: "#" + String(String((color.hex ?? 0) + 0x100_0000, radix: 16).dropFirst())
        }
    }

    /// The colour that `text` names; `nil` if it names none.
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
