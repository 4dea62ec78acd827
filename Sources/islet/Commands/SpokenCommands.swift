import Configuration
import HostSystem
import Languages
import PlainText
import ShellCommands
import Surroundings

/// The commands that speak the language of their user. Commands for designers and developers speak English on every machine, so that what
/// they print can be tested.
enum SpokenCommands {
    private static let all: [any ShellCommand.Type] = [
        IsletCommand.self, SitCommand.self, PauseCommand.self, ResumeCommand.self,
        ExtendCommand.self, SkipCommand.self, CompleteCommand.self, CancelCommand.self,
        StatusCommand.self, BreatheCommand.self, AimCommand.self, RemindAdd.self,
        RemindList.self, RemindRemove.self, RemindShow.self, SittingSave.self,
        SittingList.self, SittingRemove.self, LogListCommand.self, LogAddCommand.self,
        LogEditCommand.self, LogRemoveCommand.self, LogUndoCommand.self, StatsCommand.self,
        ImportCommand.self, ExportCommand.self, CountdownAdd.self, CountdownList.self,
        CountdownPause.self, CountdownResume.self, CountdownRemove.self, CountdownWatch.self,
        BellCommand.self, HookCommand.self, AttendantCommand.StatusOf.self, AttendantCommand.Stop.self,
        AttendantCommand.Unit.self,
        AttendantCommand.Run.self, ConfigShow.self, ConfigGet.self, ConfigSet.self, ConfigUnset.self,
        ConfigPath.self, ConfigInit.self,
    ]

    /// Whether a command is among them.
    static func contains(_ command: any ShellCommand.Type) -> Bool { all.contains { $0 == command } }
}

/// `--language`, which every command has: it takes precedence over the setting for one run, and for the processes that the run starts.
enum LanguageFlag {
    /// The environment variable of the setting.
    static let variable = "ISLET_LANGUAGE"

    /// The arguments without the flag, and the language's code; `nil` without the flag. What stands behind `--` is left alone.
    ///
    /// - Parameter speak: Puts the user's language into effect, before a failure is worded.
    static func taken(
        from arguments: [String], speak: () -> Void
    ) throws(CommandFailure) -> (arguments: [String], language: String?) {
        let end = arguments.firstIndex(of: "--") ?? arguments.count
        guard let index = arguments[..<end].firstIndex(where: { $0 == "--language" || $0.hasPrefix("--language=") })
        else { return (arguments, nil) }
        var rest = arguments
        let word = rest.remove(at: index)
        let typed: String
        if word == "--language" {
            guard rest.indices.contains(index) else {
                speak()
                throw CommandFailure(
                    sentence: localized("The flag --language needs a language; use one of \(choices)."), status: .usage)
            }
            typed = rest.remove(at: index)
        } else {
            typed = String(word.dropFirst("--language=".count))
        }
        guard let language = Language(code: typed) else {
            speak()
            throw CommandFailure(
                sentence: localized(
                    "Unknown language \"\(TerminalText.oneLine(typed))\" (--language); use one of \(choices)."),
                status: .usage)
        }
        return (rest, language.rawValue)
    }

    private static var choices: String {
        Language.allCases.map { "\($0.rawValue) (\($0.ownName))" }.joined(separator: Language.current.comma)
    }
}
