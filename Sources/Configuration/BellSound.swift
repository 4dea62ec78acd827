import Languages

/// A sound that replaces the terminal's bell.
package struct BellSound: Hashable, Sendable {
    /// Where the sound comes from.
    package enum Source: Hashable, Sendable {
        /// Islet makes it.
        case own(OwnSound)
        /// A sound file of the user's.
        case file(String)
    }

    /// Where it comes from.
    package let source: Source
    /// Its loudness from 0 to 1, as heard; the samples are multiplied by its square.
    package var level = 1.0

    package init(_ source: Source) { self.source = source }

    /// Islet's deep singing bowl.
    package static let bowl = BellSound(.own(.bowl))

    /// A sound file of the user's.
    package static func file(_ path: String) -> BellSound { BellSound(.file(path)) }

    /// The same sound, `level` times as loud.
    package func times(_ level: Double) -> BellSound {
        var sound = self
        sound.level *= level
        return sound
    }

    /// The factor for the samples.
    package var gain: Double { level * level }

    /// Its name in a sentence.
    package var name: String {
        switch source {
        case .own(let sound): sound.name
        case .file(let path): path
        }
    }

    /// Seconds between two strokes. A bowl's strokes overlap, as real ones do.
    package var spacing: Double {
        switch source {
        case .own(.bowl), .own(.smallBowl), .file: 3
        case .own(.gong): 5
        case .own(.chime): 2
        case .own(.wood): 1
        }
    }
}

/// A sound that Islet makes itself. The raw value is what people type in settings.
package enum OwnSound: String, CaseIterable, Hashable, Sendable {
    /// A deep singing bowl.
    case bowl
    /// A small, higher bowl.
    case smallBowl = "small-bowl"
    /// A gong, which blooms after the stroke.
    case gong
    /// A wooden fish: short and dry.
    case wood
    /// A metal bar, high and clear.
    case chime

    /// Its name in a sentence.
    package var name: String {
        switch self {
        case .bowl: localized("the bowl")
        case .smallBowl: localized("the small bowl")
        case .gong: localized("the gong")
        case .wood: localized("the wood")
        case .chime: localized("the chime")
        }
    }
}
