import Foundation
import Languages
import Meditation

/// What was found in a file.
public struct ImportedFile: Hashable, Sendable {
    /// A part of the file that could not be read.
    public struct Problem: Hashable, Sendable {
        /// Where: the number of the line or, in JSON, of the entry, from 1.
        public let place: Int
        /// What is wrong, without a full stop.
        public let reason: String

        /// A problem at a place.
        public init(place: Int, reason: String) { (self.place, self.reason) = (place, reason) }
    }

    /// The sittings, in the order of the file. None of them ends in the future.
    public internal(set) var sittings: [CompletedSitting] = []
    /// What could not be read, in the order of the file.
    public internal(set) var problems: [Problem] = []
    /// How many lines are of sittings that lasted no time; they are left out.
    public internal(set) var emptyCount = 0

    /// Nothing yet.
    public init() {}

    mutating func add(_ row: Result<CompletedSitting, UnreadableRow>, at place: Int, context: ImportContext) {
        do {
            let sitting = try row.get()
            if sitting.elapsed <= 0 {
                emptyCount += 1
            } else if sitting.elapsed > SittingLimits.longestTarget {
                problems.append(Problem(place: place, reason: localized("the sitting is longer than 99 hours")))
            } else if sitting.end > context.now {
                problems.append(Problem(place: place, reason: localized("the sitting ends in the future")))
            } else {
                sittings.append(sitting)
            }
        } catch {
            problems.append(Problem(place: place, reason: error.reason))
        }
    }
}

/// Why a row is not a sitting: a phrase without a full stop.
struct UnreadableRow: Error, Hashable {
    let reason: String

    /// A text that a terminal would act on.
    static var controlCharacter: UnreadableRow { UnreadableRow(localized("a text has a control character")) }

    init(_ reason: String) { self.reason = reason }

    /// A column whose text is not what it should be, such as `a date`.
    init(_ text: String, isNot kind: String) {
        let shown = text.count > 40 ? text.prefix(39) + "…" : text[...]
        let plain = shown.map { $0.unicodeScalars.contains { $0.properties.generalCategory == .control } ? "?" : $0 }
        reason = localized("\"\(String(plain))\" is not \(kind)")
    }
}

/// What reading a file needs to know besides the file.
public struct ImportContext: Hashable, Sendable {
    /// When it is read: nothing that was sat lies after it.
    public var now: Date
    /// The time zone of times that say none.
    public var timeZone: TimeZone
    /// The time zone of Meditation Assistant's times: UTC since its version 1.5.6, local before.
    public var assistantTimeZone: TimeZone

    /// A context. Default for Meditation Assistant: UTC.
    public init(now: Date, timeZone: TimeZone, assistantTimeZone: TimeZone = .gmt) {
        self.now = now
        self.timeZone = timeZone
        self.assistantTimeZone = assistantTimeZone
    }
}
