import Foundation

/// The bounds within which every sitting stays. They are generous: they catch slips, they do not teach how to meditate.
public enum SittingLimits {
    /// Longest target, in seconds: 99 hours, the most that `99:00:00` has room for.
    public static let longestTarget: TimeInterval = 99 * 3600

    /// Longest preparation, in seconds: one hour.
    public static let longestPreparation: TimeInterval = 3600

    /// Longest method name, in characters.
    public static let longestMethodName = 80

    /// Longest completion message, in characters.
    public static let longestMessage = 200

    /// Longest path of a sound file, in characters.
    public static let longestPath = 1000

    /// Longest text in bytes, whatever its characters: a Live Activity has 4 KB for everything.
    static let longestTextInBytes = 1024

    /// Whether a method's name has more characters or bytes than is allowed.
    package static func isTooLong(methodName: String) -> Bool {
        isTooLong(methodName, limit: longestMethodName)
    }

    /// As much of a method's name as is allowed; `nil` where nothing is left.
    package static func cut(methodName: String) -> String? {
        let cut = methodName.prefix(characters: longestMethodName, bytes: longestTextInBytes)
        return cut.isEmpty ? nil : cut
    }

    /// Whether a text has more than `limit` characters, or more bytes than any may have.
    static func isTooLong(_ text: String, limit: Int) -> Bool {
        text.utf8.count > longestTextInBytes || text.count > limit
    }

    /// Whether a text that is to be one line holds a control character or a line end.
    package static func hasControls(line: String) -> Bool {
        line.unicodeScalars.contains {
            [.control, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
        }
    }
}
