import Foundation
import TerminalScreen

/// A full-screen program as a value, with a shared event loop: paint, wait, handle the event.
package protocol ScreenProgram {
    /// Paints the current state. Returns when it changes by itself, `nil` if never.
    mutating func paint(on screen: TerminalScreen) throws(TerminalError) -> Date?
    /// Handles an event. Returns a request to the event loop, or `nil`.
    mutating func handle(_ event: ScreenEvent) -> ScreenRequest?
}

/// A request of a program to its event loop.
package enum ScreenRequest: Equatable {
    /// Close the screen.
    case leave
    /// Stop the process, as Ctrl-Z does.
    case suspend
}

extension ScreenProgram {
    /// Runs the program until the user leaves.
    ///
    /// Does not return on a terminating signal or a hangup: the terminal is restored, then the signal is raised again to end
    /// the process.
    ///
    /// - Throws: ``TerminalError`` if the terminal cannot show a screen.
    package mutating func run(environment: [String: String]) throws(TerminalError) {
        let screen = try TerminalScreen(environment: environment)
        defer { screen.close() }
        while true {
            let deadline = try paint(on: screen)
            let event = screen.nextEvent(until: deadline)
            switch event {
            case .terminated(let signal): Self.end(by: signal, screen)
            case .hangup: Self.end(by: SIGHUP, screen)
            default: break
            }
            switch handle(event) {
            case .leave: return
            case .suspend: screen.suspend()
            case nil: break
            }
        }
    }

    private static func end(by signal: Int32, _ screen: TerminalScreen) -> Never {
        screen.close()
        TerminalScreen.reraise(signal)
    }
}
