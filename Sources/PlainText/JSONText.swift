import Foundation

/// JSON for scripts: keys are sorted, so that equal values give equal text, and the text is safe for a terminal.
package enum JSONText {
    /// The JSON on one line.
    package static func line(_ value: some Encodable) throws -> String { try text(value, formatting: []) }

    /// The JSON on several lines, indented.
    package static func lines(_ value: some Encodable) throws -> String { try text(value, formatting: .prettyPrinted) }

    /// The number rounded to three decimals: seconds to whole milliseconds. Drops floating-point noise.
    package static func milliseconds(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }

    private static func text(_ value: some Encodable, formatting: JSONEncoder.OutputFormatting) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, formatting]
        return TerminalSafeJSON.text(try encoder.encode(value))
    }
}
