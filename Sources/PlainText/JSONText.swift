import Foundation

/// JSON as scripts like it: sorted keys, so that equal things are equal texts, and safe for a terminal.
package enum JSONText {
    /// One line.
    package static func line(_ value: some Encodable) throws -> String { try text(value, formatting: []) }

    /// Several lines.
    package static func lines(_ value: some Encodable) throws -> String { try text(value, formatting: .prettyPrinted) }

    /// A number with three decimals: milliseconds where it is seconds. What follows is noise of the arithmetic.
    package static func milliseconds(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }

    private static func text(_ value: some Encodable, formatting: JSONEncoder.OutputFormatting) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, formatting]
        return TerminalSafeJSON.text(try encoder.encode(value))
    }
}
