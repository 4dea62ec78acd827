import Testing

@testable import CellUI

/// A clock that is cut off still moves its neighbors, in every container.
struct ContainerClockTests {
    private let start = Date(timeIntervalSinceReferenceDate: 1000)
    private var clock: some View { Text(start - 595, style: .timer).fixedSize().hidden() }

    private func expiry<V: View>(_ view: V) -> Date? {
        var environment = EnvironmentValues()
        environment.now = start
        return Renderer.render(
            view.frame(maxWidth: .infinity, alignment: .leading), size: CellSize(width: 20, height: 2),
            environment: environment
        ).expiresAt
    }

    @Test func inAGrid() {
        #expect(
            expiry(
                Grid {
                    GridRow {
                        clock
                        Text("x")
                    }
                }) == start + 5)
    }

    @Test func inAGeometryReader() {
        #expect(
            expiry(
                GeometryReader { _ in
                    HStack(spacing: 0) {
                        clock
                        Text("x")
                    }
                }) == start + 5)
    }

    @Test func inViewThatFits() {
        let view = ViewThatFits {
            HStack(spacing: 0) {
                clock
                Text("x")
            }
            Text("y")
        }
        // Five columns fit the clock of four and the letter, but not the clock of five.
        #expect(expiry(view.frame(width: 40)) == start + 5)
    }
}
