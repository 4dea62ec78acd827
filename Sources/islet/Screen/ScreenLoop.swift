import Foundation
import Meditation
import Presentations
import Store
import TerminalScreen

/// Where values meet the world: paints, waits, reads the store, rings. All else is decided by values.
///
/// It wakes for what is to be seen or heard and for nothing else. While no sitting runs, or one is paused, the lock screen's
/// clock stands as of the last event, so that a screen left open sleeps altogether.
struct ScreenLoop {
    /// Why the loop ended.
    enum End {
        /// The person left; what to leave behind on the terminal.
        case left(farewell: String?)
        /// A signal asked to end.
        case killed(signal: Int32)
    }

    private let request: SittingScreen.Request
    private let screen: TerminalScreen
    private let timeZone = TimeZone.current
    private var model: ScreenModel
    private var memory: TimerMemory
    private var clock: WallState
    private var stage = ActivityStage()
    private var ringer: Ringer
    private var witness: Witness
    private var theme = Theme.standard
    private var contrast = SurfaceContrast.full
    private var device = Device.standard
    private var deviceName: String?
    private var themeName: String?
    private var fileSettings: Settings
    private var lastWord: String?
    private var image: ScreenImage?
    private var end: End?
    private var presence: LockFile?
    private var bell: ScreenBell
    private var battery = BatteryWatch()

    /// A loop over what the store said before the screen opened.
    init(request: SittingScreen.Request, screen: TerminalScreen, memory: TimerMemory) {
        (self.request, self.screen) = (request, screen)
        let start = request.clock()
        self.memory = memory
        clock = WallState(memory.state, at: start)
        ringer = Ringer(store: request.store)
        bell = ScreenBell(environment: request.environment, timeZone: timeZone)
        witness = Witness(store: request.store, in: timeZone)
        fileSettings = request.settings
        model = ScreenModel(
            settings: request.settings, themeNames: request.themes.names,
            closesAfterSitting: request.startedSitting != nil, at: start.wall)
    }

    /// Runs until the person leaves or a signal comes.
    mutating func run() -> End {
        defer { presence = nil }
        let start = request.clock()
        adoptTheme(at: start.wall)
        adoptDevice()
        // A theme's complaint that is there already stands first.
        complain((model.notice.map { [$0.text] } ?? []) + request.complaints, at: start.wall)
        take(memory, at: start)
        var isFirst = true
        while end == nil {
            let reading = look()
            if !isFirst {
                // The first picture waits for no disk.
                ring(at: reading)
                see(at: reading)
                model.follow(
                    lowBattery: battery.low(below: model.settings.lowBattery, at: reading.wall), at: reading.wall)
            }
            perform(model.advance(to: reading.wall), at: reading)
            if end != nil { break }
            let image = paint(at: reading.wall)
            if isFirst {
                isFirst = false
                // Watching makes files where there are none, which the first picture need not wait for.
                watch()
                ProgramCode.release()
                continue
            }
            let event = screen.nextEvent(until: deadline(image, after: reading.wall))
            handle(event, over: image, at: look())
        }
        return end ?? .left(farewell: nil)
    }

    /// How events make themselves felt now, keys included.
    var haptics: Settings.Haptics { model.settings.haptics }

    private var state: TimerState { clock.told }

    /// Reads the clocks. When the wall clock was set, everything that stands at an instant of it is moved or made anew.
    private mutating func look() -> ClockReading {
        let reading = request.clock()
        let lead = clock.lead
        let step = clock.look(at: reading)
        if step != 0 { model.clockStepped(by: step) }
        if step != 0 || clock.lead != lead {
            stage = ActivityStage()
            follow(at: reading.wall)
        }
        return reading
    }

    // MARK: Seeing

    private mutating func paint(at now: Date) -> ScreenImage {
        let picture = ScreenPicture(
            model: model, state: state, show: stage.show(at: now), theme: theme, contrast: contrast,
            device: device, timeZone: timeZone)
        let image = picture.image(size: screen.size, at: now, after: image)
        self.image = image
        screen.paint(image.rendering.frame)
        let settings = model.settings
        let words = settings.title || settings.progress ? WindowWords(state, at: now) : .none
        screen.setTitle(settings.title ? words.title : nil)
        screen.setProgress(settings.progress ? words.progress : nil)
        return image
    }

