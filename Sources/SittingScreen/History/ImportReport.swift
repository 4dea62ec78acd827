import CellUI
import Foundation
import Languages
import LogFormats
import Meditation
import PlainText
import Surroundings

/// What an import came to, in words.
package struct ImportReport {
    /// The most unreadable lines that are listed one by one.
    static let listed = 20

    /// What the numbers of problems count.
    package enum Place {
        case line, entry
    }

    /// What is in the file.
    package let found: ImportedFile
    /// What the numbers of its problems count.
    package let place: Place

    package init(found: ImportedFile, place: Place) {
        self.found = found
        self.place = place
    }

    /// A sentence for each unreadable line, the first ones, and one for the rest.
    package var problems: [String] {
        let first = found.problems.prefix(Self.listed).map { problem in
            let number = String(problem.place)
            let place = place == .line ? localized("line \(number)") : localized("entry \(number)")
            return localized("\(place): \(problem.reason)")
        }
        let rest = found.problems.count - first.count
        guard rest > 0 else { return first }
        return first + [
            place == .line ? localized("and \(count: rest) more lines") : localized("and \(count: rest) more entries")
        ]
    }

    /// `Imported 812 sittings, 214 h 3 min, from 2024-02-03 to 2026-11-20; 3 are in the log already, 1 lasted no time.`
    package func sentence(new: [CompletedSitting], isTrial: Bool, in timeZone: TimeZone) -> String {
        let count = LoggedSittingText.count(new.count)
        let comma = Language.current.comma
        var sentence = isTrial ? localized("Would import \(count)") : localized("Imported \(count)")
        if let first = new.first, let last = new.last {
            let total = CalendarText.length(new.reduce(0) { $0 + $1.elapsed })
            let days = [first, last].map { String(WallClockText.dateAndTime($0.start, in: timeZone).prefix(10)) }
            sentence +=
                "\(comma)\(total)\(comma)"
                + (days[0] == days[1]
                    ? localized("of \(days[0])", "date") : localized("from \(days[0]) to \(days[1])"))
        }
        var others: [String] = []
        let known = found.sittings.count - new.count
        if known > 0 { others.append(localized("\(count: known) are duplicates")) }
        if found.emptyCount > 0 { others.append(localized("\(String(found.emptyCount)) lasted zero seconds")) }
        if !found.problems.isEmpty { others.append(localized("\(count: found.problems.count) cannot be read")) }
        return others.isEmpty
            ? localized("\(sentence).") : localized("\(sentence); \(others.joined(separator: comma)).", "import")
    }
}

/// How far a large file is read: a bar on standard error, where that is a terminal.
///
///     ━━━━━━━━━━━━━━╾─────────────────  46 %, 812 found
package struct ImportProgress {
    private let total: Int
    private let shell: Shell
    private var shown = -1

    /// Nothing is shown of a file whose size is not known or that is read in a moment.
    package init(total: Int, shell: Shell) {
        let isWorthIt = total > 16 << 20 && shell.isErrorTerminal && shell.environment["TERM"] != "dumb"
        self.total = isWorthIt ? total : 0
        self.shell = shell
    }

    /// Shows how many bytes are done, if that is a percent more than before.
    package mutating func show(done: Int, found: Int) {
        guard total > 0 else { return }
        let percent = min(100, done * 100 / total)
        guard percent > shown else { return }
        shown = percent
        let view = ProgressView(value: Double(percent), total: 100)
        let bar = Renderer.render(view, size: CellSize(width: 32, height: 1), environment: EnvironmentValues()).frame
            .text
        shell.writeError("\r\(bar)  " + localized("\(String(percent)) %, \(String(found)) found"))
    }

    /// Takes the bar away.
    package func clear() {
        if shown >= 0 { shell.writeError("\r" + String(repeating: " ", count: 60) + "\r") }
    }
}
