import ActivityLifecycle
import ActivitySystem
import Foundation
import Testing

// The example from docs/LIVE-ACTIVITIES.md, as in an app.
struct Workout: SessionAttributes {
    struct ContentState: SessionContent {
        var exercise: String
        var rounds = 0

        func isSignificantChange(from old: Self) -> Bool { exercise != old.exercise }
    }

    let sessionStart: Date
}

struct LibraryExampleTests {
    @Test("The documentation's example keeps a workout showing for a day")
    func libraryExample() throws {
        let clock = VirtualClock(Date(timeIntervalSinceReferenceDate: 0))
        try ActivityHost.$current.withValue(ActivityHost(clock: clock)) {
            let session = ActivitySession<Workout>(schedule: .adaptive)
            try session.perform(.start(Workout.ContentState(exercise: "Rowing")))
            clock.advance(by: 24 * 3600)
            #expect(session.lifecycle.restarts == 3)
            #expect(session.lifecycle.metrics.restartSuccessRate == 1)
            try session.perform(.end(immediately: true))
        }
    }

    @Test("The tested example is the one in the documentation")
    func libraryExampleIsPrinted() throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent()
        let page = tests.deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "docs/LIVE-ACTIVITIES.md")
        let code = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
        let start = try #require(code.range(of: "struct Workout"))
        let end = try #require(code.range(of: "struct LibraryExampleTests"))
        let example = code[start.lowerBound..<end.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines)
        #expect(try String(contentsOf: page, encoding: .utf8).contains(example))
    }
}
