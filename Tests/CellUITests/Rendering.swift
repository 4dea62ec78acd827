import CellUI
import CivilCalendar
import Testing

/// The default instant of the pictures.
let noon = Date(timeIntervalSinceReferenceDate: 800_000_000)

/// `view` as it looks at `now` in a frame of `width` × `height` cells, at the top left.
func render<V: View>(
    _ view: V, _ width: Int, _ height: Int, at now: Date = noon,
    environment change: (inout EnvironmentValues) -> Void = { _ in }
) -> Rendering {
    var environment = EnvironmentValues()
    change(&environment)
    return Renderer.render(size: CellSize(width: width, height: height), at: now) { context in
        context.draw(view, in: context.bounds, environment: environment, alignment: .topLeading)
    }
}

/// The glyphs of `view` at `now`, one line a row.
func text<V: View>(_ view: V, _ width: Int, _ height: Int, at now: Date = noon) -> String {
    render(view, width, height, at: now).frame.text
}

/// The words of a screen reader for `view`.
func sentence<V: View>(_ view: V, at now: Date = noon) -> String { render(view, 40, 10, at: now).reading.sentence }

/// The law of expiry, from `start` on: frames before a frame's expiry equal it, and the one at the expiry differs.
/// Returns the number of frames, at most `limit`.
@discardableResult
func expectExactExpiry<V: View>(
    _ view: V, _ width: Int, _ height: Int, from start: Date = noon, limit: Int = 40,
    sourceLocation: SourceLocation = #_sourceLocation
) -> Int {
    var now = start
    for count in 1...limit {
        let rendering = render(view, width, height, at: now)
        // Compared as Booleans: a failure shows the glyphs, not thousands of cells.
        func expect(_ isSame: Bool, at instant: Date, _ complaint: String) {
            let later = render(view, width, height, at: instant).frame
            let holds = (later == rendering.frame) == isSame
            #expect(
                holds,
                "\(complaint), after \(instant.timeIntervalSince(now)) s:\n\(rendering.frame.text)\n\(later.text)",
                sourceLocation: sourceLocation)
        }
        guard let expiry = rendering.expiresAt else {
            for seconds in [1.0, 60, 1e6] { expect(true, at: now + seconds, "changed without an expiry") }
            return count
        }
        #expect(expiry > now, sourceLocation: sourceLocation)
        let last = expiry.later(by: -0.001)
        for instant in [now + expiry.timeIntervalSince(now) / 2, last] where instant > now && instant <= last {
            expect(true, at: instant, "changed before its expiry")
        }
        expect(false, at: expiry, "same at its expiry")
        now = expiry
    }
    return limit
}
