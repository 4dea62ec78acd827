import Foundation
import TerminalScreen

/// A full-screen program that is a value, and the loop that such programs share: paint, wait, pass on what happened.
package protocol ScreenProgram {
    /// Brings the picture of what is true now to the screen; answers when it will differ by itself, `nil` if never.
    mutating func paint(on screen: TerminalScreen) throws(TerminalError) -> Date?
    /// Lets something happen; answers what the loop has to do.
    mutating func handle(_ event: ScreenEvent) -> ScreenRequest?
}

/// What a program asks its loop for.
package enum ScreenRequest: Equatable {
    /// To close the screen.
    case leave
    /// To stop the process as Ctrl-Z does.
    case suspend
}

extension ScreenProgram {
    /// Shows the program until the person leaves.
    ///
    /// Throws ``TerminalError`` where the terminal cannot show a screen. A signal that asks to end does not come back: the
    /// terminal is restored and the process dies by it.
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
