import CellUI
import Testing

@testable import TerminalScreen

extension TerminalScreenTests {
    /// Clusters on whose width terminals disagree.
    @Suite struct ClusterPaintingTests {
        @Test(arguments: ModelTerminal.Opinion.allCases)
        func anAmbiguousClusterNeverShiftsItsRow(opinion: ModelTerminal.Opinion) throws {
            let bench = try ScreenBench(.direct, opinion: opinion)
            let clusters = ["👩‍🌾", "❤️", "🇩🇪", "👍🏽", "🧑‍🧑‍🧒‍🧒"]
            var lines = clusters.map { "ab\($0)cdefghijklmno" } + ["x🇩🇪🇫🇷❤️yz", "ends here 👩‍🌾"]
            // The last cluster touches the right edge.
            lines.append(String(repeating: "=", count: 38) + "🧑‍🧑‍🧒‍🧒")
            let styled = CellStyle(foreground: CellColor(hex: 0xFFFFFF), background: CellColor(hex: 0x203040))
            for step in 0..<4 {
                // A clock at the row's end runs, and the cluster disappears and returns.
                let shown = lines.enumerated().map { y, line in
                    step == 2 && y % 2 == 0 ? String(line.prefix(2)) : line + (y < 5 ? " \(step)" : "")
                }
                let frame = frame(shown, style: styled)
                bench.paint(frame)
                for y in 0..<frame.height {
                    for x in 0..<frame.width where frame[x, y].glyph.scalar?.isASCII == true {
                        #expect(bench.model[x, y].glyph == frame[x, y].glyph, "step \(step) at \(x),\(y)")
                        #expect(bench.model[x, y].style.background == styled.background, "step \(step) at \(x),\(y)")
                    }
                }
            }
            if opinion == .clusters { #expect(bench.model.line(0) == lines[0] + " 3") }
            #expect(bench.model.modes.contains(7))
        }

        /// Compares what the terminal shows with the frame, cell by cell.
        private func expectEveryGlyph(_ bench: ScreenBench, _ frame: Frame, _ comment: Comment) {
            for y in 0..<frame.height {
                for x in 0..<frame.width where !frame[x, y].isContinuation {
                    #expect(bench.model[x, y].glyph == frame[x, y].glyph, "\(comment), at \(x),\(y)")
                }
            }
        }

        @Test(
            "An unchanged cluster stays although ncurses overwrites it when both sides of it change")
        func aClusterBetweenChanges() throws {
            let size = CellSize(width: 12, height: 3)
            let bench = try ScreenBench(size: size)
            // A change far away comes first; afterwards the row has a cluster as before.
            let rows = ["a👩‍🌾b  0", "a👩‍🌾b  1", "A👩‍🌾B  1", "A👩‍🌾B  2", "a👩‍🌾b  3", "a👩‍🌾b", "A👩‍🌾B"]
            for row in rows {
                let frame = frame(["first", row, "third"], size: size)
                bench.paint(frame)
                expectEveryGlyph(bench, frame, "\(row)")
            }
        }

        @Test("After writing clusters, the cursor is where ncurses expects it")
        func theCursorAfterClusters() throws {
            let size = CellSize(width: 30, height: 6)
            let bench = try ScreenBench(size: size)
            var lines = ["corner", "", "", "", "ab👩‍🌾 clock 0 !", "under it"]
            let steps: [(row: Int, text: String)] = [
                (4, "ab👩‍🌾 clock 1 !"), (4, "ab👩‍🌾 clock 1?!"), (0, "Corner"), (0, "CoRner"), (4, "ab👩‍🌾 clock 2?!"),
                (0, "CoRnEr"), (1, "below"), (5, "under iT"), (4, "ac👩‍🌾 clock 2?!"), (4, "ac👩‍🌾.clock 2?!"),
            ]
            bench.paint(frame(lines, size: size))
            for (number, step) in steps.enumerated() {
                lines[step.row] = step.text
                let frame = frame(lines, size: size)
                bench.paint(frame)
                expectEveryGlyph(bench, frame, "step \(number)")
            }
        }
    }
}
