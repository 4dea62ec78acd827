import Foundation
import Languages

/// The lengths of the four parts of a breath. A breathing sitting whose method is the name of a pattern is paced by it.
///
///     4-7-8    in 4 s ╱▔▔▔▔▔▔▔╲ out 8 s      hold 7 s between
public struct BreathPattern: Codable, Hashable, Sendable {
    /// Seconds of breathing in, more than 0.
    public let inhale: TimeInterval
    /// Seconds of holding the full breath; 0 for none.
    public let holdFull: TimeInterval
    /// Seconds of breathing out, more than 0.
    public let exhale: TimeInterval
    /// Seconds of holding after it; 0 for none.
    public let holdEmpty: TimeInterval

    /// Four seconds in, seven held, eight out.
    public static let fourSevenEight = BreathPattern(4, 7, 8, 0)
    /// Four parts of four seconds.
    public static let box = BreathPattern(4, 4, 4, 4)
    /// Five seconds in and five out: six breaths a minute.
    public static let coherent = BreathPattern(5, 0, 5, 0)

    /// The longest part, in seconds.
    public static let longest: TimeInterval = 60

    private init(_ inhale: TimeInterval, _ holdFull: TimeInterval, _ exhale: TimeInterval, _ holdEmpty: TimeInterval) {
        (self.inhale, self.holdFull, self.exhale, self.holdEmpty) = (inhale, holdFull, exhale, holdEmpty)
    }

    /// A pattern as people type it: `4-7-8`, `box`, `coherent`, or two to four lengths in seconds, in steps of a half. `nil` for
    /// any other text.
    public init?(parsing text: String) {
        switch text.lowercased() {
        case "box": self = .box
        case "coherent": self = .coherent
        default:
            let parts = text.split(separator: "-", omittingEmptySubsequences: false)
            let numbers = parts.compactMap { part in part.utf8.count <= 6 ? Double(part) : nil }
            guard (2...4).contains(numbers.count), numbers.count == parts.count,
                numbers.allSatisfy({ (0...Self.longest).contains($0) && $0 * 2 == ($0 * 2).rounded() })
            else { return nil }
            let isPair = numbers.count == 2
            self.init(
                numbers[0], isPair ? 0 : numbers[1], isPair ? numbers[1] : numbers[2],
                numbers.count == 4 ? numbers[3] : 0)
            guard inhale > 0, exhale > 0 else { return nil }
        }
    }

    /// The pattern that a method's name says, in any of the languages; `nil` for another method.
    public init?(methodName: String) {
        // The name of a stage has its place behind it: `Box breathing · 1 of 3`.
        let name = methodName.lowercased().components(separatedBy: " · ")[0]
        self.init(parsing: BreathName.pattern(in: name))
    }

    /// The name of a method that is this pattern, in the language in effect: `4-7-8 breathing`, `Box breathing`.
    public var methodName: String { methodName(in: .current) }

    /// The names of a method that is this pattern, in every language.
    var names: [String] { Language.allCases.map(methodName) }

    private func methodName(in language: Language) -> String {
        let name = BreathName(in: language)
        return switch self {
        case .box: name.box
        case .coherent: name.coherent
        default:
            name.before + (holdEmpty > 0 ? parts : Array(parts.prefix(3))).map(Self.text).joined(separator: "-")
                + name.behind
        }
    }

    private static func text(_ seconds: TimeInterval) -> String {
        seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
    }

    private var parts: [TimeInterval] { [inhale, holdFull, exhale, holdEmpty] }

    /// The length of a breath, in seconds.
    public var duration: TimeInterval { parts.reduce(0, +) }

    /// Whether all parts are whole seconds.
    var isWhole: Bool { parts.allSatisfy { $0 == $0.rounded() } }

    /// Where a breath is after `elapsed` seconds of breathing.
    public func moment(at elapsed: TimeInterval) -> BreathMoment {
        // The quotient of a boundary may be rounded to either side of it.
        let time = (max(0, elapsed) + 0.0001).truncatingRemainder(dividingBy: duration)
        var start: TimeInterval = 0
        for (phase, length) in zip(BreathMoment.Phase.allCases, parts) where length > 0 {
            if time < start + length {
                return BreathMoment(phase: phase, elapsed: max(0, time - start - 0.0001), length: length)
            }
            start += length
        }
        return BreathMoment(phase: .inhale, elapsed: 0, length: inhale)
    }
}
