import Configuration
import HostSystem
import Languages
import PlainText
import Surroundings

/// A command that speaks the language of its user. Commands for designers and developers speak English on every machine, so that what they
/// print can be tested.
protocol SpokenCommand: ShellCommand {}

extension SpokenCommand {
    static var isSpoken: Bool { true }
}

extension IsletCommand: SpokenCommand {}
extension SitCommand: SpokenCommand {}
extension PauseCommand: SpokenCommand {}
extension ResumeCommand: SpokenCommand {}
extension ExtendCommand: SpokenCommand {}
extension SkipCommand: SpokenCommand {}
extension CompleteCommand: SpokenCommand {}
extension CancelCommand: SpokenCommand {}
extension StatusCommand: SpokenCommand {}
extension BreatheCommand: SpokenCommand {}
extension AimCommand: SpokenCommand {}
extension RemindAdd: SpokenCommand {}
extension RemindList: SpokenCommand {}
extension RemindRemove: SpokenCommand {}
extension RemindShow: SpokenCommand {}
extension SittingSave: SpokenCommand {}
extension SittingList: SpokenCommand {}
extension SittingRemove: SpokenCommand {}
extension LogListCommand: SpokenCommand {}
extension LogAddCommand: SpokenCommand {}
extension LogEditCommand: SpokenCommand {}
extension LogRemoveCommand: SpokenCommand {}
extension LogUndoCommand: SpokenCommand {}
extension StatsCommand: SpokenCommand {}
extension ImportCommand: SpokenCommand {}
extension ExportCommand: SpokenCommand {}
extension CountdownAdd: SpokenCommand {}
extension CountdownList: SpokenCommand {}
extension CountdownPause: SpokenCommand {}
extension CountdownResume: SpokenCommand {}
extension CountdownRemove: SpokenCommand {}
extension CountdownWatch: SpokenCommand {}
extension BellCommand: SpokenCommand {}
extension AttendantCommand.Run: SpokenCommand {}

/// `--language`, which every command has: it takes precedence over the setting for one run, and for the processes that the run starts.
enum LanguageFlag {
    /// The environment variable of the setting.
    static let variable = "ISLET_LANGUAGE"

    /// The arguments without the flag, and the language's code; `nil` without the flag. What stands behind `--` is left alone.
    static func taken(from arguments: [String]) throws(CommandFailure) -> (arguments: [String], language: String?) {
        let end = arguments.firstIndex(of: "--") ?? arguments.count
        guard let index = arguments[..<end].firstIndex(where: { $0 == "--language" || $0.hasPrefix("--language=") })
        else { return (arguments, nil) }
        var rest = arguments
        let word = rest.remove(at: index)
        let typed: String
        if word == "--language" {
            guard rest.indices.contains(index) else { throw failure("The flag --language needs a language") }
            typed = rest.remove(at: index)
        } else {
            typed = String(word.dropFirst("--language=".count))
        }
        guard let language = Language(code: typed) else {
            throw failure("Unknown language \"\(TerminalText.oneLine(typed))\" (--language)")
        }
        return (rest, language.rawValue)
    }

    private static func failure(_ problem: String) -> CommandFailure {
        let all = Language.allCases.map { "\($0.rawValue) (\($0.ownName))" }.joined(separator: ", ")
        return CommandFailure(sentence: "\(problem); use one of \(all).", status: .usage)
    }
}
