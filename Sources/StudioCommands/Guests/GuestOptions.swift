import ArgumentParser
import Foundation
import GuestBuild
import GuestProtocol
import HostSystem
import PlainText
import ShellCommands
import Studio
import Surroundings

/// The flags that say how the source of a Live Activity is found, compiled and filled.
struct GuestOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Take this file as well, as a whole, or what is needed of this folder (source).", valueName: "path"),
        completion: .file())
    var include: [String] = []

    @Option(
        help: ArgumentHelp(
            "Never take this file or folder: a path, or a name, also with * (source).", valueName: "pattern"))
    var exclude: [String] = []

    @Option(
        help: ArgumentHelp("The folder of the Swift toolchain. Default: swiftc on PATH (source).", valueName: "folder"),
        completion: .directory)
    var toolchain: String?

    @Option(
        name: [.customShort("D"), .customLong("define")],
        help: ArgumentHelp("A flag that #if finds set, beside DEBUG (source).", valueName: "name"))
    var flags: [String] = []

    @Option(
        help: ArgumentHelp(
            "Fields of the attributes with values of your own, as --content. Of a source, all of its attributes, or their "
                + "file; --state FILE.json gives it a content state, --content changes fields of one. Default: those of the state, or of #Preview.",
            valueName: "json|@file"), completion: .file(extensions: ["json"]))
    var attributes: String?

    @Option(
        help: ArgumentHelp(
            "The app's settings as JSON: {\"group.id\": {\"key\": value}} (source).", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var defaults: String?

    @Flag(help: "Print which files were taken and why, and what was changed in them (source).")
    var explain = false

    /// The guest at these paths; `nil` if there are none. With `--explain` it is said on standard error what it is made of, also if it does
    /// not compile: standard output is the picture's.
    ///
    /// - Parameter state: `--state`: a content state if it is a JSON file.
    /// - Throws: a ``CommandFailure`` with the compiler's errors, or another ``GuestError``.
    func guest(at paths: [String], state: String?, in shell: Shell) throws -> Guest? {
        guard !paths.isEmpty else {
            let others: [(String, Bool)] = [
                ("--include", !include.isEmpty), ("--exclude", !exclude.isEmpty), ("--toolchain", toolchain != nil),
                ("--define", !flags.isEmpty), ("--defaults", defaults != nil), ("--explain", explain),
            ]
            if let other = others.first(where: \.1)?.0 {
                throw CommandFailure(
                    sentence: "\(other) is for the source of a Live Activity; name its file or folder.", status: .usage)
            }
            return nil
        }
        func say(_ lines: [String]) { shell.complain(lines.map { $0 + "\n" }.joined()) }
        let guest = try GuestErrors.reported(explaining: explain ? say : nil) {
            try Guest(request(at: paths, states: [state].compactMap { $0 }, in: shell)) { shell.warn($0) }
        }
        if explain { say(GuestExplanation(of: guest).lines + guest.warnings.map(\.description)) }
        Self.warn(of: guest, in: shell)
        return guest
    }

    /// Prints what is to be known of a guest before it is shown.
    static func warn(of guest: Guest, in shell: Shell) {
        if guest.isInvented { shell.warn("there is no #Preview of a Live Activity; the states are invented.") }
        for failure in guest.failures { shell.warn(failure) }
    }

    /// What a preview reads again when the source changes; `nil` without a guest.
    func source(of guest: Guest?, at paths: [String], state: String?, in shell: Shell) throws -> GuestSource? {
        guard let guest else { return nil }
        return GuestSource(
            guest: guest, builds: try builds(at: paths, state: state, brokenSince: nil, in: shell),
            arguments: arguments(at: paths, state: state))
    }

    /// How the guest at these paths is made whenever its source changes.
    ///
    /// - Parameter changes: Of a source that does not compile, when the files that it could take from were changed before it was read.
    func builds(
        at paths: [String], state: String?, brokenSince changes: [String: Date]?, in shell: Shell
    ) throws -> GuestBuilds {
        GuestBuilds(
            try request(at: paths, states: [state].compactMap { $0 }, in: shell),
            settings: defaults.map(GuestSettings.init), brokenSince: changes)
    }

    /// The arguments that open the same guest again.
    private func arguments(at paths: [String], state: String?) -> [String] {
        let options: [(String, [String])] = [
            ("--include", include), ("--exclude", exclude), ("--toolchain", [toolchain].compactMap { $0 }),
            ("--define", flags), ("--attributes", [attributes].compactMap { $0 }),
            ("--state", [state].compactMap { $0 }.filter { $0.hasSuffix(".json") }),
        ]
        return paths + options.flatMap { name, values in values.flatMap { [name, $0] } }
    }

    /// The attributes of a guest: JSON, or a file, with or without an `@` before it.
    private static func attributes(_ argument: String) throws -> Data {
        if argument.first(where: { !$0.isWhitespace }) == "{" { return Data(argument.utf8) }
        let file = argument.hasPrefix("@") ? String(argument.dropFirst()) : argument
        return Data(try SmallFile.bytes(at: file, kind: "not attributes"))
    }

    /// How to find, compile and fill a guest.
    func request(at paths: [String], states: [String], in shell: Shell) throws -> Guest.Request {
        guard let program = Bundle.main.executablePath else {
            throw CommandFailure(
                sentence: "Islet's program file is unknown; start it by its path.", status: .inputOutput)
        }
        var request = Guest.Request(
            collection: GuestCollection.Request(
                paths: try GuestCollection.Request.projects(at: paths), include: include, exclude: exclude),
            environment: shell.environment, cache: CacheFolder.path(in: shell.environment), program: program)
        (request.toolchain, request.flags) = (toolchain, flags)
        request.defaults = try defaults.map { try GuestSettings(at: $0).json() }
        request.samples.attributes = try attributes.map(Self.attributes)
        request.samples.states = try states.filter { $0.hasSuffix(".json") }.map(Self.state)
        return request
    }

    /// The content state in a file: the whole, or that of a push.
    private static func state(in file: String) throws -> GuestSamples.State {
        let name = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
        let json = Data(try SmallFile.bytes(at: file, kind: "not a state"))
        guard let value = JSONValue(json: json) else {
            throw CommandFailure(
                sentence: "\(file) is not JSON (--state); write a content state such as {\"minutes\": 5}.",
                status: .dataError)
        }
        let push = value.members?["aps"]?.members?["content-state"]
        return GuestSamples.State(name: name, json: push?.json ?? json)
    }
}

/// Words that are paths, among names of presentations.
enum GuestPaths {
    /// The paths: words with a slash or a dot, and those of files and folders that are there.
    static func paths(in words: [String]) -> [String] { words.filter(isPath) }

    /// The other words.
    static func others(in words: [String]) -> [String] { words.filter { !isPath($0) } }

    /// A presentation that a folder of sources is called as, where the words have no path: which of the two is meant is to be said.
    static func namesake(in words: [String]) -> String? {
        guard paths(in: words).isEmpty else { return nil }
        return words.first { word in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: word)) ?? []
            return names.contains { $0.hasSuffix(".swift") || $0.hasSuffix(".xcodeproj") }
        }
    }

    /// Whether a path is the source of a Live Activity, and not a folder of pictures or a picture.
    static func isSource(_ path: String) -> Bool {
        ["swift", "xcodeproj", "xcworkspace", "pbxproj"].contains((path as NSString).pathExtension)
            || StudioProgram(at: path) != nil
    }

    private static func isPath(_ word: String) -> Bool {
        !PresentationArguments.names.contains(word)
            && (word.contains { $0 == "/" || $0 == "." } || FileManager.default.fileExists(atPath: word))
    }
}
