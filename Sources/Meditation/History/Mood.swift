import Foundation

/// How a sitting felt, as a word of the person's own.
public enum Mood {
    /// Longest mood, in characters.
    public static let longest = 30

    /// The most moods to choose from: each has a digit.
    public static let most = 9

    /// The mood of a list that was typed, by its name or by its number from 1 on; any word where the list is empty, and nil for
    /// nothing. Throws for anything else.
    package static func chosen(_ typed: String, of moods: [String]) throws(LogError) -> String? {
        guard let mood = try checked(typed), !moods.isEmpty else { return try checked(typed) }
        if let number = Int(mood), moods.indices.contains(number - 1) { return moods[number - 1] }
        guard let known = moods.first(where: { $0.lowercased() == mood.lowercased() }) else {
            throw .unknownMood(mood, moods: moods)
        }
        return known
    }

    /// The mood without blanks around it; nil for nothing. Throws for more than a line or more than ``longest`` characters.
    public static func checked(_ text: String) throws(LogError) -> String? {
        let mood = text.trimmed
        guard !mood.isEmpty else { return nil }
        guard !SittingLimits.isTooLong(mood, limit: longest) else { throw .moodTooLong }
        guard !SittingLimits.hasControls(line: mood) else { throw .controlCharacter(in: "mood") }
        return mood
    }
}
