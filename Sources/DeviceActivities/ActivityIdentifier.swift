import HostSystem
import Languages
import PlainText

/// The names of activities and countdowns on the command line.
package enum ActivityIdentifier {
    /// What the sitting's activity is called beside the others; no other has this name.
    package static let sitting = "sitting"

    /// Longest name that a person may give.
    package static let longest = 64

    /// Letters and digits that nobody takes for each other.
    private static let alphabet = Array("abcdefghjkmnpqrstuvwxyz23456789")

    /// A short name that none of `others` is.
    package static func new(besides others: some Collection<String>) -> String {
        while true {
            // The first is a letter, so that no shell and no eye takes it for a number.
            let name = String((0..<4).map { alphabet[Int.random(in: 0..<($0 == 0 ? 23 : alphabet.count))] })
            if !others.contains(name) { return name }
        }
    }

    /// A name that a person gives; throws a ``CommandFailure`` for one that scripts would stumble over.
    package static func checked(_ name: String, option: String) throws(CommandFailure) -> String {
        let isAllowed = name.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || "._-".unicodeScalars.contains(scalar)
        }
        guard isAllowed, !name.isEmpty, name.count <= longest, !name.hasPrefix("-") else {
            throw CommandFailure(
                sentence: localized(
                    "\"\(TerminalText.oneLine(name))\" is not a name (\(option)); use up to \(String(longest)) letters, digits, dots, hyphens and underscores."
                ), status: .usage)
        }
        guard name != sitting else {
            throw CommandFailure(
                sentence: localized("\"\(name)\" is the sitting's name (\(option)); choose another."), status: .usage)
        }
        return name
    }
}
