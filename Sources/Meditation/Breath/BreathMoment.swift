import Foundation
import Languages

/// Where a breath is.
public struct BreathMoment: Codable, Hashable, Sendable {
    /// A part of a breath.
    public enum Phase: String, Codable, Hashable, Sendable, CaseIterable {
        /// Breathing in.
        case inhale
        /// Holding the full breath.
        case holdFull
        /// Breathing out.
        case exhale
        /// Holding after it.
        case holdEmpty
    }

    /// The part.
    public let phase: Phase
    /// Seconds since it began.
    public let elapsed: TimeInterval
    /// Its length in seconds.
    public let length: TimeInterval

    /// How full the lungs are, from 0 to 1. It begins and ends gently, as a breath does.
    public var fullness: Double {
        let rise = (1 - cos(Double.pi * min(1, elapsed / length))) / 2
        return switch phase {
        case .inhale: rise
        case .holdFull: 1
        case .exhale: 1 - rise
        case .holdEmpty: 0
        }
    }

    /// Whether ``fullness`` changes in this part.
    public var isMoving: Bool { phase == .inhale || phase == .exhale }

    /// Seconds of the part that are left.
    public var left: TimeInterval { max(0, length - elapsed) }

    /// The seconds left as people count them down: the last one is 1.
    public var count: Int { max(1, Int((left - 0.001).rounded(.up))) }

    /// What to do, in a sentence: `Breathe in`.
    public var instruction: String {
        switch phase {
        case .inhale: localized("Breathe in")
        case .exhale: localized("Breathe out")
        case .holdFull, .holdEmpty: localized("Hold", "breath")
        }
    }

    /// What to do, in a sign for a place without room for a word.
    public var arrow: String {
        switch phase {
        case .inhale: "↑"
        case .exhale: "↓"
        case .holdFull, .holdEmpty: "·"
        }
    }

    /// What to do, in a word: `in`.
    public var word: String {
        switch phase {
        case .inhale: localized("in", "breath")
        case .exhale: localized("out", "breath")
        case .holdFull, .holdEmpty: localized("hold", "breath")
        }
    }
}
