import Foundation
import HostSystem
import Languages

/// A notification that waits for an answer, where the desktop can.
package struct ReminderPrompt {
    /// What someone chose.
    package enum Answer: Hashable, Sendable {
        /// Begin the sitting.
        case begin
        /// Remind again, ``Reminder/later`` from now.
        case later
        /// Nothing: closed, not answered in time, or shown where nobody can answer.
        case none
    }

    /// A way of showing it.
    enum Method: Hashable {
        /// With buttons.
        case buttons(program: String, path: String)
        /// Without.
        case plain
        /// Not at all.
        case nowhere
    }

    /// The notification.
    let notification: DesktopNotification
    private let environment: [String: String]

    /// Seconds after which an unanswered question is closed.
    static let patience = 1800

    package init(_ notification: DesktopNotification, environment: [String: String]) {
        (self.notification, self.environment) = (notification, environment)
    }

    /// What can be shown here, in words; `nil` if nothing can.
    package static func ability(in environment: [String: String]) -> String? {
        switch method(in: environment) {
        case .buttons: localized("a notification with Begin and Later")
        case .plain: localized("a notification")
        case .nowhere: nil
        }
    }

    static func method(in environment: [String: String]) -> Method {
        guard let program = NotificationProgram.installed(in: environment) else { return .nowhere }
        guard program.name == "notify-send" else { return .buttons(program: program.name, path: program.path) }
        // The option came with libnotify 0.7.10, and not all desktops have buttons.
        let help = output(program.path, ["--help"], in: environment)
        guard help?.contains("--action") == true, desktopHasActions(in: environment) else { return .plain }
        return .buttons(program: program.name, path: program.path)
    }

    /// Whether the desktop says that its notifications have buttons; true if it cannot be asked.
    private static func desktopHasActions(in environment: [String: String]) -> Bool {
        guard let gdbus = ProgramSearch.path(of: "gdbus", in: environment) else { return true }
        let name = "org.freedesktop.Notifications"
        let answer = output(
            gdbus,
            [
                "call", "--session", "--timeout", "2", "--dest", name, "--object-path",
                "/org/freedesktop/Notifications", "--method", name + ".GetCapabilities",
            ], in: environment)
        return answer?.contains("'actions'") ?? true
    }

    /// Shows it and waits for the answer. Returns `nil` if nothing here can show it.
    package func ask() -> Answer? {
        switch Self.method(in: environment) {
        case .nowhere: return nil
        case .plain: return NotificationProgram.show(notification, environment: environment) == nil ? nil : Answer.none
        case .buttons(let program, let path):
            guard let text = Self.output(path, arguments(for: program), in: environment) else { return nil }
            return Self.answer(text)
        }
    }

    /// The program's arguments. Neither text can be mistaken for an option or a script.
    func arguments(for program: String) -> [String] {
        let (begin, later) = (Self.begin, Self.later)
        guard program == "notify-send" else {
            let script = [
                "on run texts",
                "display dialog (item 2 of texts) with title (item 1 of texts) buttons {\"\(later)\", \"\(begin)\"} "
                    + "default button \"\(begin)\" giving up after \(Self.patience)", "end run",
            ]
            return script.flatMap { ["-e", $0] } + [notification.title, notification.body]
        }
        return [
            "--action=begin=\(begin)", "--action=later=\(later)", "--wait", "--expire-time=\(Self.patience * 1000)",
        ] + NotificationProgram.arguments(of: notification, for: program)
    }

    /// The names of the buttons.
    private static var begin: String { localized("Begin") }
    private static var later: String { localized("Later") }

    /// The answer in what a program printed: the key of a button, or on macOS its name.
    private static func answer(_ text: String) -> Answer {
        let text = text.lowercased()
        if text.contains("gave up:true") { return .none }
        if text.contains("begin") || text.contains(begin.lowercased()) { return .begin }
        return text.contains("later") || text.contains(later.lowercased()) ? .later : .none
    }

    /// What a program printed; `nil` if it could not be started or failed.
    private static func output(_ path: String, _ arguments: [String], in environment: [String: String]) -> String? {
        guard let process = try? CapturedProcess(path, arguments, environment: environment),
            process.state(waiting: true) == .ended(status: 0)
        else { return nil }
        return process.text(ofLast: 65_536)
    }
}
