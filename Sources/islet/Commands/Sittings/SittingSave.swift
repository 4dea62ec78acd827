import ArgumentParser
import Attendance
import Configuration
import Foundation
import HostSystem
import Languages
import Meditation
import PlainText
import ShellCommands
import SittingScreen
import Surroundings

/// `islet sitting save`.
struct SittingSave: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "save", abstract: "Save a sitting under a name, or replace the one of that name.",
        discussion: """
            The name has \(SavedSitting.allowedNames). What you leave out is as in the other settings when you begin it.

            EXAMPLES
              islet sitting save morning 25m --method Zazen --prepare 10s --bells "every 5m"
              islet sitting save short 10m --key k
              islet sitting save scan --guide ~/Music/body-scan.mp3
              islet sit morning
            """)

    @Argument(help: ArgumentHelp("Its name, such as morning.", valueName: "name"))
    var name: String

    @Argument(
        help: ArgumentHelp("The target, such as 25m or open; several words are one.", valueName: "duration"),
        completion: .list(["open", "5m", "10m", "15m", "20m", "30m", "45m", "60m"]))
    var duration: [String] = []

    @OptionGroup var plan: PlanOptions

    @Option(help: ArgumentHelp("The letter that begins it in the start panel.", valueName: "letter"))
    var key: String?

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let name = name.lowercased()
        guard SavedSitting.isAllowed(name: name) else {
            throw CommandFailure(
                sentence: localized(
                    "\"\(TerminalText.oneLine(name))\" cannot be the name of a sitting; use \(localized(Phrase(SavedSitting.allowedNames))), not a duration, again or open."
                ), status: .usage)
        }
        var sitting = SavedSitting(method: plan.practice.method)
        if duration.map({ $0.lowercased() }) == ["open"] {
            sitting.length = .open
        } else if !duration.isEmpty {
            sitting.length = .target(.seconds(try DurationArgument.seconds(duration)))
        }
        if let stages = plan.stages {
            guard duration.isEmpty else {
                throw CommandFailure(
                    sentence: localized("The stages determine the length; leave out the duration."), status: .usage)
            }
            sitting.stages = try StageArgument.stages(stages)
        }
        sitting.type = try plan.practice.type.map(SessionType.init(parsing:))
        sitting.preparation = try plan.prepare.map { .seconds(try DurationArgument.preparation($0)) }
        sitting.bells = try BellArguments.bells(interval: plan.interval, times: plan.bells)
        if let sound = try SoundArguments.sound(
            ambient: plan.ambient, guide: plan.guide, stages: plan.stages, in: shell)
        {
            (sitting.ambient, sitting.guide) = (sound.ambient, sound.guide)
            if let guide = sound.guide, duration.isEmpty {
                do throws(StreamFailure) {
                    sitting.length = .target(
                        .seconds(try GuideLength.seconds(of: guide, environment: shell.environment)))
                } catch {
                    throw CommandFailure(sentence: error.description, status: .dataError)
                }
            }
            if let guide = sound.guide { sitting.method = sitting.method ?? SittingPlan.name(ofGuide: guide) }
        }
        if let key {
            guard let letter = key.first, key.count == 1 else { throw refusal(of: key, by: "key") }
            sitting.key = letter
        }
        // Each value as the settings file would read it.
        for field in SavedSittingField.all {
            if let value = field.text(sitting), !field.accepts(value) { throw refusal(of: value, by: field.key) }
        }
        let settings = LoadedSettings(in: shell.environment).settings
        if let key = sitting.key {
            let other = settings.savedSittings.first { $0.key == key && $0.name != name }
            if let other {
                throw CommandFailure(
                    sentence: localized(
                        "\(String(key)) begins \(other.name) already, and nothing was saved; choose another letter."),
                    status: .usage)
            }
        } else {
            // Written down, so that one saved later does not take it.
            sitting.key = settings.key(ofSitting: name)
        }
        try SavedSittingEdit(name: name, in: shell).write(sitting, over: settings.sittings[name])
        let summary = settings.plan(of: sitting).summary()
        let old = settings.sittings[name].map { settings.plan(of: $0).summary() }
        try shell.say(
            old.map { localized("Replaced: \(name), \(summary) (it was \($0)). Begin it with `islet sit \(name)`.") }
                ?? localized("Saved: \(name), \(summary). Begin it with `islet sit \(name)`."))
        return ExitStatus.success.rawValue
    }

    private func refusal(of value: String, by key: String) -> CommandFailure {
        let allowed = SavedSittingField.all.first { $0.key == key }?.allowed ?? ""
        return CommandFailure(
            sentence: localized(
                "\(TerminalText.oneLine(value)) is not allowed as \(key), and nothing was saved; use \(localized(Phrase(allowed)))."
            ), status: .usage)
    }
}

/// Writes a saved sitting into the settings file, all its keys at once.
struct SavedSittingEdit {
    private let name: String
    private let file: SettingsFile

    init(name: String, in shell: Shell) {
        self.name = name
        file = SettingsFile(url: LoadedSettings(in: shell.environment).file)
    }

    /// The sentence about a name that no saved sitting has.
    static func unknown(_ name: String, among sittings: [String: SavedSitting]) -> String {
        let typed = TerminalText.oneLine(name)
        guard !sittings.isEmpty else {
            return localized("No saved sitting named \"\(typed)\"; there are none. Save one with `islet sitting save`.")
        }
        guard let near = NearMiss.word(for: name, among: sittings.keys.sorted()) else {
            return localized("No saved sitting named \"\(typed)\"; `islet sitting list` shows them.")
        }
        return localized("No saved sitting named \"\(typed)\"; did you mean \"\(near)\"?")
    }

    /// Replaces `old`, which the file may have, with `new`; nil removes it. Everything else stays as it is.
    func write(_ new: SavedSitting?, over old: SavedSitting?) throws {
        let path = file.url.path
        try file.edit { text in
            let before = try TOMLDocument(text, file: path)
            var edit = TOMLEdit(text)
            if new != nil, !before.entries.contains(where: { $0.path.starts(with: ["sittings", name]) }) {
                edit.appendTable(["sittings", name])
            }
            for field in SavedSittingField.all {
                let key = ["sittings", name, field.key]
                if let new, let value = field.text(new) {
                    edit.set(key, to: value, placeholder: SettingsTemplate.entry(of: field.definition(of: name)))
                } else {
                    _ = edit.remove(key, placeholder: nil)
                }
            }
            if new == nil { edit.removeEmptyTable(["sittings", name]) }
            text = edit.text
            guard let after = try? TOMLDocument(text, file: path), others(after) == others(before) else {
                throw CommandFailure(
                    sentence: localized(
                        "[sittings.\(name)] cannot be changed in \(path) as it is written; nothing was changed: edit the file."
                    ), status: .dataError)
            }
        }
    }

    /// The values of all keys that are not of this sitting, and not of a table that is empty.
    private func others(_ document: TOMLDocument) -> [[String]: TOMLDocument.Value] {
        let own = ["sittings", name]
        let others = document.entries.filter { !$0.path.starts(with: own) && !own.starts(with: $0.path) }
        return Dictionary(others.map { ($0.path, $0.value) }) { first, _ in first }
    }
}