    private func deadline(_ image: ScreenImage, after now: Date) -> Date? {
        var dates = [model.nextDeadline(after: now, isStanding: isStanding), ringer.next.map(clock.wall)]
        if let sitting = state.sitting {
            dates.append(stage.system.nextDeadline(after: now))
            if !isStanding {
                dates.append(image.rendering.expiresAt.map { PictureBeat.beat(notBefore: $0, of: sitting) })
            }
        }
        return dates.compactMap { $0 }.min()
    }

    private var isStanding: Bool { state.sitting.map { $0.pausedAt != nil } ?? true }

    private mutating func adoptDevice() {
        guard deviceName != model.settings.device else { return }
        deviceName = model.settings.device
        device = Device.named(model.settings.device) ?? .standard
    }

    private mutating func adoptTheme(at now: Date) {
        guard themeName != model.settings.theme else { return }
        themeName = model.settings.theme
        do {
            let file = try request.themes.theme(named: model.settings.theme)
            theme = file.theme
            complain(file.warnings.map(\.description), at: now)
        } catch {
            complain([error.description], at: now)
        }
        contrast = SurfaceContrast(of: theme, at: screen.colorDepth)
    }

    // MARK: Hearing

    private mutating func ring(at reading: ClockReading) {
        let now = reading.wall
        let settings = model.settings
        let strokes = settings.haptics == .off ? .none : settings.strokes
        let rings = ringer.ring(
            at: reading, now: clock.line(now), strokes: strokes, spacing: settings.strokeSpacing)
        for ring in rings {
            switch ring {
            case .stroke:
                model.rouse(at: now)
                tell(bell.ring(settings, on: screen, at: now), at: now)
            case .moment(let moment):
                if moment.event == .target { bell.notify(targetOf: state.sitting, settings, on: screen, at: now) }
                startHook(of: moment, at: reading)
            case .missed(let moment):
                let time = WallClockText.time(clock.wall(moment.date), seenAt: now, in: timeZone)
                let text = moment.event == .target ? "Target reached at \(time)." : "The sitting began at \(time)."
                model.say(text, stays: true, at: now)
            case .unsaved(let error): model.say("\(error)", stays: true, at: now)
            }
        }
        ringer.settle()
    }

    private mutating func tell(_ sentence: String?, at now: Date) {
        if let sentence { model.say(sentence, stays: true, at: now) }
    }

    private func startHook(of moment: SittingMoment, at reading: ClockReading) {
        guard let sitting = clock.stored.sitting, let call = HookCall(moment, of: sitting, at: reading) else { return }
        request.startHook(call, model.settings)
    }

    // MARK: Being seen

    private mutating func see(at reading: ClockReading) {
        guard let sitting = clock.stored.sitting, !model.isAskingAboutAbsence else { return }
        if let finding = witness.look(at: sitting, reading: reading) { model.ask(about: finding, at: reading.wall) }
    }

    private mutating func markSeen(at reading: ClockReading) {
        if let sitting = clock.stored.sitting { witness.testify(of: sitting, at: reading) }
    }

    // MARK: What happens

    private mutating func handle(_ event: ScreenEvent, over image: ScreenImage, at reading: ClockReading) {
        let now = reading.wall
        switch event {
        case .key(let key): perform(model.handle(key, sitting: state.sitting, at: now), at: reading)
        case .mouse(let mouse):
            let hit = image.hit(at: mouse.position)
            switch mouse.kind {
            case .press: model.press(hit, at: now)
            case .release: perform(model.release(hit, sitting: state.sitting, at: now), at: reading)
            }
        case .fileChanged(let file):
            if file == request.store.changeFile {
                read(at: reading)
                if model.history != nil { readHistory(at: now) }
            } else {
                if file != request.settingsFile { watchSettings() }
                reloadSettings(at: now)
            }
        case .clockStepped: read(at: reading)
        case .childEnded: tell(bell.childEnded(on: screen), at: now)
        case .resized, .continued, .deadline: break
        case .terminated(let signal): end = .killed(signal: signal)
        case .hangup: end = .killed(signal: SIGHUP)
        }
        adoptTheme(at: now)
        adoptDevice()
        follow(at: now)
    }

