import ActivitySystem
import Foundation
import LiveActivities
import Meditation

/// The Live Activities that a scenario's app may have.
public enum ActivityKind: String, Hashable, Sendable, CaseIterable {
    /// `AmbientReadingAttributes`.
    case ambientReading = "ambient-reading"
    /// `CountdownAttributes`.
    case countdown
    /// `MeditationAttributes`.
    case meditation
    /// `ScriptAttributes`: a build, a backup, a download.
    case script

    /// What a field of a content holds.
    enum FieldType: Hashable {
        /// Any text.
        case text
        /// A number.
        case number
        /// yes or no.
        case boolean
        /// A time of the scenario, written as a duration since its start.
        case instant
        /// A length of time.
        case length
        /// One of these.
        case choice([String])
    }

    /// The attributes' Swift type, bare name, as in a push payload.
    public var attributesType: String {
        switch self {
        case .ambientReading: String(describing: AmbientReadingAttributes.self)
        case .countdown: String(describing: CountdownAttributes.self)
        case .meditation: String(describing: MeditationAttributes.self)
        case .script: String(describing: ScriptAttributes.self)
        }
    }

    /// The fields of its content state.
    var fields: [(name: String, type: FieldType)] {
        switch self {
        case .ambientReading:
            [("bookTitle", .text), ("capturedCount", .number), ("isListening", .boolean), ("lastTranscript", .text)]
        case .countdown:
            [
                ("endDate", .instant), ("title", .text), ("subtitle", .text), ("color", .text), ("alertMessage", .text),
            ]
        case .meditation:
            [
                ("startedAt", .instant), ("pausedAt", .instant), ("duration", .length), ("methodName", .text),
                ("sessionType", .choice(SessionType.allCases.map(\.rawValue))), ("isCompleted", .boolean),
                ("completionMessage", .text),
            ]
        case .script:
            [
                ("title", .text), ("subtitle", .text), ("symbol", .text), ("status", .text), ("progress", .number),
                ("startDate", .instant), ("endDate", .instant), ("color", .text), ("message", .text),
            ]
        }
    }

    /// What an app need not say.
    var defaults: [String: ContentValue] {
        switch self {
        case .ambientReading:
            ["capturedCount": .number(0), "isListening": .boolean(true), "lastTranscript": .text("")]
        case .meditation:
            [
                "methodName": .text("Meditation"), "sessionType": .text(SessionType.meditation.rawValue),
                "isCompleted": .boolean(false),
            ]
        case .countdown, .script: [:]
        }
    }

    /// What an app must say.
    var required: [String] {
        switch self {
        case .countdown: ["endDate", "title"]
        case .script: ["title"]
        case .ambientReading, .meditation: []
        }
    }

    /// The field that says when the activity began, where the content does.
    var startField: String? { self == .meditation ? "startedAt" : nil }

    /// The attributes of an activity whose session began at an instant, as JSON.
    public func attributes(sessionStart: Date) -> Data {
        let attributes: any Encodable =
            switch self {
            case .ambientReading: AmbientReadingAttributes(startTime: sessionStart)
            case .countdown: CountdownAttributes()
            // Whose sitting it is does not matter: it is always the same.
            case .meditation: MeditationAttributes(sittingID: UUID(uuid: anySitting))
            case .script: ScriptAttributes(name: "scenario")
            }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let data = try? encoder.encode(attributes) else { preconditionFailure("attributes are plain values") }
        return data
    }

    /// When the session of an activity began, where its attributes tell.
    func sessionStart(in attributes: Data) -> Date? {
        guard self == .ambientReading else { return nil }
        return (try? JSONDecoder().decode(AmbientReadingAttributes.self, from: attributes))?.startTime
    }
}

private let anySitting: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
