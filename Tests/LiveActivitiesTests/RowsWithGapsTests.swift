import Presentations
import Testing

@testable import LiveActivities

@Suite struct RowsWithGapsTests {
    private struct Card: View {
        var body: some View {
            AllRows {
                ViewThatFits(in: .vertical) {
                    RowsWithGaps {
                        Text(verbatim: "title")
                        Text(verbatim: "bar").layoutValue(key: GapAbove.self, value: 16)
                        Text(verbatim: "foot").layoutValue(key: GapAbove.self, value: 16)
                    }
                    Text(verbatim: "brief")
                }
            }
        }
    }

    @Test(arguments: [
        (5, "title\n\nbar\n\nfoot"), (4, "title\n\nbar\nfoot"), (3, "title\nbar\nfoot"), (1, "brief"),
    ])
    func theLastGapMakesWayFirst(rows: Int, expected: String) {
        let frame = Renderer.render(
            Card(), size: CellSize(width: 5, height: rows), environment: EnvironmentValues()
        ).frame
        #expect(frame.text == expected)
    }

    @Test func itsNaturalHeightHasAllGaps() {
        let view = PreparedView(Card(), environment: EnvironmentValues())
        #expect(view.cells(columns: 5, rows: nil).height == 5)
    }
}
