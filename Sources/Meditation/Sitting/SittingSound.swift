/// What plays during a sitting besides its bells.
public struct SittingSound: Hashable, Sendable {
    /// The sound in the background; nil (the default) for that of the setting `ambient`.
    public var ambient: AmbientSound?
    /// The path of a recording that guides the sitting and plays alone; nil (the default) for none.
    public var guide: String?

    /// What plays; by default what the settings say.
    public init(ambient: AmbientSound? = nil, guide: String? = nil) { (self.ambient, self.guide) = (ambient, guide) }

    /// Whether the settings decide.
    public var isUsual: Bool { ambient == nil && guide == nil }
}

/// A sound in the background of a sitting, again and again until it ends.
public enum AmbientSound: Hashable, Sendable {
    /// Silence.
    case off
    /// Steady rain, made by Islet.
    case rain
    /// Brown noise, like a distant waterfall, made by Islet.
    case brownNoise
    /// A sound file of the user's, by its path.
    case file(String)

    /// The sound that a text names; nil if it names none. A file needs its whole path, which may begin with `~`.
    public init?(_ text: String) {
        switch text {
        case "off": self = .off
        case "rain": self = .rain
        case "brown-noise": self = .brownNoise
        case _ where text.hasPrefix("/") || text.hasPrefix("~/"):
            guard !SittingLimits.hasControls(line: text),
                !SittingLimits.isTooLong(text, limit: SittingLimits.longestPath)
            else { return nil }
            self = .file(text)
        default: return nil
        }
    }

    /// The text that names it.
    public var text: String {
        switch self {
        case .off: "off"
        case .rain: "rain"
        case .brownNoise: "brown-noise"
        case .file(let path): path
        }
    }

    /// The names of Islet's own sounds.
    public static let ownNames = ["rain", "brown-noise"]

    /// What it may be, for messages.
    public static let allowed = "\"off\", \"rain\", \"brown-noise\", or the path of a sound file"
}

/// A sound is written as its text.
extension AmbientSound: Codable {
    /// The sound of a text.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let sound = AmbientSound(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no ambient sound")
        }
        self = sound
    }

    /// The text of the sound.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

/// It is not written at all where the settings decide: what an earlier Islet wrote has none.
extension SittingSound: Codable {}

extension KeyedDecodingContainer {
    /// The sound, or that of the settings where the key is missing.
    func decode(_ type: SittingSound.Type, forKey key: Key) throws -> SittingSound {
        try decodeIfPresent(type, forKey: key) ?? SittingSound()
    }
}

extension KeyedEncodingContainer {
    /// The sound, or nothing where the settings decide.
    mutating func encode(_ sound: SittingSound, forKey key: Key) throws {
        if !sound.isUsual { try encodeIfPresent(Optional(sound), forKey: key) }
    }
}
