import CellUI
import Testing

/// An instant at which most pictures are taken.
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

/// What a screen reader says of `view`.
func sentence<V: View>(_ view: V, at now: Date = noon) -> String { render(view, 40, 10, at: now).reading.sentence }

/// The law of expiry, from `start` on: strictly before a frame's expiry every frame equals it; the one then differs.
/// Returns how many frames there were, `limit` at most.
@discardableResult
func expectExactExpiry<V: View>(
    _ view: V, _ width: Int, _ height: Int, from start: Date = noon, limit: Int = 40,
    sourceLocation: SourceLocation = #_sourceLocation
) -> Int {
    var now = start
    for count in 1...limit {
        let rendering = render(view, width, height, at: now)
        guard let expiry = rendering.expiresAt else {
            for later in [1.0, 60, 1e6] {
                #expect(
                    render(view, width, height, at: now + later).frame == rendering.frame, "changed without an expiry",
                    sourceLocation: sourceLocation)
            }
            return count
        }
        #expect(expiry > now, sourceLocation: sourceLocation)
        let last = Date(timeIntervalSinceReferenceDate: expiry.timeIntervalSinceReferenceDate.nextDown)
        for instant in [now + expiry.timeIntervalSince(now) / 2, last] where instant > now && instant < expiry {
            #expect(
                render(view, width, height, at: instant).frame == rendering.frame, "changed before its expiry",
                sourceLocation: sourceLocation)
        }
        #expect(
            render(view, width, height, at: expiry).frame != rendering.frame, "same at its expiry",
            sourceLocation: sourceLocation)
        now = expiry
    }
    return limit
}
