import Attendance
import Foundation
import TestWorld

@testable import SittingScreen
@testable import Studio
@testable import StudioCommands
@testable import islet

/// Command lines, and what they opened.
extension TestShell {
    var screens: [SittingScreen.Request] { opened.compactMap { $0 as? SittingScreen.Request } }
    var followed: [PlainLines] { opened.compactMap { $0 as? PlainLines } }
    var simulations: [WatchScreen.Request] { opened.compactMap { ($0 as? WatchProgram)?.request } }
    var countdownScreens: [CountdownScreen.Request] { opened.compactMap { $0 as? CountdownScreen.Request } }

    /// Runs a command line and answers the exit status; output and errors are those of this run alone.
    @discardableResult func runAll(_ arguments: [String]) -> Int32 {
        (output, errors, bytes) = ("", "", Data())
        return Islet.run(arguments, in: shell)
    }

    @discardableResult func run(_ arguments: String...) -> Int32 {
        runAll(arguments)
    }
}
