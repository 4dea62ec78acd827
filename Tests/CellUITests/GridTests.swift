import CellUI
import Testing

@Suite struct GridTests {
    @Test func columnsLineUp() {
        let grid = Grid(alignment: .leading) {
            GridRow {
                Text("Method")
                Text("Breath")
            }
            GridRow {
                Text("Time")
                Text("12:34").gridColumnAlignment(.trailing)
            }
        }
        #expect(text(grid, 20, 2) == "Method Breath\nTime    12:34")
    }

    @Test func aFlexibleColumnTakesTheRemainingWidth() {
        let grid = Grid(horizontalSpacing: 8) {
            GridRow {
                Text("one")
                ProgressView(value: 0.5)
            }
            GridRow {
                Text("three")
                ProgressView(value: 1)
            }
        }
        #expect(text(grid, 14, 2) == " one  ━━━━────\nthree ━━━━━━━━")
    }

    @Test func aViewOutsideARowSpansTheGrid() {
        let grid = Grid(alignment: .leading) {
            GridRow {
                Text("a")
                Text("b")
            }
            Divider().gridCellUnsizedAxes(.horizontal)
            Text("whole")
        }
        #expect(text(grid, 20, 3) == "a b\n─────\nwhole")
    }

    @Test func aCellMayTakeSeveralColumns() {
        let grid = Grid(alignment: .leading) {
            GridRow {
                Text("ab")
                Text("cd")
                Text("ef")
            }
            GridRow {
                Text("over").gridCellColumns(2)
                Text("gh")
            }
        }
        #expect(text(grid, 20, 2) == "ab cd ef\nover  gh")
    }

    @Test func outsideAGridAGridRowIsAnHStack() {
        let row = GridRow {
            Text("a")
            Text("b")
        }
        #expect(text(row, 8, 1) == "a b")
    }

    @Test func cellsAreReadRowByRow() {
        let grid = Grid {
            GridRow {
                Text("Time")
                Text("12:34")
            }
            Text("done")
        }
        #expect(sentence(grid) == "Time, 12:34, done")
    }
}
