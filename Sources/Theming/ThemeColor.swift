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

/// Moves a colour towards white or black just far enough to be readable on its backgrounds.
enum ContrastLift {
    /// The colour, or the nearest one with the needed contrast on every background; `nil` if there is none, or if the terminal
    /// determines one of the colours.
    ///
    /// Moves in steps of 1/64 towards white or black, whichever suffices first.
    static func lifted(_ color: CellColor, on grounds: [(color: CellColor, needed: Double)]) -> CellColor? {
        guard grounds.allSatisfy({ $0.color.hex != nil }) else { return nil }
        return lifted(color) { color in
            grounds.allSatisfy { ground in color.contrast(with: ground.color).map { $0 >= ground.needed } ?? false }
        }
    }

    /// The colour, or the nearest one for which a condition is true; `nil` if there is none, or if the terminal determines the colour.
    static func lifted(_ color: CellColor, until isEnough: (CellColor) -> Bool) -> CellColor? {
        guard color.hex != nil else { return nil }
        if isEnough(color) { return color }
        let ends = [CellColor(hex: 0xFFFFFF), CellColor(hex: 0)].filter(isEnough)
        for step in 1...64 {
            let colors = ends.map { $0.blended(over: color, opacity: Double(step) / 64) }
            if let color = colors.first(where: isEnough) { return color }
        }
        return nil
    }
}
