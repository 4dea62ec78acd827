import Foundation
import Presentations

/// Why a script's content cannot be shown.
public enum ScriptContentError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The title is empty, or nothing but space.
    case titleIsEmpty
    /// The progress is outside 0...1, or not a number.
    case progressOutOfRange(Double)
    /// The colour is not `#RRGGBB`.
    case colorNotReadable(String)
    /// The end is not after the start.
    case endDateNotAfterStartDate

    /// The field of ``ScriptAttributes/ContentState`` that is wrong.
    public var field: String {
        switch self {
        case .titleIsEmpty: "title"
        case .progressOutOfRange: "progress"
        case .colorNotReadable: "color"
        case .endDateNotAfterStartDate: "endDate"
        }
    }

    /// One sentence: which field is wrong, and what is allowed.
    public var description: String {
        switch self {
        case .titleIsEmpty: "`title` is empty; write what is happening."
        case .progressOutOfRange(let value):
            "`progress` is \(value.formatted(.number.grouping(.never).precision(.significantDigits(1...6)))); "
                + "it goes from 0 to 1."
        case .colorNotReadable(let text): "`color` is `\(text)`; write it like #007AFF."
        case .endDateNotAfterStartDate: "`endDate` is not after `startDate`; give a later end or no start."
        }
    }
}

extension ScriptAttributes.ContentState {
    /// The content, if all of it can be shown; else the error names the first field that cannot.
    public func validated() throws(ScriptContentError) -> Self {
        if title.allSatisfy(\.isWhitespace) { throw .titleIsEmpty }
        if let progress, !(0...1).contains(progress) { throw .progressOutOfRange(progress) }
        if let color, Color(hex: color) == nil { throw .colorNotReadable(color) }
        if let startDate, let endDate, endDate <= startDate { throw .endDateNotAfterStartDate }
        return self
    }

    /// The colour; `nil` for the theme's.
    var tint: Color? { color.flatMap { Color(hex: $0) } }

    /// From start to end; `nil` where one is missing or they are the wrong way round.
    var interval: ClosedRange<Date>? {
        guard let startDate, let endDate, startDate < endDate else { return nil }
        return startDate...endDate
    }
}
