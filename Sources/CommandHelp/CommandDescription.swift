import ArgumentParser
import Foundation

/// A command as ArgumentParser describes it, for help and manual: the same definitions that parse the command line.
///
/// Source: what a program prints with `--experimental-dump-help`, in the form of ArgumentParserToolInfo.
package struct CommandDescription: Decodable {
    /// An argument, an option or a flag.
    package struct Argument: Decodable {
        /// How it is written on the command line.
        package enum Kind: String, Decodable {
            /// By its place.
            case positional
            /// By a name before its value.
            case option
            /// By its name alone.
            case flag
        }

        /// A name without its dashes.
        package struct Name: Decodable, Hashable {
            /// `long`, `short`, or `longWithSingleDash`.
            package let kind: String
            /// The name.
            package let name: String

            /// The name as it is typed.
            var typed: String { (kind == "long" ? "--" : "-") + name }
        }

        /// How it is written.
        package let kind: Kind
        /// Whether it may be left out.
        package let isOptional: Bool
        /// Whether it may be given several times.
        package let isRepeating: Bool
        /// Its names; nil for a positional argument.
        package let names: [Name]?
        /// What stands for its value.
        package let valueName: String?
        let shouldDisplay: Bool
        let sectionTitle: String?
        let defaultValue: String?
        let allValues: [String]?
        let abstract: String?
        let discussion: String?

        /// The name that is shown; nil for a positional argument.
        package var name: String? { (names?.first { $0.kind == "long" } ?? names?.first)?.typed }
        /// What it means, with the values that it may have and the one that it has by default.
        package var meaning: String {
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
    package struct ShownArgument {
        /// The argument.
        package let argument: Argument
        /// Whether a flag such as `--haptics` stands for `--no-haptics` as well.
        package let hasInversion: Bool
    }

    /// Its name, without those of the commands that it is in.
    package let commandName: String
    /// What it does, in one sentence.
    package let abstract: String?
    /// Its explanation, as ``Prose`` takes it apart.
    package let discussion: String?
    /// The subcommand that runs if none is named; nil for none.
    package let defaultSubcommand: String?
    let shouldDisplay: Bool
    private let subcommands: [CommandDescription]?
    private let arguments: [Argument]?

    /// The commands within it that are shown.
    package var shownSubcommands: [CommandDescription] {
        (subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
    }

    /// Its arguments that are shown, without those that every command has.
    package var ownArguments: [Argument] { (arguments ?? []).filter { $0.shouldDisplay && !$0.isCommon } }

    /// The same and `--verbose`, with `--no-show-seconds` beside `--show-seconds`.
    package var shownArguments: [ShownArgument] {
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

    /// A program, with all commands in it.
    package static func program(_ root: any ParsableCommand.Type) throws -> CommandDescription {
        struct Tool: Decodable {
            let command: CommandDescription
        }
        return try JSONDecoder().decode(Tool.self, from: Data(root._dumpHelp().utf8)).command
    }
}
