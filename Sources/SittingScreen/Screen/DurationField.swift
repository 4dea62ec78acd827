import Foundation
import Meditation

/// A length of time to choose or to type.
package struct DurationField: Hashable {
    /// What can be chosen, in seconds; `nil` is open-ended.
    package let choices: [TimeInterval?]
    /// Which of them is chosen while nothing is typed.
    private(set) var selected: Int
    /// What was typed; if anything, it counts instead of the choice.
    package private(set) var typed = ""

    /// Targets: 5 10 15 20 30 45 60 minutes and open-ended, and `value` if it is none of them.
    package static func target(_ value: TimeInterval?) -> DurationField {
        DurationField([5, 10, 15, 20, 30, 45, 60].map { $0 * 60 }, endsOpen: true, selecting: value)
    }

    /// Preparations: none, 5, 10 and 30 seconds, a minute, and `value` if it is none of them.
    package static func preparation(_ value: TimeInterval) -> DurationField {
        DurationField([0, 5, 10, 30, 60], endsOpen: false, selecting: value)
    }

    private init(_ lengths: [TimeInterval], endsOpen: Bool, selecting value: TimeInterval?) {
        var lengths = lengths
        if let value, !lengths.contains(value) {
            lengths.insert(value, at: lengths.firstIndex { $0 > value } ?? lengths.count)
        }
        choices = lengths + (endsOpen ? [nil] : [])
        selected = choices.firstIndex(of: value) ?? 0
    }

    /// Whether no length at all can be chosen.
    private var allowsZero: Bool { choices.contains(0) }

    /// The length in seconds; `nil` is open-ended. Throws where what was typed is no duration.
    package func value() throws(DurationParseError) -> TimeInterval? {
        guard !typed.isEmpty else { return choices[selected] }
        return try SittingDuration.parse(typed, allowingZero: allowsZero)
    }

    /// Goes to the choice so many places further, around the ends; what was typed is forgotten.
    mutating func move(by steps: Int) {
        if typed.isEmpty { selected = (selected + steps + choices.count) % choices.count }
        typed = ""
    }

    /// Takes a choice; what was typed is forgotten.
    mutating func select(_ index: Int) {
        guard choices.indices.contains(index) else { return }
        (selected, typed) = (index, "")
    }

    /// Adds a character to what is typed. A text begins with a digit; answers whether the character belongs to one.
    package mutating func type(_ character: Character) -> Bool {
        guard character.isASCII else { return false }
        let continues = !typed.isEmpty && (character.isLetter || " :.".contains(character))
        guard character.isNumber || continues else { return false }
        if typed.count < 12 { typed.append(character) }
        return true
    }

    /// Takes the last typed character away; answers whether there was one.
    mutating func erase() -> Bool { typed.popLast() != nil }

    /// Makes the length a minute or so longer or shorter; an open-ended one begins at nothing.
    package mutating func add(_ seconds: TimeInterval) {
        guard let value = try? value() ?? 0 else { return }
        let sum = value + seconds
        guard sum > 0, sum <= SittingLimits.longestTarget else { return }
        if let index = choices.firstIndex(of: sum) { return select(index) }
        typed = sum.truncatingRemainder(dividingBy: 60) == 0 ? "\(Int(sum / 60))m" : "\(Int(sum))s"
    }
}