    private mutating func perform(_ effects: [ScreenEffect], at reading: ClockReading) {
        for effect in effects {
            switch effect {
            case .perform(let action): perform(action, at: reading)
            case .begin(let target, let methodName, let preparation):
                perform(
                    .start(StartRequest(target: target, methodName: methodName, preparation: preparation)),
                    at: reading)
            case .leave:
                if !model.isAskingAboutAbsence { markSeen(at: reading) }
                end = .left(farewell: Farewell.line(for: state, last: lastWord, at: reading.wall))
            case .markSeen: markSeen(at: reading)
            case .readHistory: readHistory(at: reading.wall)
            case .suspend: screen.suspend()
            }
        }
    }

    private mutating func perform(_ action: TimerAction, at reading: ClockReading) {
        let now = reading.wall
        do {
            let reply = try request.store.perform(action, at: reading)
            if reply.event != .complete { model.say(reply.sentence, at: now) }
            if reply.event == .complete || reply.event == .stop { lastWord = reply.sentence }
            var new = (try? request.store.memory()) ?? memory
            new.state = reply.state
            take(new, at: reading)
            if let call = HookCall(reply, at: reading) { request.startHook(call, model.settings) }
        } catch {
            report(error, at: reading)
            read(at: reading)
        }
    }

    // MARK: What the store says

    private mutating func watch() {
        do {
            try request.store.makeReady()
            presence = AttendantProcess(store: request.store).announceScreen()
            try screen.watch(file: request.store.changeFile)
        } catch {
            report(error, at: request.clock())
        }
        watchSettings()
        bell.prepare(model.settings)
        read(at: look())
    }

    /// Watches the settings file or, where its folder does not exist, for the folder to come.
    private func watchSettings() {
        guard var file = request.settingsFile else { return }
        while (try? screen.watch(file: file)) == nil, file.pathComponents.count > 2 { file.deleteLastPathComponent() }
    }

    private mutating func read(at reading: ClockReading) {
        do {
            let new = try request.store.memory()
            if new.state != clock.stored { model.rouse(at: reading.wall) }
            take(new, at: reading)
        } catch {
            let wasMended = report(error, at: reading)
            if wasMended, let new = try? request.store.memory() { take(new, at: reading) }
        }
    }

    private mutating func readHistory(at now: Date) {
        do {
            let calendar = HistoryCalendar(timeZone: timeZone, dayStart: model.settings.dayStart)
            model.show(
                HistoryPanel(
                    sittings: try request.store.log(), calendar: calendar, hasStreak: model.settings.streak, at: now))
        } catch {
            report(error, at: request.clock())
        }
    }

    private mutating func take(_ new: TimerMemory, at reading: ClockReading) {
        memory = new
        witness.follow(new.seen)
        clock.follow(new.state, at: reading)
        ringer.follow(new, at: clock.line(reading.wall))
        if let last = new.notices.last {
            model.say(new.notices.map(\.text).joined(separator: "  "), stays: true, at: reading.wall)
            try? request.store.forgetNotices(through: last.id)
        }
        perform(model.follow(state, at: reading.wall), at: reading)
        follow(at: reading.wall)
    }

    private mutating func follow(at now: Date) {
        var until: Date?
        if case .completion(let date) = model.mode { until = date }
        stage.follow(state, isAuthorized: model.settings.liveActivities, completionUntil: until, at: now)
    }

    private mutating func reloadSettings(at now: Date) {
        guard let (settings, complaints) = request.reload?() else { return }
        model.adopt(settings, before: fileSettings)
        fileSettings = settings
        complain(complaints, at: now)
    }

    /// Says what the store could not do. A database that is damaged is set aside, which is said then, and true is answered;
    /// the sitting that is on screen goes on, whatever can be read of it.
    @discardableResult
    private mutating func report(_ error: any Error, at reading: ClockReading) -> Bool {
        guard case StoreError.corrupt(let path) = error,
            let damage = try? request.store.setAside(path, at: reading.wall, known: clock.stored)
        else {
            complain(["\(error)"], at: reading.wall)
            return false
        }
        complain([damage.description], at: reading.wall)
        return true
    }

    /// Says what is wrong, until a key.
    private mutating func complain(_ sentences: [String], at now: Date) {
        if let text = Complaints.text(sentences) { model.say(text, stays: true, at: now) }
    }
}
