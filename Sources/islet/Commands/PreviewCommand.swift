import ArgumentParser
import HostSystem
import SittingScreen
import Studio
import Surroundings
import TerminalScreen

/// `islet preview`: Live Activities in every state, device and theme.
struct PreviewCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview", abstract: "Look at a Live Activity in every state, device and theme.",
        discussion: """
            Each thing that can be chosen has a key, with shift for the value before: state, device, theme, colours and so \
            on; the arrows go through them all. Time stands, or is played up to 3600 times as fast; j goes to the next \
            moment that matters. m sets two of the choices against each other.

            With --device-frame, or f, a whole phone is drawn. Hold the island, or type h, to open it; ! is an alert, \
            which opens it for a while; swipe the lock screen to the left, or type backspace, to take the activity away.

            With --watch, a theme of your own is read again whenever you save it: what is wrong in it is said with line \
            and column, and the last good picture stays.

            EXAMPLES
              islet preview
              islet preview --widget countdown --state alert --device "iPhone 16 Pro Max"
              islet preview --theme evening --watch
            """)

    @OptionGroup var options: PreviewOptions

    @Flag(help: "Read a theme of your own again when its file changes.")
    var watch = false

    @Flag(help: "Draw a whole phone: lock screen and home screen.")
    var deviceFrame = false

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let loaded = LoadedSettings(in: shell.environment)
        let themes = PreviewThemes(loaded.themes)
        let choice = try options.choice(settings: loaded.settings, themes: themes)
        if watch, themes.file(of: choice.traits.theme.name) == nil {
            throw CommandFailure(
                sentence:
                    "\"\(choice.traits.theme.name)\" is within the program and has no file to watch; copy it with "
                    + "`islet theme show`, or name one of your own with --theme.", status: .usage)
        }
        guard shell.canShowScreen else {
            throw CommandFailure(
                sentence: "preview needs a terminal that can show a screen; `islet render` writes pictures to files.",
                status: .unavailable)
        }
        return try shell.open(
            PreviewProgram(
                shell: shell,
                request: PreviewScreen.Request(
                    choice: choice, themes: themes, watchesFiles: watch, hasDeviceFrame: deviceFrame)))
    }
}
