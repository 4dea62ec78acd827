import Configuration
import DeviceActivities
import Foundation
import HostSystem
import Meditation
import PlainText
import ScreenKit
import Store
import Surroundings
import TerminalScreen

/// Prints a line whenever a status changes visibly, in one process: `islet status --follow`.
///
/// It sleeps until the line changes or the store does. It creates nothing, not even the store's folder.
package struct StatusFollower: Program {
    private let shell: Shell
    private let request: StatusRequest
    /// The request with the settings in effect.
    private var settled: StatusRequest
    private var timer: WallClockState?
    private var activities = StoredActivities()
    private var server: JoinedServer?
    /// When to check the connection to the timer's server next; `nil` if the timer is local.
    private var nextLook: Date?
    private var printed: String?
    private var complaint: String?
    private var next: Date?

    /// Creates a follower that prints what `request` describes.
    package init(shell: Shell, request: StatusRequest) {
        (self.shell, self.request) = (shell, request)
        settled = request
    }

    /// Runs until the reader of the output leaves (exit status 0) or a terminating signal arrives; the process then dies by that
    /// signal.
    package func run() throws -> Int32 {
        // The parent may have set SIGPIPE to be ignored; a closed pipe would then be reported as an error.
        signal(SIGPIPE, SIG_DFL)
        var program = self
        try shell.run(&program, on: LineEvents(reader: STDOUT_FILENO))
        return ExitStatus.success.rawValue
    }

    package var watchedFiles: [URL] {
        [
            URL(fileURLWithPath: shell.store.locations.statePath), shell.store.changeFile,
            // Live Activities may be switched off there.
            SettingsLocation(environment: shell.environment).file,
        ]
    }

    package func deadline(after now: Date) -> Date? { next }

    package mutating func update(_ event: ProgramEvent, at reading: ClockReading) throws -> [ProgramEffect] {
        var effects: [ProgramEffect] = []
        switch event {
        case .opened, .suspending, .ending: return []
        case .shown, .fileChanged, .folderChanged, .clockStepped:
            settled = request.settled(in: shell.environment)
            read(at: reading, &effects)
        // A missing sign of life from the server sends no event.
        case .deadline where nextLook.map({ reading.wall >= $0 }) == true: read(at: reading, &effects)
        default: break
        }
        var timer = timer ?? WallClockState(.idle, at: reading)
        timer.look(at: reading)
        self.timer = timer
        let moment = settled.moment(of: timer, activities, server, in: shell)
        let line = try settled.line(at: moment)
        if line != printed {
            effects.append(request.isForReading ? .say(line) : .write(TerminalText.printable(line) + "\n"))
            printed = line
        }
        next = [try settled.nextChange(after: moment), nextLook].compactMap { $0 }.min()
        return effects
    }

    /// Reads the sitting and other apps' activities. An error is reported once; until it is gone nothing runs.
    private mutating func read(at reading: ClockReading, _ effects: inout [ProgramEffect]) {
        do {
            let (timer, activities, server) = try shell.store.timerAndActivities(at: reading)
            complaint = nil
            (self.timer, self.activities) = (timer, activities.wanted(in: shell.environment))
            self.server = server
        } catch {
            if complaint != error.description { effects.append(.warn(error.description)) }
            complaint = error.description
            (timer, activities, server) = (nil, StoredActivities(), nil)
        }
        nextLook = server?.nextLook(after: reading.wall)
    }
}
