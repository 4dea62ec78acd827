import HostSystem
import Studio
import Surroundings

/// The full-screen preview.
struct PreviewProgram: ForegroundProgram {
    let shell: Shell
    let request: PreviewScreen.Request

    func run() throws -> Int32 {
        var screen = PreviewScreen(request, at: shell.clock().wall)
        try shell.show(&screen)
        for line in screen.saved { try shell.say(line) }
        return ExitStatus.success.rawValue
    }
}

/// The full-screen simulation.
struct WatchProgram: ForegroundProgram {
    let shell: Shell
    let request: WatchScreen.Request

    func run() throws -> Int32 {
        var screen = WatchScreen(request, at: shell.clock().wall)
        try shell.show(&screen)
        return ExitStatus.success.rawValue
    }
}
