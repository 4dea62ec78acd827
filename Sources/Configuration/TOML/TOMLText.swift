/// Values in TOML syntax.
package enum TOMLText {
    /// A duration as a string in the usual notation: `"20m"`, `"1h30m"`, `"2.5s"`.
    package static func duration(_ duration: Duration) -> String {
        let exact = duration / .seconds(1)
        guard exact == exact.rounded(), exact >= 1, exact < 1e9 else { return quoted(number(exact) + "s") }
        let seconds = Int(exact)
        let parts = [(seconds / 3600, "h"), (seconds / 60 % 60, "m"), (seconds % 60, "s")]
        return quoted(parts.filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }.joined())
    }

    /// A number, without a fraction if it is whole.
    package static func number(_ number: Double) -> String {
        number == number.rounded() ? "\(Int(number))" : "\(number)"
    }

    /// A TOML basic string.
    package static func quoted(_ text: String) -> String {
        var quoted = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return "\"\(quoted)\""
    }
}
