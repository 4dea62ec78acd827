import Foundation
import Meditation

/// What a person did here, on its way to the server that has the timer.
package struct OutgoingAction: Codable, Hashable, Sendable, Identifiable {
    /// What the server is to do. The raw value is its name in the server's interface.
    package enum Kind: String, Codable, Hashable, Sendable {
        case start, pause, resume, extend, target, skip, complete, stop
    }

    /// Identifies the request, so that the server acts once even if it is sent again.
    package let id: UUID
    /// The sitting that is meant: the one that was mirrored when the person acted, or the one to start.
    package let activityID: UUID
    /// What to do.
    package let kind: Kind
    /// By how much to extend, or the new target; nil for an open-ended one and for other actions.
    package var seconds: TimeInterval?
    /// The completion's message.
    package var message: String?
    /// When the sitting ended, by the server's clock; nil for now.
    package var endedAt: Date?
    /// The seconds that a completed sitting must have lasted to be logged; nil for 0.
    package var shortestLogged: TimeInterval?
    /// What the local log is to note with the completion. It does not leave this machine.
    package var note: String?
    /// The mood that the local log is to keep with the completion. It does not leave this machine either.
    package var mood: String?
    /// What to start.
    package var start: StartRequest?
    /// When the person acted, by the wall clock.
    package let createdAt: Date

    /// An action of a person as a request about the sitting `activityID`; a start is about the sitting that it names.
    package init(
        _ action: TimerAction, on activityID: UUID, remarks: SittingRemarks = .none, id: UUID = UUID(), at now: Date
    ) {
        (self.id, createdAt) = (id, now)
        var sitting = activityID
        switch action {
        case .start(let request):
            (kind, start, sitting) = (.start, request, request.id)
        case .pause: kind = .pause
        case .resume: kind = .resume
        case .extend(let by): (kind, seconds) = (.extend, by)
        case .setTarget(let target): (kind, seconds) = (.target, target)
        case .complete(let text, let end, let shortest):
            (kind, message, endedAt, note, mood) = (.complete, text, end, remarks.note, remarks.mood)
            shortestLogged = shortest > 0 ? shortest : nil
        case .cancel: kind = .stop
        case .skip: kind = .skip
        }
        self.activityID = sitting
    }

    /// Note and mood.
    var remarks: SittingRemarks { SittingRemarks(note: note, mood: mood) }

    /// The event that the action causes where it changes something.
    package var event: TimerEvent {
        switch kind {
        case .start: .start
        case .pause: .pause
        case .resume: .resume
        case .extend, .target, .skip: .update
        case .complete: .complete
        case .stop: .stop
        }
    }
}

/// What became of an ``OutgoingAction``.
package struct ActionOutcome: Codable, Hashable, Sendable {
    /// Whether the server did it, or had done it before.
    package let isAccepted: Bool
    /// Whether it changed anything.
    package let isChanged: Bool
    /// The server's sentence, made safe to print.
    package let sentence: String
    /// The server's error code; nil where it accepted.
    package let code: String?
    /// The version of the state that has the change; nil where it is not known.
    package let version: Int?

    /// An outcome with everything given.
    package init(
        isAccepted: Bool, isChanged: Bool = true, sentence: String, code: String? = nil, version: Int? = nil
    ) {
        (self.isAccepted, self.isChanged) = (isAccepted, isChanged)
        self.sentence = PlainSentence.of(sentence)
        (self.code, self.version) = (code.map { PlainSentence.of($0, limit: 60) }, version)
    }
}

/// Text from another machine, made safe to print.
package enum PlainSentence {
    /// `text` in one line of at most `limit` characters, without characters that a terminal would act on or that turn the
    /// direction of writing.
    package static func of(_ text: String, limit: Int = 400) -> String {
        let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator, .format, .surrogate, .privateUse: " "
            default: scalar
            }
        }
        var plain = String(String.UnicodeScalarView(scalars))
        if plain.count > limit { plain = plain.prefix(limit - 1) + "…" }
        return plain.trimmed
    }
}
