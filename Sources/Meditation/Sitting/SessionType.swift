/// What kind of practice a sitting is. The raw value is what people type and what the log stores.
public enum SessionType: String, Codable, Hashable, Sendable, CaseIterable {
    /// Sitting meditation; the default.
    case meditation
    /// Breathing exercise.
    case breathing
    /// Going through the body with the attention.
    case bodyScan = "body-scan"
    /// Walking meditation.
    case walking
    /// Loving-kindness (metta).
    case lovingKindness = "loving-kindness"
    /// Repeating a mantra or a prayer.
    case mantra
    /// Yoga or another practice of movement.
    case yoga
    /// Anything else.
    case other

    /// The type that a person typed; upper and lower case, blanks, hyphens and underscores do not matter.
    public init(parsing text: String) throws(TimerError) {
        func letters(_ text: String) -> String { text.lowercased().filter { $0.isLetter } }
        guard let type = Self.allCases.first(where: { letters($0.rawValue) == letters(text) }) else {
            throw .unknownSessionType(text)
        }
        self = type
    }
}
