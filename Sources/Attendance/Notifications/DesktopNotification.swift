import DeviceActivities
import Foundation
import HostSystem
import Meditation
import Store

/// What the desktop is told when the target is reached, or a countdown is over.
package struct DesktopNotification: Hashable {
    /// What happened.
    package let title: String
    /// More about it.
    package let body: String

    /// The notification of a sitting's target.
    package init(targetOf sitting: Sitting) {
        title = "Target reached"
        let length = sitting.target.map { ", \(ClockText.brief($0))" } ?? ""
        body = "\(sitting.methodName)\(length). The sitting goes on."
    }

    /// The notification of countdowns that ended together.
    package init(_ over: [StoredCountdown]) {
        title = String(CountdownText.over(over).dropLast())
        body = over.compactMap { $0.alertMessage ?? $0.subtitle }.joined(separator: "\n")
    }

    /// One to try.
    package init(title: String, body: String) { (self.title, self.body) = (title, body) }
}

/// A program that shows a notification on the desktop of this machine.
package enum NotificationProgram {
    /// The first that is there: `notify-send` where a desktop is, `osascript` on macOS.
    package static func installed(in environment: [String: String]) -> (name: String, path: String)? {
        for name in ["notify-send", "osascript"] {
            // Without a session there is nobody to show it, and asking would start a search for one.
            if name == "notify-send", !hasDesktop(environment) { continue }
            if let path = ProgramSearch.path(of: name, in: environment) { return (name, path) }
        }
        return nil
    }

    /// Shows a notification, without waiting for it; answers the program's name, nil if there is none.
    @discardableResult
    package static func show(_ notification: DesktopNotification, environment: [String: String]) -> String? {
        guard let program = installed(in: environment) else { return nil }
        let arguments = arguments(of: notification, for: program.name)
        return (try? DetachedProcess.start(program.path, arguments, environment: environment)).map { program.name }
    }

    /// What the program is started with. No text can be taken for an option or for a program of its own.
    package static func arguments(of notification: DesktopNotification, for name: String) -> [String] {
        let (title, body) = (notification.title, notification.body)
        guard name == "notify-send" else {
            let script = [
                "on run texts", "display notification (item 2 of texts) with title (item 1 of texts)", "end run",
            ]
            return script.flatMap { ["-e", $0] } + [title, body]
        }
        // The body may have markup, so what looks like it is written out.
        let plain = body.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        return ["--app-name=Islet", "--", title, plain]
    }

    /// Whether the environment is that of a desktop session.
    package static func hasDesktop(_ environment: [String: String]) -> Bool {
        ["DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS"].contains { environment[$0]?.isEmpty == false }
    }
}
