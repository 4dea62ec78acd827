import Attendance
import CellUI
import Configuration
import DeviceActivities
import Foundation
import HostSystem
import Meditation
import Presentations
import ScreenKit
import Store
import Surroundings
import TerminalScreen

/// The screen of countdowns as a program of the event loop: connects the picture with the store and the bell. It wakes only for
/// what can be seen or heard.
package struct CountdownScreen: Program {
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
            shell.log.info("A screen of the countdowns is open.", metadata: ["pid": "\(getpid())"])
            var program = CountdownScreen(self, colorDepth: screen.colorDepth, at: shell.clock().wall)
            try shell.run(&program, on: screen)
            return ExitStatus.success.rawValue
        }
    }

    private let shell: Shell
    private let settings: Settings
    private let timeZone: TimeZone
    private var looks: ScreenLooks
    private var activities = StoredActivities()
    private var scheduler: BellScheduler
    private var bell: ScreenBell
    private var ends = CountdownEnds()
    private var retry = StoreRetry()
    /// The last line, shown for a while or until a key is pressed.
    private var lastLine: LastLine
    private var listing: CountdownListing?
    private var firstRow = 0
    private var help = HelpState()
    private var expiresAt: Date?
    private var effects: [ProgramEffect] = []

    /// Creates the screen for a terminal of the given colour depth.
    package init(_ request: Request, colorDepth: ColorDepth, at now: Date) {
        (shell, settings) = (request.shell, request.loaded.settings)
        timeZone = shell.timeZone()
        looks = ScreenLooks(themes: request.loaded.themes, environment: shell.environment)
        scheduler = BellScheduler(store: shell.store, log: shell.log)
        bell = ScreenBell(environment: shell.environment, timeZone: timeZone, log: shell.log)
        lastLine = LastLine(at: now)
        if let text = Warnings.text(request.loaded.complaints + looks.adopt(settings, at: colorDepth, on: nil)) {
            lastLine.say(text, stays: true, at: now)
        }
    }

    package var watchedFiles: [URL] { [shell.store.changeFile] }

    package func announce() -> AnyObject? { AttendantProcess(store: shell.store).announceScreen() }

    package func handOver() { shell.attendToCountdowns(at: shell.clock()) }

    package mutating func update(_ event: ProgramEvent, at reading: ClockReading) throws -> [ProgramEffect] {
        effects = []
        let now = reading.wall
        switch event {
        case .shown: bell.prepare(settings)
        case .key(let key):
            lastLine.stir(at: now)
            try handle(key, at: reading)
        case .childEnded: say(bell.childEnded(&effects), at: now)
        case .notNotified(let title, let body):
            bell.notifyByProgram(DesktopNotification(title: title, body: body))
        case .unwatched(let error): say(error.description, at: now)
        case .suspending, .ending:
            bell.leave(&effects)
            return effects
        case .resumed: scheduler = BellScheduler(store: shell.store, log: shell.log)
        default: break
        }
        let found = try retry.read(at: now) {
            (try ActivityRepository(in: shell).catchUp(at: reading), try shell.store.unrungCountdowns())
        }
        if let (new, unrung) = found {
            activities = new
            scheduler.follow(unrung)
        }
        say(retry.error?.description, at: now)
        lastLine.advance(to: now)
        if event != .opened { ring(at: reading) }
        return effects
    }

    package mutating func view(on surface: ProgramSurface, at now: Date) -> ProgramView? {
        looks.isUnicode = surface.isUnicode
        say(Warnings.text(looks.adopt(settings, at: surface.colorDepth, on: surface.background)), at: now)
        help.size = surface.size
        let screen = CountdownView(
            activities: activities, notice: lastLine.notice?.text, firstRow: firstRow, help: help,
            showsActivity: settings.liveActivities, showsSeconds: settings.showSeconds, theme: looks.theme,
            contrast: looks.contrast, device: looks.device, timeZone: timeZone)
        let rendering = screen.rendering(size: surface.size, at: now)
        let listing = screen.listing(in: surface.size)
        self.listing = listing
        firstRow = listing.first
        expiresAt = rendering.expiresAt
        return ProgramView(rendering)
    }

    package func deadline(after now: Date) -> Date? {
        [expiresAt, scheduler.next, activities.nextChange, lastLine.notice?.until, retry.next].compactMap { $0 }.min()
    }

    private mutating func handle(_ key: Key, at reading: ClockReading) throws {
        let keys = CountdownKeys.map(isScrollable: listing?.isScrollable ?? false, canPause: true, canResume: true)
        switch help.handle(key, lines: keys.helpLines) {
        case .leave: effects.append(.leave)
        case .used: break
        case .unused: if let command = keys.action(for: key) { try perform(command, at: reading) }
        }
    }

    private mutating func perform(_ command: CountdownCommand, at reading: ClockReading) throws {
        let page = max(1, listing?.visible.count ?? 1)
        switch command {
        case .pause:
            try change(at: reading) {
                $0.pausable(at: $1).map(\.id)
            } by: {
                $0.pause(at: $1)
            }
        case .resume:
            try change(at: reading) { list, _ in
                list.resumable?.id
            } by: {
                $0.resume(at: $1)
            }
        case .scroll(let rows): firstRow += rows
        case .scrollPages(let pages): firstRow += pages * page
        case .first: firstRow = 0
        case .last: firstRow = listing?.count ?? 0
        case .showHelp: help.open()
        case .leave: effects.append(.leave)
        case .redraw: break
        }
    }

    /// Pauses or resumes the countdown that `choose` returns, if any.
    private mutating func change(
        at reading: ClockReading, _ choose: ([StoredCountdown], Date) -> StoredCountdown.ID?,
        by body: (inout StoredCountdown, Date) -> Void
    ) throws {
        do {
            try ActivityRepository(store: shell.store).change(at: reading) { activities in
                guard let id = choose(activities.countdowns, reading.wall),
                    let index = activities.countdowns.firstIndex(where: { $0.id == id })
                else { return }
                body(&activities.countdowns[index], reading.wall)
            }
        } catch let error as StoreError {
            say(error.description, at: reading.wall)
        }
    }

    private mutating func ring(at reading: ClockReading) {
        let now = reading.wall
        let ended = ends.look(at: activities.countdownsByEnd, now: now).ended(inTimeAt: now)
        if !ended.isEmpty { lastLine.tell(CountdownText.end(of: ended), at: now) }
        let settings = bell.resolve(settings)
        let strokes = settings.haptics == .off ? .none : settings.strokes
        for ring in scheduler.ring(at: reading, strokes: strokes, spacing: settings.spacing(of:)) {
            switch ring {
            case .stroke(let stroke): say(bell.ring(settings, stroke, at: now, &effects), at: now)
            case .ended(let over):
                // A countdown that ended just before the screen opened does not ring here.
                if ended.isEmpty { lastLine.tell(CountdownText.end(of: over), at: now) }
                bell.notify(DesktopNotification(over), of: .countdown, settings, at: now, &effects)
            case .missedEnd(let countdown): say(CountdownText.missed(countdown, seenAt: now, in: timeZone), at: now)
            case .unsaved(let error): say(error.description, at: now)
            // A sitting has bells of its own, rung by its screen or the attendant.
            case .moment, .missed: break
            }
        }
        scheduler.settle()
    }

    private mutating func say(_ sentence: String?, at now: Date) {
        if let sentence { lastLine.say(sentence, stays: true, at: now) }
    }
}
