import DeviceActivities
import Foundation
import HostSystem
import Languages
import Meditation
import Store

/// A desktop notification of a reached target or a finished countdown.
package struct DesktopNotification: Hashable {
    /// The title: what happened.
    package let title: String
    /// The body: details.
    package let body: String

    /// The notification of a sitting's target.
    package init(targetOf sitting: Sitting) {
        title = localized("Target reached")
        let length = sitting.target.map { ", \(ClockText.brief($0))" } ?? ""
        body = localized("\(sitting.methodName)\(length). The sitting goes on.")
    }

    /// The notification of countdowns that ended together.
    package init(_ over: [StoredCountdown]) {
        title = String(CountdownText.over(over).dropLast())
        body = over.compactMap { $0.alertMessage ?? $0.subtitle }.joined(separator: "\n")
    }

    /// Any other notification, such as a test.
    package init(title: String, body: String) { (self.title, self.body) = (title, body) }
}

/// Programs that show notifications on this machine's desktop.
package enum NotificationProgram {
    /// The first one installed: `notify-send` if there is a desktop session, or `osascript` on macOS.
    package static func installed(in environment: [String: String]) -> (name: String, path: String)? {
        for name in ["notify-send", "osascript"] {
            // Without a session nothing can show it, and the call would try to launch a D-Bus session.
            if name == "notify-send", !hasDesktop(environment) { continue }
            if let path = ProgramSearch.path(of: name, in: environment) { return (name, path) }
        }
        return nil
    }

    /// Shows a notification without waiting. Returns the program's name, or `nil` if none is installed or it cannot be started.
    @discardableResult
    package static func show(_ notification: DesktopNotification, environment: [String: String]) -> String? {
        guard let program = installed(in: environment) else { return nil }
        let arguments = arguments(of: notification, for: program.name)
        return (try? DetachedProcess.start(program.path, arguments, environment: environment)).map { program.name }
    }

    /// The program's arguments. Neither text can be mistaken for an option or a script.
    package static func arguments(of notification: DesktopNotification, for name: String) -> [String] {
        let (title, body) = (notification.title, notification.body)
        guard name == "notify-send" else {
            let script = [
                "on run texts", "display notification (item 2 of texts) with title (item 1 of texts)", "end run",
            ]
            return script.flatMap { ["-e", $0] } + [title, body]
        }
        // The body is markup, so special characters are escaped.
        let plain = body.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        return ["--app-name=Islet", "--", title, plain]
    }

    /// Whether the environment belongs to a desktop session.
    package static func hasDesktop(_ environment: [String: String]) -> Bool {
        ["DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS"].contains { environment[$0]?.isEmpty == false }
    }
}
