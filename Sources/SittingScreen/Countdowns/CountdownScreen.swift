import Attendance
import Configuration
import DeviceActivities
import Foundation
import HostSystem
import Meditation
import Presentations
import Store
import Surroundings
import TerminalScreen

/// The countdown screen's event loop: connects the picture with terminal, clock, store and bell. It wakes only for what can be
/// seen or heard.
package struct CountdownScreen {
    /// The screen's dependencies.
    package struct Request: ForegroundProgram {
        /// The process context.
        package let shell: Shell
        /// The settings in effect, and the themes.
        package let loaded: LoadedSettings

        package init(shell: Shell, loaded: LoadedSettings) {
            self.shell = shell
            self.loaded = loaded
        }

        /// Shows the screen until the user leaves. Returns the exit status.
        ///
        /// Does not return after a terminating signal: the terminal is restored and the process dies by that signal. The
        /// countdowns go on in every case.
        ///
        /// - Throws: ``TerminalError`` if no screen can be opened.
        package func run() throws -> Int32 {
            try shell.store.makeReady()
            var options = TerminalScreen.Options()
            options.usesMouse = false
            options.reportsChildren = true
            let screen = try TerminalScreen(options: options, environment: shell.environment)
            var view = CountdownScreen(self, on: screen)
            let result = Result { try view.run() }
            view.bell.leave(screen)
            screen.close()
            view.presence = nil
            shell.attendToCountdowns(at: shell.clock())
            if let signal = try result.get() { TerminalScreen.reraise(signal) }
            return ExitStatus.success.rawValue
        }
    }

    private let shell: Shell
    private let settings: Settings
    private let screen: TerminalScreen
    private let timeZone: TimeZone
    private var looks: ScreenLooks
    private var ringer: CountdownRinger
    private var bell: ScreenBell
    private var presence: LockFile?
    private var ends = CountdownEnds()
    /// The last line, shown for a while or until a key is pressed.
    private var lastLine: LastLine
    private var firstRow = 0

    private init(_ request: Request, on screen: TerminalScreen) {
        (shell, settings, self.screen) = (request.shell, request.loaded.settings, screen)
        timeZone = shell.timeZone()
        looks = ScreenLooks(themes: request.loaded.themes)
        ringer = CountdownRinger(store: shell.store)
        bell = ScreenBell(environment: shell.environment, timeZone: timeZone)
        let now = shell.clock().wall
        lastLine = LastLine(at: now)
        if let text = Complaints.text(request.loaded.complaints + looks.adopt(settings, at: screen.colorDepth)) {
            lastLine.say(text, stays: true, at: now)
        }
    }

    /// Runs until the user leaves. Returns the signal that ended it; `nil` if none did.
    private mutating func run() throws -> Int32? {
        try screen.watch(file: shell.store.changeFile)
        presence = AttendantProcess(store: shell.store).announceScreen()
        bell.prepare(settings)
        var activities = StoredActivities()
        var retry = StoreRetry()
        while true {
            let reading = shell.clock()
            let found = try retry.read(at: reading.wall) {
                (try ActivityDesk(in: shell).catchUp(at: reading), try shell.store.unrungCountdowns())
            }
            if let (new, unrung) = found {
                activities = new
                ringer.follow(unrung)
            }
            say(retry.error?.description, at: reading.wall)
            lastLine.advance(to: reading.wall)
            ring(activities, at: reading.wall)
            let picture = CountdownPicture(
                activities: activities, notice: lastLine.notice?.text, firstRow: firstRow,
                showsActivity: settings.liveActivities, showsSeconds: settings.showSeconds, theme: looks.theme,
                contrast: looks.contrast, device: looks.device,
                timeZone: timeZone)
            let rendering = picture.rendering(size: screen.size, at: reading.wall)
            screen.paint(rendering.frame)
            let listing = picture.listing(in: screen.size)
            firstRow = listing.first
            let dates = [
                rendering.expiresAt, ringer.next, activities.nextChange, lastLine.notice?.until,
                retry.next,
            ]
            switch screen.nextEvent(until: dates.compactMap { $0 }.min()) {
            case .key(let key):
                lastLine.stir(at: shell.clock().wall)
                switch key {
                case .character("q"), .character("Q"), .escape, .interrupt: return nil
                case .suspend: suspend()
                case .character("p"), .character(" "):
                    try change {
                        $0.pausable(at: $1).map(\.id)
                    } by: {
                        $0.pause(at: $1)
                    }
                case .character("r"):
                    try change { list, _ in
                        list.resumable?.id
                    } by: {
                        $0.resume(at: $1)
                    }
                case .up: firstRow -= 1
                case .down: firstRow += 1
                case .pageUp: firstRow -= max(1, listing.visible.count)
                case .pageDown: firstRow += max(1, listing.visible.count)
                case .home: firstRow = 0
                case .end: firstRow = listing.count
                default: break
                }
            case .childEnded: say(bell.childEnded(on: screen), at: shell.clock().wall)
            case .terminated(let signal): return signal
            case .hangup: return SIGHUP
            case .mouse, .fileChanged, .resized, .deadline, .clockStepped, .continued: break
            }
        }
    }

    /// Suspends the process until it is continued; meanwhile the attendant rings.
    private mutating func suspend() {
        bell.leave(screen)
        presence = nil
        shell.attendToCountdowns(at: shell.clock())
        screen.suspend()
        presence = AttendantProcess(store: shell.store).announceScreen()
        ringer = CountdownRinger(store: shell.store)
    }

    /// Pauses or resumes the countdown that `choose` returns, if any.
    private func change(
        _ choose: ([StoredCountdown], Date) -> StoredCountdown.ID?, by body: (inout StoredCountdown, Date) -> Void
    ) throws {
        let reading = shell.clock()
        try ActivityDesk(store: shell.store).change(at: reading) { activities in
            guard let id = choose(activities.countdowns, reading.wall),
                let index = activities.countdowns.firstIndex(where: { $0.id == id })
            else { return }
            body(&activities.countdowns[index], reading.wall)
        }
    }

    private mutating func ring(_ activities: StoredActivities, at now: Date) {
        let ended = ends.look(at: activities.countdownsByEnd, now: now).ended(inTimeAt: now)
        if !ended.isEmpty { lastLine.tell(CountdownText.end(of: ended), at: now) }
        let strokes = settings.haptics == .off ? .none : settings.strokes
        for ring in ringer.ring(at: now, strokes: strokes[.target], spacing: settings.strokeSpacing) {
            switch ring {
            case .stroke: say(bell.ring(settings, on: screen, at: now), at: now)
            case .over(let over):
                // A countdown that ended just before the screen opened does not ring here.
                if ended.isEmpty { lastLine.tell(CountdownText.end(of: over), at: now) }
                bell.notify(DesktopNotification(over), settings, on: screen, at: now)
            case .missed(let countdown): say(CountdownText.missed(countdown, seenAt: now, in: timeZone), at: now)
            case .unsaved(let error): say(error.description, at: now)
            }
        }
        ringer.settle()
    }

    private mutating func say(_ sentence: String?, at now: Date) {
        if let sentence { lastLine.say(sentence, stays: true, at: now) }
    }
}
