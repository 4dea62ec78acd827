import Foundation
import Meditation
import ScreenKit

/// A duration to choose or type.
package struct DurationField: Hashable {
    /// The choices in seconds; `nil` is open-ended.
    package let choices: [TimeInterval?]
    /// Index of the selected choice, used while nothing is typed.
    private(set) var selected: Int
    /// What is being typed.
    private(set) var line = EditableLine()
    /// The typed text. Unless empty, it takes precedence over the choice.
    package var typed: String { line.text }

    /// A target: 5, 10, 15, 20, 30, 45, 60 minutes or open-ended, plus `value` if it is not among them.
    package static func target(_ value: TimeInterval?) -> DurationField {
        DurationField([5, 10, 15, 20, 30, 45, 60].map { $0 * 60 }, endsOpen: true, selecting: value)
    }

    /// A preparation: none, 5, 10, 30 seconds or a minute, plus `value` if it is not among them.
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

    /// Whether zero is allowed.
    private var allowsZero: Bool { choices.contains(0) }

    /// The duration in seconds; `nil` is open-ended. Throws if the typed text is not a duration.
    package func value() throws(DurationParseError) -> TimeInterval? {
        guard !typed.isEmpty else { return choices[selected] }
        return try SittingDuration.parse(typed, allowingZero: allowsZero)
    }

    /// Moves the selection by `steps`, wrapping around, and clears the typed text.
    mutating func move(by steps: Int) {
        if typed.isEmpty { selected = (selected + steps + choices.count) % choices.count }
        clear()
    }

    /// Selects a choice and clears the typed text.
    mutating func select(_ index: Int) {
        guard choices.indices.contains(index) else { return }
        selected = index
        clear()
    }

    /// Whether `character` can be typed: a duration begins with a digit.
    func accepts(_ character: Character) -> Bool {
        guard character.isASCII else { return false }
        return character.isNumber || !typed.isEmpty && (character.isLetter || " :.".contains(character))
    }

    /// Types a character that the field ``accepts(_:)``.
    package mutating func type(_ character: Character) {
        if typed.count < 12 { line.perform(.type(character)) }
    }

    /// Edits the typed text.
    mutating func edit(_ command: EditableLine.Command) { line.perform(command) }

    /// Gives up the typed text: the choice counts again.
    mutating func clear() { line = EditableLine() }

    /// Changes the duration by `seconds`; an open-ended one counts as 0.
    package mutating func add(_ seconds: TimeInterval) {
        guard let value = try? value() ?? 0 else { return }
        let sum = value + seconds
        guard sum > 0, sum <= SittingLimits.longestTarget else { return }
        if let index = choices.firstIndex(of: sum) { return select(index) }
        line = EditableLine(sum.truncatingRemainder(dividingBy: 60) == 0 ? "\(Int(sum / 60))m" : "\(Int(sum))s")
    }
}
