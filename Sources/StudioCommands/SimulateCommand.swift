import ArgumentParser
import CellUI
import CommandHelp
import Foundation
import FrameExport
import HostSystem
import PlainText
import Presentations
import PushPriority
import Scenarios
import ScreenKit
import ShellCommands
import Simulation
import Studio
import Surroundings

/// `islet simulate`: what a phone does to Live Activities in hours, in milliseconds.
package struct SimulateCommand: ShellCommand {
    package static let configuration = CommandConfiguration(
        commandName: "simulate", abstract: "Play hours of a phone's Live Activity rules in milliseconds.",
        discussion: """
            A scenario is a short file: apps, what happens to them, and what is expected. It runs in virtual time against \
            the emulated system and the code that keeps sessions alive, and is printed as a timeline: time, event, the \
            activity's state, and where it is visible. Without a name the built-in scenarios are listed.

            With --check only the verdict is printed: the first expectation that failed, its place in the file, and the \
            actual value. The exit status is then 1. Without a name all scenarios are checked.

            With --render the scenario is filmed, as an asciicast or an animated SVG.

            With --watch the scenario runs on the screen, with the phone and the events; play, stop, and step forwards and \
            backwards. Keys intervene: restart a session, withdraw permission, drain the battery, send an app to the \
            background, go offline; backspace undoes it.

            With --strategy, pushes without a priority in the file get one from this strategy, and figures follow the \
            timeline: pushes throttled, delays, and the budget used. "all" compares the strategies:
            \(StrategyArgument.list)

            EXAMPLES
              islet simulate
              islet simulate auto-restart
              islet simulate throttled --until 5m --format json
              islet simulate throttled --strategy all
              islet simulate --check
              islet simulate ./my-own.yaml --check
              islet simulate background-modes --watch
              islet simulate two-apps --render two-apps.svg
            """)

    @Argument(
        help: ArgumentHelp(
            "A scenario, or a file, which has a / or .yaml in its name: \(Scenarios.names.joined(separator: ", ")).",
            valueName: "name|file"), completion: .list(Scenarios.names))
    var name: String?

    @Flag(help: "List the built-in scenarios.")
    var list = false

    @Flag(help: "Print only whether the expectations are met.")
    var check = false

    @Flag(help: "Watch it on the screen, and intervene.")
    var watch = false

    @Option(help: "How to print it.")
    var format = OutputFormat.text

    @Option(
        defaultAsFlag: "-",
        help: ArgumentHelp(
            "Film it: to a file ending in .cast or .svg, or as an asciicast to standard output.", valueName: "file"))
    var render: String?

    @Option(help: ArgumentHelp("The time at which to stop.", valueName: "duration"))
    var until: String?

    @Option(
        help: ArgumentHelp(
            "The speed of a film or screen relative to real time. Default: by the scenario's length.",
            valueName: "factor"))
    var speed: Double?

    @Option(
        help: ArgumentHelp("The theme of a film or screen; islet theme list shows all.", valueName: "name"),
        completion: .custom { _, _, _ in SettingCompletions.themes() })
    var theme: String?

    @Option(
        help: ArgumentHelp(
            "The strategy for pushes without a priority in the file; all compares.", valueName: "name"
        ),
        completion: .list(StrategyArgument.names))
    var strategy: StrategyArgument?

    @Flag(.verbose) package var verbose = false

    /// A command line that is still to be read.
    package init() {}

    package func run(in shell: Shell) throws -> Int32 {
        try checkCombination()
        try SettingFlags(theme: theme).check(against: LoadedSettings(in: shell.environment).themes)
        if check { return try runChecks(in: shell) }
        guard !list, let name else {
            try printList(in: shell)
            return ExitStatus.success.rawValue
        }
        let named = try NamedScenario(name)
        let end = try until.map { try DurationArgument.seconds([$0]) }
        if case .all? = strategy {
            try compareStrategies(on: named, until: end, in: shell)
            return ExitStatus.success.rawValue
        }
        if let render {
            try film(named, until: end, to: render, in: shell)
            return ExitStatus.success.rawValue
        }
        if watch { return try watch(named, until: end, in: shell) }
        let result = Simulator.run(named.scenario, strategy: strategy?.policy, until: end)
        switch format {
        case .json: try shell.sayWhole(try JSONText.lines(SimulationObject(named, result)))
        case .text: try printTimeline(of: named, result, in: shell)
        }
        return ExitStatus.success.rawValue
    }

    /// Nothing that was typed is left out in silence.
    private func checkCombination() throws {
        func refuse(_ sentence: String) -> CommandFailure { CommandFailure(sentence: sentence, status: .usage) }
        let isMoving = render != nil || watch
        if !isMoving, speed != nil { throw refuse("--speed is for films and the screen; add --render or --watch.") }
        if !isMoving, theme != nil { throw refuse("--theme is for films and the screen; add --render or --watch.") }
        if list, name != nil || check || isMoving || until != nil {
            throw refuse("--list takes no other option than --format; leave out the others.")
        }
        let ways = [(check, "--check"), (render != nil, "--render"), (watch, "--watch")].filter(\.0).map(\.1)
        if ways.count > 1 { throw refuse("\(ways[0]) and \(ways[1]) exclude each other; choose one.") }
        if let way = ways.first, isMoving {
            if format != .text { throw refuse("\(way) prints no JSON; leave out --format or \(way).") }
            if name == nil { throw refuse("\(way) is for one scenario; name it. islet simulate lists them.") }
        }
        if name == nil, strategy != nil { throw refuse("--strategy is for one scenario; name it.") }
        if case .all? = strategy, let way = ways.first {
            throw refuse("--strategy all compares; name one strategy, or leave out \(way).")
        }
        if name == nil, until != nil { throw refuse("--until is for one scenario; name it.") }
        if let speed, !(speed > 0 && speed <= 1_000_000) {
            throw refuse("\(speed) is not a speed (--speed); give a number over 0, up to 1000000.")
        }
    }

    // MARK: Text

    private func printList(in shell: Shell) throws {
        let all = try NamedScenario.all()
        if format == .json {
            try shell.sayWhole(try JSONText.lines(all.map(ScenarioObject.init)))
            return
        }
        let width = all.map(\.name.count).max() ?? 0
        let columns = shell.isOutputTerminal ? max(30, shell.outputColumns()) : 80
        for named in all {
            let lines = WrappedText.lines(named.scenario.title, columns: max(20, columns - width - 2))
            for (index, line) in lines.enumerated() {
                try shell.say((index == 0 ? named.name : "").padded(to: width + 2) + line)
            }
        }
    }

    private func printTimeline(of named: NamedScenario, _ result: SimulationResult, in shell: Shell) throws {
        let loaded = LoadedSettings(in: shell.environment)
        let theme = try loaded.themes.theme(named: loaded.settings.theme).theme
        let output = FrameOutput(in: shell)
        let width = shell.isOutputTerminal ? min(shell.outputColumns(), 110) : 80
        let timeline = SimulationTimeline(of: named.scenario, result, columns: width)
        try shell.write(output.text(of: timeline.frame(printedIn: theme, at: Simulator.start)))
        if strategy != nil { try shell.sayLines("\n" + StrategyComparison(named, [result]).text) }
    }

    private func compareStrategies(on named: NamedScenario, until end: TimeInterval?, in shell: Shell) throws {
        let comparison = StrategyComparison(
            named,
            PushPriorityPolicy.all.map { Simulator.run(named.scenario, strategy: $0, until: end) })
        switch format {
        case .json: try shell.sayWhole(try JSONText.lines(comparison))
        case .text: try shell.sayLines(named.scenario.title + "\n\n" + comparison.text)
        }
    }

    // MARK: Checks

    private func runChecks(in shell: Shell) throws -> Int32 {
        let named = try name.map { [try NamedScenario($0)] } ?? NamedScenario.all()
        let end = try until.map { try DurationArgument.seconds([$0]) }
        let checks = named.map {
            SimulationCheck(named: $0, result: Simulator.run($0.scenario, strategy: strategy?.policy, until: end))
        }
        switch format {
        case .json: try shell.sayWhole(try JSONText.lines(checks.map(SimulationCheck.Object.init)))
        case .text:
            let width = named.map(\.name.count).max() ?? 0
            for check in checks { try shell.sayLines(check.text(nameWidth: width)) }
        }
        return (checks.allSatisfy(\.holds) ? ExitStatus.success : .negative).rawValue
    }

    // MARK: The screen

    private func watch(_ named: NamedScenario, until end: TimeInterval?, in shell: Shell) throws -> Int32 {
        guard shell.canShowScreen else {
            throw CommandFailure(
                sentence: "--watch needs a terminal that can show a screen; without it the timeline is printed.",
                status: .unavailable)
        }
        let loaded = LoadedSettings(in: shell.environment)
        return try shell.open(
            WatchProgram(
                shell: shell,
                request: WatchScreen.Request(
                    named: named, strategy: strategy?.policy, until: end, speed: speed,
                    theme: try loaded.themes.theme(named: theme ?? loaded.settings.theme).theme)))
    }

    // MARK: Films

    private func film(_ named: NamedScenario, until end: TimeInterval?, to path: String, in shell: Shell) throws {
        let file = path == "-" ? nil : OutputFile(path: path)
        let format = try file.map { try PictureFormat(fileName: $0.path) } ?? .asciicast
        guard format.showsRecordings else {
            throw CommandFailure(
                sentence: "\(format.rawValue) cannot hold a film; use a name ending in .cast or .svg.", status: .usage)
        }
        let duration = end ?? named.scenario.duration
        let speed = speed ?? SimulationFilm.usualSpeed(duration)
        let interval = SimulationFilm.interval(speed: speed)
        guard duration / interval <= Double(SimulationFilm.mostPictures) else {
            throw CommandFailure(
                sentence:
                    "the film would have more than \(SimulationFilm.mostPictures) frames; choose a higher --speed or "
                    + "an earlier --until.", status: .usage)
        }
        let loaded = LoadedSettings(in: shell.environment)
        var traits = PreviewTraits()
        traits.shapes = .mixed
        traits.theme = try loaded.themes.theme(named: theme ?? loaded.settings.theme).theme
        if !named.scenario.hasIsland, let device = Device.all.first(where: { $0.island == nil }) {
            traits.device = device
        }
        let result = Simulator.run(
            named.scenario, strategy: strategy?.policy, until: end, samplingEvery: interval)
        let film = SimulationFilm(scenario: named.scenario, result: result, traits: traits, speed: speed)
        let recording = film.recording()
        let data = PictureEncoder(format: format, colors: .direct).data(
            of: recording, description: FrameDescription(title: named.scenario.title))
        guard let file else { return try shell.writeBytes(data) }
        try file.write(data)
        try shell.say(
            "Filmed \(named.name) in \(recording.frameCount) frames, "
                + "\(Int((recording.duration / .seconds(1)).rounded())) s long, to \(file.path).")
    }
}
