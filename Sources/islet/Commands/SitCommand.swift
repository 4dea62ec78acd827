import ArgumentParser
import Attendance
import Meditation
import ShellCommands
import SittingScreen
import Surroundings

/// `islet sit`: starts a sitting and shows it.
struct SitCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "sit",
        // Otherwise the parser asks first whether a completion script is wanted: two fifths of its work.
        _superCommandName: "islet", abstract: "Start a sitting and show it.",
        discussion: """
            DURATION may be several words: 1h 30m. A plain number is minutes; also 20m, 90s, 1.5h, 20:00, 1:30:00, PT20M, \
            and open for no target. Default: the setting default-duration, which is open unless you changed it. Instead of \
            a duration, or before one, again repeats the last sitting with its method, preparation and bells, and the name \
            of a saved sitting begins that one (islet sitting --help). Options take precedence over both.

            --stages divides a sitting: each stage is a kind (sit, walk, a type of practice, or any word), a duration, \
            perhaps a name, and perhaps the strokes with which it begins, as in bell 2. Screen and status show the current \
            stage and what comes next; islet extend changes it, islet skip ends it. The log keeps one sitting with its stages.

            --ambient plays a sound in the background: rain or brown noise made by Islet, or a file of yours, again and again. \
            --guide plays a recording from its beginning; its length is the target, and its file's name the method, unless \
            you give others. A pause stops either, and the recording goes on where it stopped. The attendant plays them, with \
            or without a screen, through \(PlayerProgram.names(for: .stream)); ffmpeg or sox decodes files other than WAVE files.

            Islet prints what it understood and when the bell is due, and opens the screen. The sitting does not need the \
            screen: leave it with q, and come back with islet.

            With --plain, the setting plain, or on a terminal that cannot show a screen (TERM=dumb, or input from \
            elsewhere), Islet follows the sitting in plain text, with one line per event and one a minute, and rings the \
            bell. On a terminal keys work as on the screen, and a line at the beginning names them; q leaves, and the sitting \
            goes on.

            With --detach, or if the output is not a terminal (a pipe, a file, cron), the command starts the sitting and \
            returns at once; a small background process, the attendant, rings the bell. With --plain it follows the \
            sitting even into a pipe or file.

            EXAMPLES
              islet sit 20
              islet sit 1h 30m --prepare 10s
              islet sit 12m --method "Body scan" --type body-scan --no-haptics
              islet sit --until 08:30
              islet sit again
              islet sit morning
              islet sit --stages "sit 25m Zazen, walk 10m, sit 25m"
              islet sit 30m --ambient rain
              islet sit --guide ~/Music/body-scan.mp3
              islet sit open
            """)

    @Argument(
        help: ArgumentHelp(
            "The target, such as 20m, 1h 30m, 20:00 or open; or again, or a saved sitting.", valueName: "duration"),
        completion: .custom { _, _, _ in
            ["again", "open", "5m", "10m", "15m", "20m", "30m", "45m", "60m"] + SettingCompletions.sittings()
        })
    var duration: [String] = []

    @Option(
        help: ArgumentHelp(
            "The end, instead of a duration: 08:30 (the next one) or \"2026-11-22 08:30\". Includes the preparation.",
            valueName: "time"))
    var until: String?

    @OptionGroup var plan: PlanOptions

    @Flag(help: "Do not open the screen; an attendant rings.")
    var detach = false

    @Option(
        help: ArgumentHelp("The theme; islet theme list shows all.", valueName: "name"),
        completion: .custom { _, _, _ in SettingCompletions.themes() })
    var theme: String?

    @Option(
        help: ArgumentHelp("The device to draw, such as \"iPhone 16 Pro\" or 430x932.", valueName: "name"),
        completion: .custom { _, _, _ in LoadedSettings.deviceNames })
    var device: String?

    @Flag(inversion: .prefixedNo, help: "Show seconds in clocks, or not.")
    var showSeconds: Bool?

    @Flag(inversion: .prefixedNo, help: "Ring the bell, or neither ring nor flash.")
    var haptics: Bool?

    @Flag(help: "Plain text for screen readers: one line per event, nothing redrawn.")
    var plain = false

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let request = SitRequest(
            duration: duration, until: until, method: plan.practice.method, type: plan.practice.type,
            prepare: plan.prepare, interval: plan.interval, bells: plan.bells, stages: plan.stages,
            ambient: plan.ambient, guide: plan.guide, detach: detach, theme: theme, device: device,
            showSeconds: showSeconds, haptics: haptics, plain: plain)
        return try request.answer(in: shell)
    }
}
