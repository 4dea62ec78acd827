import ArgumentParser
import HostSystem
import Languages
import Meditation
import PlainText
import ShellCommands
import SittingScreen
import Surroundings

/// `islet breathe`: starts a breathing, paced by the island.
struct BreatheCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "breathe", abstract: "Start a breathing, paced by the island.",
        discussion: """
            The island swells and falls with the breath, and all presentations say what to do and count the seconds. With \
            --plain, a line is printed at each change; the setting reduce-motion keeps the island still.

            PATTERN is 4-7-8 (in, hold, out), box (4-4-4-4), coherent (5 in, 5 out; the usual one), or your own as \
            IN-HOLD-OUT-HOLD in seconds, such as 4-2-6-0; two numbers are in and out. DURATION is as in islet sit; without \
            one it is five minutes.

            It is a sitting like others: the same keys, commands and log, with the type breathing and the pattern as method. \
            A saved sitting or a stage breathes too if its type is breathing and its name is a pattern: --stages \
            "breathing 3m Box breathing, sit 20m".

            EXAMPLES
              islet breathe
              islet breathe 4-7-8 3m
              islet breathe box 10m --bells
              islet breathe 4-2-6-0
            """)

    @Argument(
        help: ArgumentHelp("A pattern, a duration, or a pattern and a duration.", valueName: "pattern"),
        completion: .list(["4-7-8", "box", "coherent"]))
    var words: [String] = []

    @Flag(help: "Ring softly at each breath (sounds.interval).")
    var bells = false

    @Option(help: ArgumentHelp("Time before the first breath, such as 10s; it is not counted.", valueName: "duration"))
    var prepare: String?

    @Option(
        help: ArgumentHelp(
            "What plays in the background: rain, brown-noise, a sound file, or off.", valueName: "sound"),
        completion: .list(["off"] + AmbientSound.ownNames))
    var ambient: String?

    @Flag(help: "Do not open the screen; an attendant rings.")
    var detach = false

    @Flag(help: "Plain text for screen readers: a line at each change, nothing redrawn.")
    var plain = false

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let (pattern, duration) = try parts()
        var request = SitRequest(
            duration: duration.isEmpty ? ["5m"] : duration, method: pattern.methodName,
            type: SessionType.breathing.rawValue, prepare: prepare,
            interval: bells ? SittingDuration.text(pattern.bellInterval) : "none",
            ambient: ambient, detach: detach,
            plain: plain)
        // A sitting of a single breath needs no bell in between, and nobody asked for an interval.
        request.isBreath = true
        return try request.answer(in: shell)
    }

    /// The pattern, and the words of the duration.
    private func parts() throws -> (BreathPattern, [String]) {
        guard let first = words.first else { return (.coherent, []) }
        if let pattern = BreathPattern(parsing: first) { return (pattern, Array(words.dropFirst())) }
        // A duration has a number and no hyphen.
        let isDuration = first.lowercased() == "open" || first.contains(where: \.isNumber) && !first.contains("-")
        guard isDuration else {
            throw CommandFailure(
                sentence: localized(
                    "\"\(TerminalText.oneLine(first))\" is not a breath; use 4-7-8, box, coherent, or IN-HOLD-OUT-HOLD in seconds (steps of a half, at most 60), such as 4-2-6-0."
                ),
                status: .usage)
        }
        return (.coherent, words)
    }
}
