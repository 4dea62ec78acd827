import ArgumentParser
import Foundation
import HostSystem
import Meditation
import ShellCommands
import Surroundings

/// What is practised: the options of every command that begins, saves or logs a sitting.
struct PracticeOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The name of the method.", valueName: "name"))
    var method: String?

    @Option(
        help: ArgumentHelp(
            "The kind of practice: \(SessionType.allCases.map(\.rawValue).joined(separator: ", ")).", valueName: "type"),
        completion: .list(SessionType.allCases.map(\.rawValue)))
    var type: String?
}

/// How a sitting goes: the options of the commands that begin or save one.
struct PlanOptions: ParsableArguments {
    @OptionGroup var practice: PracticeOptions

    @Option(help: ArgumentHelp("Time before the first bell, such as 10s; it is not counted.", valueName: "duration"))
    var prepare: String?

    @Option(help: ArgumentHelp("Ring every so often, such as 5m; none turns it off.", valueName: "duration"))
    var interval: String?

    @Option(
        help: ArgumentHelp(
            "Ring at these times of the sitting, such as 0,25m,30m,55m (0 is the opening bell), or \"every 5m\", or none.",
            valueName: "times"))
    var bells: String?

    @Option(
        help: ArgumentHelp(
            "Stages instead of a duration, such as \"sit 25m Zazen, walk 10m bell 2, sit 25m\".", valueName: "stages"))
    var stages: String?

    @Option(
        help: ArgumentHelp(
            "What plays in the background: rain, brown-noise, a sound file, or off. Default: the setting ambient.",
            valueName: "sound"), completion: .list(["off"] + AmbientSound.ownNames))
    var ambient: String?

    @Option(
        help: ArgumentHelp(
            "A recording that guides the sitting; its length is the target, unless you give one.", valueName: "file"),
        completion: .file())
    var guide: String?
}

/// What someone says of a sitting: the options of the commands that put one into the log.
struct RemarkOptions: ParsableArguments {
    @Option(parsing: .unconditional, help: ArgumentHelp("A note to keep with the sitting.", valueName: "text"))
    var note: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("How it felt: one of the setting moods, by its name or number.", valueName: "mood"),
        completion: .custom { _, _, _ in SettingCompletions.moods() })
    var mood: String?

    /// What was said, checked against the user's moods.
    func remarks(in shell: Shell) throws -> SittingRemarks {
        SittingRemarks(
            note: try note.flatMap { text throws(LogError) in try SittingNote.checked(text) },
            mood: try mood.flatMap { try Mood.chosen($0, of: LoadedSettings(in: shell.environment).settings.moods) })
    }
}
