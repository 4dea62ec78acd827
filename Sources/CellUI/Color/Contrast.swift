import Foundation

extension CellColor {
    /// Relative luminance, from 0 (black) to 1 (white); `nil` if the terminal decides the colour.
    ///
    /// Source: WCAG 2.2, "relative luminance".
    public var relativeLuminance: Double? {
        guard case .rgb(let red, let green, let blue) = kind else { return nil }
        func linear(_ channel: UInt8) -> Double {
            let value = Double(channel) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// Contrast ratio with another colour, from 1 (equal) to 21 (black on white); `nil` if the terminal decides
    /// either.
    ///
    /// Text needs 4.5 for level AA. Source: WCAG 2.2, "contrast ratio" and success criterion 1.4.3.
    public func contrast(with other: CellColor) -> Double? {
        guard let first = relativeLuminance, let second = other.relativeLuminance else { return nil }
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }
}
