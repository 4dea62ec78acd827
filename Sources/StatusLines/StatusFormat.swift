import Foundation
import HostSystem
import Languages
import Meditation
import PlainText

/// How a status is printed for one kind of reader: a person, a script, a bar. One a file, in `Formats`; a new one is a
/// file and its place in ``all``.
package struct StatusFormat: Sendable {
    /// What is printed where nothing runs that the words speak of.
    package struct Idle: Sendable {
        /// The line of a single answer; nil prints nothing and exits with 1.
        package let once: @Sendable () throws -> String?
        /// The line of `--follow`.
        package let followed: @Sendable () throws -> String

        /// Nothing, and exit status 1; followed, an empty line.
        package static let nothing = Idle(once: { nil }, followed: { "" })
        /// An empty line, by which bars know that there is nothing to show.
        static let emptyLine = Idle(once: { "" }, followed: { "" })

        /// The same line in both cases.
        package static func line(_ line: @escaping @Sendable () throws -> String) -> Idle {
            Idle(once: line, followed: line)
        }
    }

    /// The name after `--format`.
    package let name: String
    /// What it is for and what it prints, for the manual and `--help`, without a full stop.
    package let meaning: String
    /// What it says where no template and no presentation was asked for.
    package let words: @Sendable () -> StatusWords
    /// Dresses words as one answer, without the last line's end.
    package let once: @Sendable (_ words: String, StatusMoment) throws -> String
    /// Dresses words as a line of `--follow`.
    package let followed: @Sendable (_ words: String, StatusMoment) throws -> String
    /// The time between changes of what it adds to the text, with seconds on or off.
    var beats: @Sendable (_ showsSeconds: Bool) -> Set<StatusTickSchedule> = { _ in [] }
    /// What the process answers after a single answer.
    package var status: @Sendable (StatusMoment) -> Int32 = { _ in ExitStatus.success.rawValue }
    /// Whether a line of `--follow` includes ended activities that are still on the lock screen, even with nothing else to show.
    var tellsEnded = false
    /// What is printed where there is nothing to say.
    package let idle: Idle

    /// All of them, in the order of the manual.
    package static let all: [StatusFormat] = [.text, .json, .tmux, .waybar, .polybar, .i3blocks, .i3statusRust]

    /// The words of most bars: `◉ 12:34 of 20:00 · Tea 02:13 +1`, in a stage `◉ Zazen 1/3 12:34 of 20:00, then Walking`. A bar has room
    /// for one of the others, and for their number.
    static let barWords: @Sendable () -> StatusWords = {
        let (plain, staged) = (words(of: "{icon} {progress}"), words(of: "{icon} {stage_brief} {progress}"))
        return StatusWords(
            text: { moment in
                guard let stage = moment.stage else { return plain.text(moment) }
                let text = staged.text(moment)
                return stage.next.map { localized("\(text), then \(TerminalText.oneLine($0.name))") } ?? text
            }, next: plain.next
        ).adding { moment in
            let sayings = moment.sayings
            return sayings.prefix(1).map { sayings.count > 1 ? "\($0) +\(sayings.count - 1)" : $0 }
        }
    }

    /// The words of a template of our own.
    package static func words(of template: String) -> StatusWords {
        guard let template = try? StatusTemplate(template) else { preconditionFailure("our own templates are right") }
        return template.words
    }

    /// `◉ 12:34`, for a bar without room; without a sitting, the first of the others.
    static func shortText(_ moment: StatusMoment) -> String {
        moment.sitting == nil ? moment.sayings.first ?? "" : shortWords.text(moment)
    }

    private static var shortWords: StatusWords { words(of: "{icon} {clock}") }
}
