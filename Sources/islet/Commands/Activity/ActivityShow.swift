import ActivityLifecycle
import ArgumentParser
import CellUI
import CommandHelp
import DeviceActivities
import Foundation
import HostSystem
import LiveActivities
import PlainText
import Presentations
import ShellCommands
import SittingScreen
import Surroundings

/// `islet activity show`.
struct ActivityShow: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Draw an activity's presentations.",
        discussion: """
            Uses the theme and device of the settings and as many colours as the terminal has. A scheduled activity is \
            drawn as it will start, a hidden one as it would look. Without a presentation's name all four are drawn. Below \
            a renewed activity come its age, the time of its next replacement, and the number of replacements so far.

            EXAMPLES
              islet activity show build
              islet activity show build compact
              islet activity show build --format json
            """)

    @Argument(
        help: ArgumentHelp("Which one.", valueName: "id"),
        completion: .custom { _, _, _ in ActivityCompletions.identifiers() })
    var id: String

    @Argument(
        help: ArgumentHelp(
            "The presentations to draw: \(PresentationArguments.names.joined(separator: ", ")).",
            valueName: "presentation"),
        completion: .list(PresentationArguments.names))
    var presentations: [String] = []

    @Option(help: "How to print it.")
    var format = OutputFormat.text

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let reading = shell.clock()
        let loaded = LoadedSettings(in: shell.environment)
        let presentations = try PresentationArguments.presentations(presentations)
        var (system, sessions) = try ActivityRepository(in: shell).everything(
            at: reading, isRenewed: loaded.settings.renew)
        let activity = try ActivityReference(id, in: system)
        if format == .json {
            if !loaded.settings.liveActivities { system.hideAll(at: reading.wall) }
            try shell.sayWhole(JSONText.lines(ActivityObject(activity.id, in: system, sessions, at: reading.wall)))
            return ExitStatus.success.rawValue
        }
        let instant = system.state(of: id) == .pending ? system.nextStage(of: id) ?? reading.wall : reading.wall
        guard let shown = system.activitiesOnShow(at: instant).first(where: { $0.id == id }),
            var views = ActivityWidgets.views(for: shown)
        else {
            throw CommandFailure(
                sentence: "\(id) has the type \(activity.type), which cannot be drawn; --format json prints it.",
                status: .dataError)
        }
        let session = sessions.first { $0.id == id }
        views.notice = session?.lifecycle.restartDate.map(RestartNotice.init)
        loaded.warn(in: shell)
        if !loaded.settings.liveActivities { shell.complain(ActivityWords.switchedOff) }
        try shell.write(picture(of: views, presentations, at: instant, settings: loaded, in: shell))
        if let session { try shell.say(ActivityWords.renewal(of: session, at: reading.wall)) }
        return ExitStatus.success.rawValue
    }

    private func picture(
        of views: ActivityViews, _ presentations: [Presentation], at now: Date, settings loaded: LoadedSettings,
        in shell: Shell
    ) throws -> String {
        var traits = PreviewTraits()
        if let theme = try? loaded.themes.theme(named: loaded.settings.theme) { traits.theme = theme.theme }
        traits.device = Device.named(loaded.settings.device) ?? .standard
        traits.showsSeconds = loaded.settings.showSeconds
        traits.timeZone = shell.timeZone()
        let output = FrameOutput(in: shell)
        traits.shapes = output.isUnicode ? .blocks : .letters
        if shell.isOutputTerminal {
            (traits.shapes, traits.colorDepth) = (CellShapes(isUnicode: output.isUnicode), output.depth)
        }
        let picture = PresentationPicture(views, in: traits, presentations: presentations)
        let natural = picture.size
        let columns = shell.isOutputTerminal ? shell.outputColumns() : natural.width
        // As high as it wants to be: a page of output scrolls, but a line that is too long is torn.
        let size = CellSize(width: min(columns, natural.width), height: natural.height)
        let rendering = columns < natural.width ? picture.rendering(size: size, at: now) : picture.rendering(at: now)
        let text = output.text(of: rendering.frame)
        return text.hasSuffix("\n") ? text : text + "\n"
    }
}
