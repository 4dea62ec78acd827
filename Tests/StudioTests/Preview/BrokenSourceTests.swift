import Foundation
import GuestBuild
import HostSystem
import Meditation
import Presentations
import TerminalScreen
import Testing

@testable import ScreenKit
@testable import Studio
@testable import Theming

@Suite("A watched source that does not compile from the beginning")
struct BrokenSourceTests {
    private let now = Date(timeIntervalSinceReferenceDate: 0)
    private let source = URL(fileURLWithPath: "/nonexistent/Ride.swift")

    private func screen() throws -> BrokenSourceScreen {
        let failure = CommandFailure(
            sentence: "The source does not compile.", status: .negative,
            picture: ["Ride.swift:12:5: error: cannot find 'x' in scope"])
        // There is no compiler beside the program: that is what a build says.
        let request = Guest.Request(
            collection: GuestCollection.Request(paths: [source.path], include: [], exclude: []), environment: [:],
            cache: "/nonexistent", program: "/nonexistent/bin/islet")
        let theme = try #require(try PreviewThemes(ThemeLibrary(directory: nil)).theme(named: "midnight"))
        return BrokenSourceScreen(
            failure, name: "Ride.swift", builds: GuestBuilds(request, settings: nil), theme: theme)
    }

    private func update(_ screen: inout BrokenSourceScreen, _ event: ProgramEvent) -> [ProgramEffect] {
        screen.update(event, at: ClockReading(wall: now, bootID: "", sinceBoot: 0, asleep: 0))
    }

    private func text(of screen: inout BrokenSourceScreen) throws -> String {
        let surface = ProgramSurface(size: CellSize(width: 100, height: 24), colorDepth: .direct)
        let view = screen.view(on: surface, at: now)
        return try #require(view).frame.text
    }

    @Test("The compiler's errors are shown with their places, and q leaves")
    func errors() throws {
        var screen = try screen()
        #expect(update(&screen, .opened).isEmpty)
        let shown = try text(of: &screen)
        for words in [
            "Ride.swift", "The source does not compile.", "Ride.swift:12:5: error: cannot find 'x' in scope",
            "Waiting for a change of the source…",
        ] {
            #expect(shown.contains(words))
        }
        #expect(screen.watchedFiles.contains(source))
        #expect(screen.deadline(after: now) == nil)
        #expect(update(&screen, .key(.character("q"))) == [.leave])
        #expect(screen.guest == nil)
    }

    @Test("A change is compiled, which the last line says; what is wrong then is shown")
    func change() throws {
        var screen = try screen()
        #expect(update(&screen, .fileChanged(source)).isEmpty)
        let deadline = SystemClock.read().sinceBoot + 30
        while screen.deadline(after: now) == now + 0.03, SystemClock.read().sinceBoot < deadline {
            #expect(try text(of: &screen).contains("Compiling the changed source…"))
            SystemClock.holdUp(for: 0.005)
            #expect(update(&screen, .deadline).isEmpty)
        }
        #expect(try !text(of: &screen).contains("cannot find 'x'"))
        #expect(try text(of: &screen).contains("Waiting for a change of the source…"))
    }
}
