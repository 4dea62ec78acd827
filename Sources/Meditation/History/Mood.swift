import Foundation

/// How a sitting felt, as a word of the person's own.
public enum Mood {
    /// Longest mood, in characters.
    public static let longest = 30

    /// The most moods to choose from: each has a digit.
    public static let most = 9

    /// The mood without blanks around it; nil for nothing. Throws for more than a line or more than ``longest`` characters.
    public static func checked(_ text: String) throws(LogError) -> String? {
        let mood = text.trimmingCharacters(in: .whitespaces)
        guard !mood.isEmpty else { return nil }
        guard !SittingLimits.isTooLong(mood, limit: longest) else { throw .moodTooLong }
        guard !SittingLimits.hasControls(line: mood) else { throw .controlCharacter(in: "mood") }
        return mood
    }
}
