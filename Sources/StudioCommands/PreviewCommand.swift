import ArgumentParser
import Foundation
import GuestBuild
import HostSystem
import PlainText
import ShellCommands
import Studio
import Surroundings
import TerminalScreen
import Theming

/// `islet preview`: Live Activities in every state, device and theme.
package struct PreviewCommand: ShellCommand {
    package static let configuration = CommandConfiguration(
        commandName: "preview", abstract: "Preview a Live Activity in every state, device and theme.",
        discussion: """
            Every choice has a key, with shift for its previous value: state, device, theme, colours and so on; the arrows \
            go through all of them. Time stands still or plays, up to 3600 times as fast; j jumps to the next moment at \
            which something changes. m shows a matrix of two choices.

            v shows the true picture, in points, if the terminal can show pictures (kitty's protocol, iTerm2's, sixel); it is \
            asked. S saves what is showing as SVG in the current folder; the islet render that makes the same file is shown, \
            and printed at the end.

            Enter opens the fields of the content: choose one, type a value, and the picture changes at once; r returns to \
            the state's own value. --content gives fields other values from the beginning.

            With --device-frame, or f, a whole phone is drawn. Hold the island, or press h, to open it; ! sends an alert, \
            which opens it for a while; swipe the lock screen left, or press backspace, to dismiss the activity.

            A path previews the source of any app's Live Activity as it stands in an iOS project: its states are those of \
            its #Preview (see islet check). While it compiles, q and Ctrl-C end the preview.

            With --watch, your own theme or source is reloaded whenever you save it: errors are shown with line and column, \
            and the last good picture stays. A source that does not compile yet is shown once it does.

            EXAMPLES
              islet preview
              islet preview --widget countdown --state alert --device "iPhone 16 Pro Max"
              islet preview --widget countdown --content '{"title": "Launch", "endDate": "+90m"}'
              islet preview --theme evening --watch
              islet preview Widget/DeliveryLiveActivity.swift --watch
            """)

    @Argument(
        help: ArgumentHelp(
            "The source of any app's Live Activity: Swift files, a folder, an Xcode project. Default: Islet's own.",
            valueName: "path"), completion: .file())
    var paths: [String] = []

    @OptionGroup var options: PreviewOptions
    @OptionGroup var guestOptions: GuestOptions

    @Flag(help: "Reload your own theme or source when a file changes.")
    var watch = false

    @Flag(help: "Draw a whole phone: lock screen and home screen.")
    var deviceFrame = false

    @Flag(.verbose) package var verbose = false

    /// A command line that is still to be read.
    package init() {}

    package func run(in shell: Shell) throws -> Int32 {
        let loaded = LoadedSettings(in: shell.environment)
        let themes = PreviewThemes(loaded.themes)
        let watched = watch && !paths.isEmpty && shell.canShowScreen
        let changes = try watched ? guestOptions.request(at: paths, states: [], in: shell).collection.changes : nil
        let guest: Guest?
        do {
            guest = try compiled(in: shell)
        } catch  where watched && GuestErrors.areOfSource(error) {
            let screen = BrokenSourceScreen(
                CommandFailure(error), name: names.joined(separator: " "),
                builds: try guestOptions.builds(at: paths, state: options.state, brokenSince: changes, in: shell),
                theme: try options.theme(settings: loaded.settings, themes: themes))
            return try shell.open(
                PreviewProgram(shell: shell, broken: screen) { guest in
                    GuestOptions.warn(of: guest, in: shell)
                    return try request(of: guest, loaded: loaded, themes: themes, in: shell)
                })
        }
        let shown = try request(of: guest, loaded: loaded, themes: themes, in: shell)
        return try shell.open(PreviewProgram(shell: shell, request: shown))
    }

    /// What is shown.
    private func request(
        of guest: Guest?, loaded: LoadedSettings, themes: PreviewThemes, in shell: Shell
    ) throws -> PreviewScreen.Request {
        var choice = try options.choice(
            settings: loaded.settings, themes: themes, of: guest, attributes: guestOptions.attributes)
        let output = OutputAbilities(environment: shell.environment)
        choice.traits.shapes = .init(isUnicode: output.isUnicode)
        // A gradient in more colours than the terminal has would come out as stripes.
        if options.colors == nil { choice.traits.colorDepth = output.depth }
        if watch, guest == nil, themes.file(of: choice.traits.theme.name) == nil {
            throw CommandFailure(
                sentence:
                    "\"\(choice.traits.theme.name)\" is built in and has no file to watch; copy it with "
                    + "`islet theme show`, or choose one of your own with --theme.", status: .usage)
        }
        guard shell.canShowScreen else {
            throw CommandFailure(
                sentence: "preview needs a terminal that can show a screen; `islet render` writes pictures to files.",
                status: .unavailable)
        }
        var request = PreviewScreen.Request(
            choice: choice, themes: themes, watchesFiles: watch, hasDeviceFrame: deviceFrame,
            guest: try guestOptions.source(of: guest, at: paths, state: options.state, in: shell))
        request.hasTerminalColors = options.colors == nil
        request.hasTerminalTheme = options.theme == nil && loaded.settings.theme == ThemeLibrary.automatic
        return request
    }

    private var names: [String] { paths.map { ($0 as NSString).lastPathComponent } }

    /// The guest; `nil` for Islet's own widgets. A line says that it is being compiled.
    private func compiled(in shell: Shell) throws -> Guest? {
        let line = names.first.flatMap { name in
            let text = "Compiling \(name)" + (names.count > 1 ? " and \(names.count - 1) more" : "")
            let isUnicode = OutputAbilities(environment: shell.environment).isUnicode
            return shell.canShowScreen && shell.isErrorTerminal
                ? WaitingLine(
                    TerminalText.oneLine(text) + (isUnicode ? " …" : " ..."), columns: shell.errorColumns()) : nil
        }
        defer { line?.end() }
        var waiting = shell
        waiting.writeError = { text in
            if let line { line.interrupt { shell.writeError(text) } } else { shell.writeError(text) }
        }
        return try guestOptions.guest(at: paths, state: options.state, in: waiting)
    }
}
