import Attendance
import Foundation
import HostSystem
import SittingScreen
import Studio
import Surroundings

/// Looks at everything that Islet stands on: terminal, sound, notifications, clocks, battery, store, settings, attendant.
///
/// It changes nothing. A new subject is a file with one function like ``clocks()`` and a line in ``subjects()``.
package struct Doctor {
    /// The world.
    package let shell: Shell
    /// Runs a program that is asked for something and answers its output; nil where that fails.
    package var ask: (_ program: String, _ arguments: [String]) -> String?
    /// What must hold for Live Activities to be ready.
    var scenarios: () throws -> [NamedScenario] = NamedScenario.all
    /// The folder where the system reports batteries.
    var batteryFolder = Battery.systemFolder

    /// The groups of checks, in the order of the report.
    package struct Subject {
        package let title: String
        package let checks: [Check]
    }

    package init(shell: Shell, ask: ((String, [String]) -> String?)? = nil) {
        self.shell = shell
        let environment = shell.environment
        self.ask = ask ?? { Self.output(of: $0, $1, environment: environment) }
    }

    /// Looks at everything.
    package func subjects() -> [Subject] {
        let loaded = LoadedSettings(in: shell.environment)
        let health = shell.store.health()
        let report = shell.terminalReport()
        return [
            Subject(title: "Terminal", checks: terminal(report)),
            Subject(title: "Bell", checks: bell(loaded.settings, report)),
            Subject(title: "Notification", checks: notification()), Subject(title: "Clocks", checks: clocks()),
            Subject(title: "Battery", checks: battery(loaded.settings)),
            Subject(title: "Store", checks: store(health)), Subject(title: "Settings", checks: settings(loaded)),
            Subject(title: "Live Activities", checks: liveActivities(loaded.settings)),
            Subject(title: "Attendant", checks: attendant(loaded.settings, health: health)),
        ]
    }

    private static func output(of program: String, _ arguments: [String], environment: [String: String]) -> String? {
        guard let path = ProgramSearch.path(of: program, in: environment) else { return nil }
        guard let process = try? CapturedProcess(path, arguments, environment: environment),
            process.state(waiting: true) == .ended(status: 0)
        else { return nil }
        return process.text(ofLast: 1 << 20)
    }
}
