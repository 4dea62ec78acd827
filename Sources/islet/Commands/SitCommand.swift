import ArgumentParser
import Foundation
import Meditation
import Store
import TerminalScreen

/// `islet sit`: starts a sitting and shows it.
struct SitCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "sit", abstract: "Start a sitting and show it.",
        discussion: """
            DURATION may be several words: 1h 30m. A plain number is minutes; also 20m, 90s, 1.5h, 20:00, 1:30:00, PT20M, \
            and open for no target. Without one, the setting default-duration holds, which is open unless you changed it.

            Islet says what it understood and when the bell is due, and opens the screen. The sitting does not need the \
            screen: leave it with q, and come back with islet.

            With --plain, the setting plain, or on a terminal that cannot show a screen (TERM=dumb, input that is no \
            terminal), Islet follows the sitting in lines of words, one for everything that happens and one a minute, and \
            rings the bell. Ctrl-C leaves; the sitting goes on.

            With --detach, and where output is no terminal (a pipe, a file, cron), the sitting is started and the command \
            returns at once; a small process, the attendant, rings the bell. With --plain it follows into a pipe or file too.

            EXAMPLES
              islet sit 20
              islet sit 1h 30m --prepare 10s
              islet sit 12m --method "Body scan" --type body-scan --no-haptics
              islet sit open
            """)

    @Argument(
        help: ArgumentHelp("How long, such as 20m, 1h 30m, 20:00 or open.", valueName: "duration"),
        completion: .list(["open", "5m", "10m", "15m", "20m", "30m", "45m", "60m"]))
    var duration: [String] = []

    @Option(help: ArgumentHelp("What you call the method.", valueName: "name"))
    var method: String?

    @Option(
        help: ArgumentHelp(
            "The kind of practice: \(SessionType.allCases.map(\.rawValue).joined(separator: ", ")).", valueName: "type"),
        completion: .list(SessionType.allCases.map(\.rawValue)))
    var type: String?

    @Option(help: ArgumentHelp("Time before the first bell, such as 10s; it is not counted.", valueName: "duration"))
    var prepare: String?

    @Option(
        help: ArgumentHelp("A bell each time so long was sat, such as 5m; none for none.", valueName: "duration"))
    var interval: String?

    @Option(
        help: ArgumentHelp(
            "Bells when so much was sat, such as 0,25m,30m,55m; one at 0 is that of the beginning.",
            valueName: "durations"))
    var bells: String?

    @Flag(help: "Open no screen; an attendant rings.")
    var detach = false

    @Option(
        help: ArgumentHelp("The colours; islet theme list has them.", valueName: "name"),
        completion: .custom { _, _, _ in SettingCompletions.themes() })
    var theme: String?

    @Option(
        help: ArgumentHelp("The device to draw, such as \"iPhone 16 Pro\" or 430x932.", valueName: "name"),
        completion: .custom { _, _, _ in LoadedSettings.deviceNames })
    var device: String?

    @Flag(inversion: .prefixedNo, help: "Whether clocks show seconds.")
    var showSeconds: Bool?

    @Flag(inversion: .prefixedNo, help: "The bell, or neither bell nor flash.")
    var haptics: Bool?

    @Flag(help: "Lines of words instead of the screen, for who hears it.")
    var plain = false

    func run(in shell: Shell) throws -> Int32 {
        // First all that may be wrong with what was typed: a wrong line starts nothing.
        let typed = duration == ["open"] || duration.isEmpty ? nil : try DurationArgument.seconds(duration)
        let preparation = try prepare.map(DurationArgument.preparation)
        let type = try type.map(SessionType.init(parsing:)) ?? .meditation
        let bells = try intervalBells()
        let flags = SettingFlags(
            method: method, theme: theme, device: device, showSeconds: showSeconds,
            haptics: haptics.map { $0 ? .on : .off }, plain: plain ? true : nil)
        let loaded = LoadedSettings(in: shell.environment, flags: flags)
        try flags.check(against: loaded.themes)
        let settings = loaded.settings
        let usual = duration.isEmpty ? settings.defaultDuration.map { $0 / .seconds(1) } : nil
        let request = StartRequest(
            target: typed ?? usual, methodName: settings.method, type: type,
            preparation: preparation ?? settings.preparation / .seconds(1),
            bells: bells ?? settings.bells)
        warnOfInterval(in: request, shell)
        let reading = shell.clock()
        let reply = try shell.store.perform(.start(request), at: reading)
        guard let sitting = reply.sitting else {
            preconditionFailure("A sitting that was started runs.")
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
        return try show(sitting, with: loaded, in: shell)
    }

    /// Says it where an interval was asked for that no sitting of this length has.
    private func warnOfInterval(in request: StartRequest, _ shell: Shell) {
        guard interval != nil, case .every(let step) = request.bells, let target = request.target, step >= target else {
            return
        }
        shell.warn(
            "no bell rings in between: the interval of \(ClockText.brief(step)) is not shorter than the sitting.")
    }

    private func opensScreen(with settings: Settings, in shell: Shell) -> Bool {
        !settings.plain && shell.canShowScreen && !detach
    }

    private func intervalBells() throws -> IntervalBells? {
        guard interval == nil || bells == nil else {
            throw CommandFailure(
                sentence: "--interval and --bells exclude each other; give one of them.", status: .usage)
        }
        if let interval {
            return interval == "none" ? IntervalBells.none : .every(try DurationArgument.seconds([interval]))
        }
        return try bells.map { .listed(try DurationArgument.list($0)) }
    }

    private func show(_ sitting: Sitting, with loaded: LoadedSettings, in shell: Shell) throws -> Int32 {
        if opensScreen(with: loaded.settings, in: shell) {
            do {
                return try shell.openScreen(loaded.request(in: shell, started: sitting))
            } catch let error as TerminalError {
                shell.warn(error.description)
            }
        }
        loaded.warn(in: shell)
        guard plain || shell.isOutputTerminal, !detach else {
            shell.attend(TimerMemory(state: .running(sitting)), haptics: haptics.map { $0 ? .on : .off })
            return ExitStatus.success.rawValue
        }
        return try shell.follow(PlainLines(shell: shell, settings: loaded.settings, sitting: sitting, isNew: true))
    }
}
