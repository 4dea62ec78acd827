import Foundation
import Languages

/// Why the log was not changed. Each case renders as one sentence: what is wrong and what to do.
public enum LogError: Error, Hashable, Sendable, CustomStringConvertible {
    /// No sitting has an identifier that begins like this.
    case unknownSitting(String)
    /// More than one has.
    case ambiguousSitting(String, count: Int)
    /// The text cannot begin an identifier; it needs this many characters.
    case notAnIdentifier(String)
    /// The log is empty, so it has no last sitting.
    case emptyLog
    /// There is no change to undo.
    case nothingToUndo
    /// A sitting has no length.
    case noLength
    /// A sitting is longer than ``SittingLimits/longestTarget``.
    case tooLong
    /// A sitting would end after now.
    case endsInFuture
    /// The note is longer than ``SittingNote/longest`` or ``SittingNote/longestInBytes``.
    case noteTooLong
    /// The mood is longer than ``Mood/longest``.
    case moodTooLong
    /// The text is none of the user's moods, nor the number of one.
    case unknownMood(String, moods: [String])
    /// A text holds a control character.
    case controlCharacter(in: String)

    /// One sentence: what is wrong and what to do.
    public var description: String {
        switch self {
        case .unknownSitting(let text):
            localized("No sitting in the log has an ID that begins with \"\(text)\"; `islet log --ids` lists them.")
        case .ambiguousSitting(let text, let count):
            localized(
                "\(String(count)) sittings have an ID that begins with \"\(text)\"; give more of it (`islet log --ids` lists them)."
            )
        case .notAnIdentifier(let text):
            localized(
                "\"\(text)\" is not the ID of a sitting; give at least \(String(SittingIdentifier.shortest)) characters of one (`islet log --ids` lists them), or last."
            )
        case .emptyLog: localized("The log is empty; there is no last sitting.")
        case .nothingToUndo: localized("There is no change of the log to undo.")
        case .noLength: localized("A sitting must be longer than zero; give a duration such as 20m.")
        case .tooLong:
            localized("The sitting is longer than \(ClockText.brief(SittingLimits.longestTarget)); give a shorter one.")
        case .endsInFuture:
            localized("The sitting would end in the future; give an earlier start or a shorter duration.")
        case .noteTooLong:
            localized(
                "The note is longer than \(String(SittingNote.longest)) characters or \(String(SittingNote.longestInBytes / 1024)) KB; shorten it."
            )
        case .moodTooLong: localized("The mood is longer than \(String(Mood.longest)) characters; use a word or two.")
        case .unknownMood(let text, let moods):
            localized(
                "No mood named \"\(text)\". Moods: \(moods.enumerated().map { "\($0.offset + 1) \($0.element)" }.joined(separator: Language.current.comma)); the setting moods changes them."
            )
        case .controlCharacter(let text): localized("The \(text) has a control character; leave it out.")
        }
    }
}
