import Foundation
import FrameExport
import Testing

/// Recordings of true pictures as an SVG that moves.
struct PointRecordingSVGTests {
    private func canvas(_ text: String, dots: Int = 1) -> PointCanvas {
        PointCanvas.picture(size: CGSize(width: 100, height: 50), at: Date(timeIntervalSince1970: 0)) { canvas in
            canvas.fill(canvas.bounds, with: .solid(CellColor(hex: 0x102030)))
            canvas.group({ $0.opacity = 0.5 }) { canvas in
                canvas.fill(CGRect(x: 1, y: 1, width: 5, height: 5), with: .solid(CellColor(hex: 0xFF0000)))
                canvas.draw(
                    PointText(
                        text, font: PointFont(size: 10, weight: 400), at: CGPoint(x: 0, y: 20),
                        paint: .solid(CellColor(hex: 0xFFFFFF))))
            }
            canvas.group({ $0.opacity = 0.8 }) { canvas in
                for dot in 0..<dots {
                    canvas.fill(
                        CGRect(x: Double(dot) * 10, y: 40, width: 3, height: 3), with: .solid(CellColor(hex: 0x00FF00)))
                }
            }
        }
    }

    private func document(_ pictures: [(PointCanvas, Int)], until end: Int) -> String {
        var recording = PointRecording(first: pictures[0].0)
        for (picture, second) in pictures.dropFirst() { recording.append(picture, at: .seconds(second)) }
        recording.hold(until: .seconds(end))
        return PointSVG.document(of: recording)
    }

    /// What a viewer shows at a second: the elements that are visible, without animations and the groups around versions.
    private func shown(_ document: String, at second: Double, of duration: Double) throws -> [String] {
        var hidden: [Bool] = []
        var lines: [String] = []
        let all = document.split(separator: "\n").map(String.init)
        for line in all.dropFirst() where line != "</svg>" {
            if line.hasPrefix("<g visibility") || line.hasPrefix("<g><animate") {
                let times = try #require(line.firstMatch(of: /keyTimes="([^"]*)" values="([^"]*)"/))
                let values = times.2.split(separator: ";")
                let index = times.1.split(separator: ";").lastIndex { Double($0)! <= second / duration + 1e-6 } ?? 0
                hidden.append(values[index] == "hidden")
            } else if line.hasPrefix("<g ") {
                if !hidden.contains(true) { lines.append(line) }
                hidden.append(false)
            } else if line == "</g>" {
                hidden.removeLast()
            } else if !hidden.contains(true) {
                lines.append(line)
            }
        }
        return lines
    }

    private func still(_ canvas: PointCanvas) -> [String] {
        PointSVG.document(of: canvas).split(separator: "\n").map(String.init).dropFirst()
            .filter { $0 != "</svg>" && $0 != "</g>" }
    }

    @Test("At each second the picture of that second is seen")
    func seconds() throws {
        let pictures = [
            (canvas("0"), 0), (canvas("1"), 1), (canvas("1", dots: 3), 2), (canvas("0"), 3), (canvas("4", dots: 0), 5),
        ]
        let film = document(pictures, until: 8)
        for (second, expected) in [(0.0, 0), (0.5, 0), (1.0, 1), (2.5, 2), (3, 3), (4.9, 3), (5, 4), (7.9, 4)] {
            #expect(try shown(film, at: second, of: 8) == still(pictures[expected].0), "second \(second)")
        }
    }

    @Test("What does not change is written once, and so is each version of what does")
    func once() {
        let film = document([(canvas("a"), 0), (canvas("b"), 1), (canvas("a"), 2)], until: 3)
        for once in ["#f00\"", "#0f0\"", "opacity=\"0.5\"", ">a</text>", ">b</text>"] {
            #expect(film.components(separatedBy: once).count == 2, "\(once)")
        }
        #expect(
            film.contains(
                "dur=\"3s\" repeatCount=\"indefinite\" keyTimes=\"0;0.33333;0.66667\" values=\"visible;hidden;visible\""
            ))
    }

    @Test("A recording in which nothing changes is a still picture")
    func still() {
        let film = document([(canvas("a"), 0), (canvas("a"), 1)], until: 3)
        #expect(!film.contains("<animate"))
        #expect(film == PointSVG.document(of: canvas("a")))
    }
}
