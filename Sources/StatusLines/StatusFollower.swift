import Configuration
import DeviceActivities
import Foundation
import HostSystem
import Meditation
import Store
import Surroundings
import TerminalScreen

/// Prints a line at every visible change of a status, in one process: `islet status --follow`.
///
/// It sleeps until the line would be another or the store changes. It creates nothing, not even the store's folder.
package struct StatusFollower {
    /// The world.
    package let shell: Shell
    /// What each line is.
    package let request: StatusRequest

    package init(shell: Shell, request: StatusRequest) {
        self.shell = shell
        self.request = request
    }

    /// Follows until nobody reads any more (exit status 0) or a signal asks to end; then the process dies by it.
    package func follow() throws -> Int32 {
        // The bar's parent may ignore SIGPIPE; then a closed bar would be reported as an error.
        signal(SIGPIPE, SIG_DFL)
        let events = LineEvents(reader: STDOUT_FILENO)
        let answer = try follow(watch: { watch(with: events) }, next: { events.next(until: $0) })
        guard let answer else { return ExitStatus.success.rawValue }
        TerminalScreen.reraise(answer)
    }

    /// Follows, watching and waiting by what is given; answers the signal that ended it, nil if the reader left.
    package func follow(watch: () -> Void, next: (Date?) -> LineEvents.Event) throws -> Int32? {
        var printed: String?
        var complaint: String?
        watch()
        var asked = request.settled(in: shell.environment)
        var (sitting, activities, server) = read(&complaint)
        var nextLook = server?.nextLook(after: shell.clock().wall)
        while true {
            let reading = shell.clock()
            let moment = asked.moment(of: sitting, activities, server, at: reading, in: shell)
            let line = try asked.line(at: moment)
            if line != printed {
                try shell.say(line)
                printed = line
            }
            // That is an instant of the sitting's time line; the alarm needs one of the wall clock.
            let change = try asked.nextChange(after: moment).map { $0 + reading.lead(for: sitting) }
            switch next([change, nextLook].compactMap { $0 }.min()) {
            // A server's sign of life is due: nothing tells that it did not come.
            case .deadline where nextLook.map({ shell.clock().wall >= $0 }) == true:
                (sitting, activities, server) = read(&complaint)
                nextLook = server?.nextLook(after: shell.clock().wall)
            case .deadline, .childEnded, .stopping, .input: break
            case .fileChanged, .clockStepped:
                watch()
                asked = request.settled(in: shell.environment)
                (sitting, activities, server) = read(&complaint)
                nextLook = server?.nextLook(after: shell.clock().wall)
            case .readerLeft: return nil
            case .terminated(let signal): return signal
            }
        }
    }

    /// Watches the files of store and settings and their folders, or whatever of the way to them there is, for the rest to come.
    private func watch(with events: LineEvents) {
        let store = shell.store
        try? events.watch(file: URL(fileURLWithPath: store.locations.statePath))
        var file = store.changeFile
        var watched = 0
        while watched < 2, file.pathComponents.count > 1 {
            if (try? events.watch(file: file)) != nil { watched += 1 }
            file.deleteLastPathComponent()
        }
        // The change may be hidden there.
        var settings = SettingsLocation(environment: shell.environment).file
        while (try? events.watch(file: settings)) == nil, settings.pathComponents.count > 2 {
            settings.deleteLastPathComponent()
        }
    }

    /// The running sitting and other apps' activities. What cannot be read is said once, and is nothing until it can be.
    private func read(_ complaint: inout String?) -> (Sitting?, StoredActivities, JoinedServer?) {
        do {
            let (timer, activities, server) = try shell.store.timerAndActivities()
            complaint = nil
            return (timer.sitting, activities.wanted(in: shell.environment), server)
        } catch {
            if complaint != error.description { shell.warn(error.description) }
            complaint = error.description
            return (nil, StoredActivities(), nil)
        }
    }
}
