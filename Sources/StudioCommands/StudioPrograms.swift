import GuestBuild
import HostSystem
import Studio
import Surroundings

/// The full-screen preview.
struct PreviewProgram: ForegroundProgram {
    private let shell: Shell
    /// What is shown before, of a source that does not compile; `nil` of one that does.
    private let broken: BrokenSourceScreen?
    /// What is shown; `nil` if the user has left before.
    private let request: (Guest?) throws -> PreviewScreen.Request?

    init(shell: Shell, request: PreviewScreen.Request) {
        (self.shell, broken) = (shell, nil)
        self.request = { _ in request }
    }

    /// - Parameter request: Makes what is shown, once the source compiles.
    init(shell: Shell, broken: BrokenSourceScreen, request: @escaping (Guest) throws -> PreviewScreen.Request) {
        (self.shell, self.broken) = (shell, broken)
        self.request = { try $0.map(request) }
    }

    func run() throws -> Int32 {
        var broken = broken
        if var screen = broken {
            try shell.show(&screen)
            broken = screen
        }
        guard let request = try request(broken?.guest) else { return ExitStatus.success.rawValue }
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
