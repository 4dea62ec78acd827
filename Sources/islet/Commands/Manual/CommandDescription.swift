import ArgumentParser
import Attendance
import Foundation

/// A command as ArgumentParser describes it, for the manual: the same definitions that parse the command line.
///
/// Source: what `islet --experimental-dump-help` prints, in the form of ArgumentParserToolInfo.
struct CommandDescription: Decodable {
    /// An argument, an option or a flag.
    struct Argument: Decodable {
        /// How it is written on the command line.
        enum Kind: String, Decodable {
            /// By its place.
            case positional
            /// By a name before its value.
            case option
            /// By its name alone.
            case flag
        }

        /// A name without its dashes.
        struct Name: Decodable, Hashable {
            let kind: String
            let name: String

            /// The name as it is typed.
            var typed: String { (kind == "long" ? "--" : "-") + name }
        }

        let kind: Kind
        let shouldDisplay: Bool
        let isOptional: Bool
        let isRepeating: Bool
        let names: [Name]?
        let valueName: String?
        let defaultValue: String?
        let allValues: [String]?
        let abstract: String?
        let discussion: String?

        /// The name that is shown; nil for a positional argument.
        var name: String? { (names?.first { $0.kind == "long" } ?? names?.first)?.typed }
        /// What it means, with the values that it may have and the one that it has by default.
        var meaning: String {
            var sentences = [abstract, discussion].compactMap(\.self)
            let text = sentences.joined(separator: " ")
            if let allValues, kind != .flag, !allValues.allSatisfy(text.contains) {
                sentences.append("Values: \(allValues.joined(separator: ", ")).")
            }
            if let defaultValue { sentences.append("Default: \(defaultValue).") }
            return sentences.joined(separator: " ")
        }

        /// Whether every command has it, so that no synopsis shows it.
        var isCommon: Bool { ["--help", "--version", "--verbose"].contains(name) }
    }

    /// An argument as help and manual show it.
    struct ShownArgument {
        let argument: Argument
        /// Whether a flag such as `--haptics` stands for `--no-haptics` as well.
        let hasInversion: Bool
    }

    let commandName: String
    let shouldDisplay: Bool
    let abstract: String?
    let discussion: String?
    let defaultSubcommand: String?
    private let subcommands: [CommandDescription]?
    private let arguments: [Argument]?

    /// The commands within it that are shown.
    var shownSubcommands: [CommandDescription] {
        (subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
    }

    /// Its arguments that are shown, without those that every command has.
    var ownArguments: [Argument] { (arguments ?? []).filter { $0.shouldDisplay && !$0.isCommon } }

    /// The same and `--verbose`, with `--no-show-seconds` beside `--show-seconds`.
    var shownArguments: [ShownArgument] {
        let arguments = ownArguments + (arguments ?? []).filter { $0.name == "--verbose" }
        let names = Set(arguments.compactMap(\.name))
        return arguments.compactMap { argument in
            let name = argument.name ?? ""
            guard !name.hasPrefix("--no-") || !names.contains("--" + name.dropFirst(5)) else { return nil }
            return ShownArgument(argument: argument, hasInversion: names.contains("--no-" + name.dropFirst(2)))
        }
    }

    /// The command within it that has this name, also one that is not shown.
    func subcommand(named name: String) -> CommandDescription? { subcommands?.first { $0.commandName == name } }

    /// `islet`, with all commands in it.
    static func islet() throws -> CommandDescription {
        struct Tool: Decodable {
            let command: CommandDescription
        }
        return try JSONDecoder().decode(Tool.self, from: Data(IsletCommand._dumpHelp().utf8)).command
    }
}
