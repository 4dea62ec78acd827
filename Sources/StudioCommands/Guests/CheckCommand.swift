import ArgumentParser
import Foundation
import GuestBuild
import HostSystem
import ShellCommands
import Studio
import Surroundings

/// `islet check`: compiles the source of Live Activities and looks at every sample state.
package struct CheckCommand: ShellCommand {
    package static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Compile any app's Live Activity and check its layout.",
        discussion: """
            Takes the Swift source of a Live Activity as it stands in an iOS project, compiles it here and prints what the \
            compiler says, with file and line. Then every sample state is laid out on an iPhone in points, and what would be \
            cut off, hidden or hard to read is printed, and each presentation of which nothing is seen. Behind a card that lets \
            it through is the wallpaper of the theme midnight, whatever the settings say; islet render --check --theme looks at \
            others. The exit status is 1 if anything but a warning was found.

            A path is a Swift file, a folder, an Xcode project or a package. Of a folder the declarations are taken that its \
            Live Activities need; --explain prints which files, why, and what was changed in them.

            The states are those of #Preview(as:using:widget:contentStates:) and PreviewProvider, or the ones of \
            --attributes and --state, or else invented from the types.

            The source is compiled and run, as its tests would be: check what you would also build. It runs without files, \
            network and other programs where the system can prevent them; docs/GUESTS.md says how.

            EXAMPLES
              islet check Widget/DeliveryLiveActivity.swift
              islet check . --exclude Pods --explain
              islet check App.xcodeproj --format github
              islet check Score.swift --attributes game.json --state goal.json --state over.json
            """)

    @Argument(
        help: ArgumentHelp("Swift files, folders, Xcode projects.", valueName: "path"), completion: .file())
    var paths: [String]

    @OptionGroup var options: GuestOptions

    @Option(help: ArgumentHelp("A content state as JSON.", valueName: "file"), completion: .file(extensions: ["json"]))
    var state: [String] = []

    @Option(help: "How to print it: text, json, or github for annotations in a pull request.")
    var format = GuestReport.Format.text

    @Flag(.verbose) package var verbose = false

    /// A command line that is still to be read.
    package init() {}

    package func run(in shell: Shell) throws -> Int32 {
        if let other = state.first(where: { !$0.hasSuffix(".json") }) {
            throw CommandFailure(
                sentence: "\"\(other)\" is not a JSON file (--state); check looks at all states of the source.",
                status: .usage)
        }
        let request = try options.request(at: paths, states: state, in: shell)
        let report: GuestReport
        do {
            report = try self.report(of: request, in: shell)
        } catch GuestError.notTogether(_, let files, let strays) {
            // Two targets may have a type of one name.
            let reports = try files.map { files in
                var part = request
                part.collection.paths = files
                return try self.report(of: part, in: shell)
            }
            // Each target by itself knows of no other file.
            report = GuestReport(merging: [GuestReport(of: strays, explains: options.explain)] + reports)
        }
        let text = try report.text(as: format)
        try format == .text ? shell.say(text) : shell.sayWhole(text)
        return (report.isClean ? ExitStatus.success : .negative).rawValue
    }

    private func report(of request: Guest.Request, in shell: Shell) throws -> GuestReport {
        do {
            return GuestReport(of: try Guest(request) { shell.warn($0) }, explains: options.explain)
        } catch GuestError.notCompiled(let diagnostics, let taken) {
            return GuestReport(of: diagnostics, taken: taken, explains: options.explain)
        } catch GuestError.noStates(let reasons, let files) {
            return GuestReport(withoutStates: reasons, in: files)
        }
    }
}

extension GuestReport.Format: ExpressibleByArgument {}
