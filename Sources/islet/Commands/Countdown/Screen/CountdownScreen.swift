import Foundation
import Meditation
import Presentations
import Store
import TerminalScreen

/// The screen of the countdowns: where its picture meets terminal, clock, store and bell. It wakes for what is to be seen or
/// heard and for nothing else.
struct CountdownScreen {
    /// What the screen needs from outside.
    struct Request {
        /// The world.
        let shell: Shell
        /// What holds, and the themes.
        let loaded: LoadedSettings
    }

    /// Shows the screen until the person leaves; answers the exit status.
    ///
    /// Throws ``TerminalError`` where there is no screen to be had. A signal that asks to end does not come back: the terminal
    /// is restored and the process dies by it. The countdowns go on in every case.
    static func run(_ request: Request) throws -> Int32 {
        let shell = request.shell
        try shell.store.makeReady()
        var options = TerminalScreen.Options()
        options.usesMouse = false
        options.reportsChildren = true
        let screen = try TerminalScreen(options: options, environment: shell.environment)
        var view = CountdownScreen(request, on: screen)
        let result = Result { try view.run() }
        screen.close()
        view.presence = nil
        shell.attendToCountdowns(at: shell.clock())
        if let signal = try result.get() { TerminalScreen.reraise(signal) }
        return ExitStatus.success.rawValue
    }

    private let shell: Shell
    private let settings: Settings
    private let screen: TerminalScreen
    private let timeZone: TimeZone
    private var looks: ScreenLooks
    private var ringer: CountdownRinger
    private var bell: ScreenBell
    private var presence: LockFile?
    /// What stands in the last line until a key is pressed.
    private var notice: String?

    private init(_ request: Request, on screen: TerminalScreen) {
        (shell, settings, self.screen) = (request.shell, request.loaded.settings, screen)
        timeZone = shell.timeZone()
        looks = ScreenLooks(themes: request.loaded.themes)
        ringer = CountdownRinger(store: shell.store)
        bell = ScreenBell(environment: shell.environment, timeZone: timeZone)
        notice = Complaints.text(request.loaded.complaints + looks.adopt(settings, at: screen.colorDepth))
    }

    /// Runs until the person leaves; answers the signal that ended it.
    private mutating func run() throws -> Int32? {
        try screen.watch(file: shell.store.changeFile)
        presence = AttendantProcess(store: shell.store).announceScreen()
        bell.prepare(settings)
        while true {
            let reading = shell.clock()
            let activities = try ActivityDesk(store: shell.store).catchUp(at: reading)
            ringer.follow(try shell.store.unrungCountdowns())
            ring(at: reading.wall)
            let picture = CountdownPicture(
                activities: activities, notice: notice, showsActivity: settings.liveActivities,
                showsSeconds: settings.showSeconds, theme: looks.theme, contrast: looks.contrast, device: looks.device,
                timeZone: timeZone)
            let rendering = picture.rendering(size: screen.size, at: reading.wall)
            screen.paint(rendering.frame)
            let dates = [rendering.expiresAt, ringer.next, CountdownShow.nextChange(of: activities)]
            switch screen.nextEvent(until: dates.compactMap { $0 }.min()) {
            case .key(let key):
                notice = nil
                switch key {
                case .character("q"), .character("Q"), .escape, .interrupt: return nil
                case .suspend: screen.suspend()
                default: break
                }
            case .childEnded: notice = bell.childEnded(on: screen) ?? notice
            case .terminated(let signal): return signal
            case .hangup: return SIGHUP
            case .mouse, .fileChanged, .resized, .deadline, .clockStepped, .continued: break
            }
        }
    }

    private mutating func ring(at now: Date) {
        let strokes = settings.haptics == .off ? .none : settings.strokes
        for ring in ringer.ring(at: now, strokes: strokes[.target], spacing: settings.strokeSpacing) {
            switch ring {
            case .stroke: notice = bell.ring(settings, on: screen, at: now) ?? notice
            case .over(let over):
                notice = ([CountdownText.over(over)] + over.compactMap(\.alertMessage)).joined(separator: " ")
                bell.notify(DesktopNotification(over), settings, on: screen, at: now)
            case .missed(let countdown): notice = CountdownText.missed(countdown, seenAt: now, in: timeZone)
            case .unsaved(let error): notice = error.description
            }
        }
        ringer.settle()
    }
}
