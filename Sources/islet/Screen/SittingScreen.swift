import Foundation
import Store

/// Shows the running sitting.
enum SittingScreen {
    /// What the screen is opened with.
    struct Request {
        let store: Store
        let settings: Settings
        let themes: ThemeLibrary
        let environment: [String: String]
    }

    /// Follows the sitting in plain lines until it ends; answers the exit status.
    static func run(_ request: Request) -> Int32 {
        var shell = Shell.process()
        shell.environment = request.environment
        shell.store = request.store
        do {
            guard let sitting = try request.store.running() else { throw TimerErrorAtStart.nothing }
            return try PlainLines(shell: shell, settings: request.settings, sitting: sitting).follow()
        } catch {
            shell.complain("islet: \(error)\n")
            return ExitStatus.unavailable.rawValue
        }
    }

    private enum TimerErrorAtStart: Error { case nothing }
}
