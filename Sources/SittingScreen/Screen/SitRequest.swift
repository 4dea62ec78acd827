import Attendance
import CivilCalendar
import Configuration
import Foundation
import HostSystem
import Languages
import Meditation
import Store
import Surroundings
import TerminalScreen

/// What `islet sit` was asked for, as it was typed.
package struct SitRequest {
    /// The words of the duration; none for the usual one. The first may be `again` or the name of a saved sitting.
    package var duration: [String] = []
    /// When it is to end, instead of a duration.
    package var until: String?
    /// What the method is called.
    package var method: String?
    /// The kind of practice.
    package var type: String?
    /// The time before the first bell.
    package var prepare: String?
    /// The time from one bell to the next.
    package var interval: String?
    /// Whether ``interval`` is that of a breath, and was not typed.
    package var isBreath = false
    /// The times of the bells.
    package var bells: String?
    /// The stages.
    package var stages: String?
    /// What plays in the background.
    package var ambient: String?
    /// The recording that guides it.
    package var guide: String?
    /// Whether the recording of the sitting that begins again is left out.
    package var isUnguided = false
    /// Whether no screen is opened.
    package var detach = false
    /// The theme's name.
    package var theme: String?
    /// The device's name.
    package var device: String?
    /// Whether clocks show seconds.
    package var showSeconds: Bool?
    /// Whether events ring or flash.
    package var haptics: Bool?
    /// Whether plain text replaces the screen.
    package var plain = false

    package init(
        duration: [String] = [], until: String? = nil, method: String? = nil, type: String? = nil,
        prepare: String? = nil, interval: String? = nil, bells: String? = nil, stages: String? = nil,
        ambient: String? = nil, guide: String? = nil, detach: Bool = false,
        theme: String? = nil, device: String? = nil, showSeconds: Bool? = nil, haptics: Bool? = nil, plain: Bool = false
    ) {
        self.duration = duration
        self.until = until
        self.method = method
        self.type = type
        self.prepare = prepare
        self.interval = interval
        self.bells = bells
        self.stages = stages
        self.ambient = ambient
        self.guide = guide
        self.detach = detach
        self.theme = theme
        self.device = device
        self.showSeconds = showSeconds
        self.haptics = haptics
        self.plain = plain
    }

    /// Starts it, says what was understood, and shows it; answers the exit status.
    package func answer(in shell: Shell) throws -> Int32 {
        // First all that may be wrong with what was typed: a wrong line starts nothing.
        let typedPreparation = try prepare.map(DurationArgument.preparation)
        let type = try type.map(SessionType.init(parsing:))
        let bells = try intervalBells()
        let sound = try SoundArguments.sound(ambient: ambient, guide: guide, stages: stages, in: shell)
        let flags = SettingFlags(
            method: method, theme: theme, device: device, showSeconds: showSeconds,
            haptics: haptics.map { $0 ? .on : .off }, plain: plain ? true : nil)
        let loaded = LoadedSettings(in: shell.environment, flags: flags)
        try flags.check(against: loaded.themes)
        let settings = loaded.settings
        let reading = shell.clock()
        var (plan, words) = try SitWords.plan(of: duration, settings: settings, in: shell)
        if isUnguided { plan.sound.guide = nil }
        if let typedPreparation { plan.preparation = typedPreparation }
        if let stages {
            plan = plan.staged(try StageArgument.stages(stages))
        }
        guard plan.stages.isEmpty || guide != nil || words.isEmpty && until == nil else {
            throw CommandFailure(
                sentence: localized("The stages determine the length; leave out the duration and --until."),
                status: .usage)
        }
        if let method { plan = plan.named(method) }
        if let bells { plan.bells = bells }
        if let sound {
            plan = try plan.with(sound, isNamed: method != nil, keepsLength: !words.isEmpty || until != nil, in: shell)
        } else if let guide = plan.sound.guide {
            try SoundArguments.check(guide)
        }
        if let type, stages == nil { plan.type = type }
        if let end = try target(
            after: plan.preparation, hasDuration: !words.isEmpty, at: reading.wall, in: shell)
        {
            plan.target = end
        } else if !words.isEmpty {
            plan.target = try SitWords.target(words, settings: settings)
        }
        if !plan.sound.isUsual, try shell.store.joinedServer() != nil { throw TimerError.soundOnServer }
        let request = StartRequest(plan)
        warnOfBells(in: request, shell)
        let reply = try start(request, settings: settings, at: reading, in: shell)
        guard let sitting = reply.sitting else {
            // The server has it, and what it says is not here yet.
            try shell.tell(reply.sentence)
            return ExitStatus.success.rawValue
        }
        if let call = HookCall(reply, at: reading, settings: settings) { shell.startHook(call, settings: settings) }
        let echo = SittingEcho.text(
            of: sitting, at: reading.wall, in: shell.timeZone(), settings: settings,
            hasScreen: opensScreen(with: settings, in: shell))
        do {
            try shell.tell(echo)
        } catch {
            shell.attend(TimerMemory(state: .running(sitting)), haptics: flags.haptics)
            throw error
        }
        let silence = shell.silence(of: sitting, settings: settings)
        if let silence { shell.warn(silence) }
        shell.attendToSound(of: sitting, settings: settings)
        return try show(sitting, silence: silence, with: loaded, in: shell)
    }

    /// The seconds from the end of the preparation to the time that was given as end; nil where none was.
    private func target(
        after preparation: Double, hasDuration: Bool, at now: Date, in shell: Shell
    ) throws -> Double? {
        guard let until else { return nil }
        guard !hasDuration else {
            throw CommandFailure(
                sentence: localized(
                    "A duration and --until exclude each other; give only one, and put a date with a time in quotes."),
                status: .usage)
        }
        let end = try MomentArgument.instant(
            until, at: now, calendar: HistoryCalendar(timeZone: shell.timeZone()), looking: .ahead)
        guard end > now else {
            throw CommandFailure(
                sentence: localized("\(until) is in the past (--until); give a later time."), status: .usage)
        }
        let seconds = (end.seconds(since: now) - preparation).wholeMilliseconds
        guard seconds > 0 else {
            throw CommandFailure(
                sentence: localized(
                    "The preparation of \(ClockText.brief(preparation)) leaves no time to sit until \(until); give a later time, or a shorter --prepare."
                ), status: .usage)
        }
        return seconds
    }

    /// Starts it, here or at the server. What becomes of a sitting that runs is the setting's to say: a server would end it.
    private func start(
        _ request: StartRequest, settings: Settings, at reading: ClockReading, in shell: Shell
    ) throws -> TimerReply {
        let isJoined = try shell.store.joinedServer() != nil
        if isJoined, settings.secondStart == .refuse, let running = try shell.store.running(at: reading) {
            throw TimerError.alreadyRunning(
                methodName: running.methodName, elapsed: running.elapsed(at: reading.wall))
        }
        guard settings.secondStart == .complete, !isJoined else {
            return try shell.carryOut(.start(request), at: reading, observing: shell.device(settings))
        }
        let (ended, reply) = try shell.store.startAfterCompleting(
            request, shortestLogged: settings.shortestLogged / .seconds(1), at: reading,
            observing: shell.device(settings))
        if let ended { shell.log.record(ended) }
        shell.log.record(reply)
        if let ended {
            if let call = HookCall(ended, at: reading, settings: settings) { shell.startHook(call, settings: settings) }
            try shell.tell(ended.sentence)
        }
        return reply
    }

    /// Warns if bells were asked for that no sitting of this length has.
    private func warnOfBells(in request: StartRequest, _ shell: Shell) {
        guard let target = request.target else { return }
        if interval != nil, !isBreath, case .every(let step) = request.bells, step >= target {
            shell.warn(
                localized(
                    "no bell rings in between: the interval of \(ClockText.brief(step)) is not shorter than the sitting."
                ))
        }
        if bells != nil, case .at(let times) = request.bells, let late = times.first(where: { $0 >= target }) {
            shell.warn(
                localized(
                    "the bell at \(ClockText.brief(late)) does not ring: the sitting is not longer than that."))
        }
    }

    private func opensScreen(with settings: Settings, in shell: Shell) -> Bool {
        !settings.plain && shell.canShowScreen && !detach
    }

    private func intervalBells() throws -> IntervalBells? { try BellArguments.bells(interval: interval, times: bells) }

    private func show(
        _ sitting: Sitting, silence: String?, with loaded: LoadedSettings, in shell: Shell
    ) throws -> Int32 {
        if opensScreen(with: loaded.settings, in: shell) {
            do {
                var request = loaded.request(in: shell, started: sitting)
                // The screen covers what was printed.
                request.silence = silence
                return try shell.open(request)
            } catch let error as TerminalError {
                shell.warn(error.description)
            }
        }
        loaded.warn(in: shell)
        guard plain || shell.isOutputTerminal, !detach else {
            shell.attend(TimerMemory(state: .running(sitting)), haptics: haptics.map { $0 ? .on : .off })
            return ExitStatus.success.rawValue
        }
        return try shell.open(loaded.plainLines(of: sitting, isNew: true, in: shell))
    }
}
