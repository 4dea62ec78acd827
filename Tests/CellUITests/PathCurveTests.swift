import Testing

@testable import CellUI

/// Curves of paths: how they are kept, flattened, cut and measured. Sources: SwiftUI's documentation of `Path`, Core Graphics' of
/// `CGPath`.
struct PathCurveTests {
    private let arch = Path { path in
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: 900, y: 0), control1: CGPoint(x: 0, y: 1200), control2: CGPoint(x: 900, y: 1200))
    }
    private func circle(_ radius: Double) -> Path {
        Path { path in
            path.addArc(
                center: .zero, radius: radius, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
        }
    }
    private func letters(_ path: Path) -> String {
        var letters = ""
        path.forEach { element in
            switch element {
            case .move: letters += "M"
            case .line: letters += "L"
            case .quadCurve: letters += "Q"
            case .curve: letters += "C"
            case .closeSubpath: letters += "Z"
            }
        }
        return letters
    }

    @Test("Curves and arcs stay curves, also moved, turned, cut and closed")
    func curvesAreKept() {
        let path = Path { path in
            path.move(to: .zero)
            path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
            path.addCurve(to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 15, y: 9), control2: CGPoint(x: 20, y: 9))
            path.addArc(
                center: CGPoint(x: 30, y: 10), radius: 10, startAngle: .degrees(-90), endAngle: .degrees(90),
                clockwise: false)
            path.closeSubpath()
        }
        #expect(letters(path) == "MQCCCZ")
        #expect(letters(path.rotated(by: .degrees(30), around: .zero)) == "MQCCCZ")
        #expect(
            letters(path.transformed(by: AffineTransform(m11: 1, m12: 0.2, m21: 0.5, m22: 2, tX: 3, tY: 4))) == "MQCCCZ"
        )
        #expect(letters(path.trimmedPath(from: 0, to: 0.1)) == "MQ")
        #expect(
            letters(Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)).trimmedPath(from: 0, to: 0.5)) == "MCC")
        #expect(
            letters(
                Path(roundedRect: CGRect(x: 0, y: 0, width: 90, height: 90), cornerRadius: 9)
                    .rotated(by: .degrees(45), around: .zero)
            ).contains("C"))
    }

    @Test(
        "A curve has as many straight lines as its size needs, none a sixteenth of a point away",
        arguments: [2.0, 20, 200, 5000])
    func flatness(radius: Double) {
        let line = circle(radius).polylines[0]
        var worst = 0.0
        for (a, b) in zip(line, line.dropFirst()) {
            worst = max(worst, abs(radius - hypot((a.x + b.x) / 2, (a.y + b.y) / 2)))
        }
        // An arc is four curves, which are round to a 3600th of their radius.
        #expect(worst <= 1.0 / 16 + radius / 3600)
        let fewest = 2 * Double.pi / (2 * acos(1 - 1 / (16 * radius)))
        #expect(Double(line.count) < fewest * 1.3 + 5, "\(line.count) lines where \(fewest) are enough")
    }

    @Test("A large curve is drawn where it is, not where sixteen straight lines are")
    func largeCurve() {
        // At a 32nd of its length, between two of sixteen straight lines.
        let part = 1.0 / 32
        let rest = 1 - part
        let onCurve = CGPoint(
            x: 900 * (3 * rest * part * part + part * part * part), y: 1200 * 3 * rest * part)
        #expect(!arch.contains(CGPoint(x: onCurve.x - 0.3, y: onCurve.y)))
        #expect(arch.contains(CGPoint(x: onCurve.x + 0.3, y: onCurve.y)))
    }

    @Test("The bounding rectangle touches the curve and leaves out control points")
    func bounds() {
        #expect(arch.boundingRect == CGRect(x: 0, y: 0, width: 900, height: 900))
        let quad = Path { path in
            path.move(to: .zero)
            path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 8))
        }
        #expect(quad.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 4))
    }

    @Test("A trimmed curve ends where its share of the length ends")
    func trimming() {
        let half = circle(100).trimmedPath(from: 0, to: 0.5)
        let third = circle(100).trimmedPath(from: 0.25, to: 1.0 / 3)
        let (end, begin) = (half.polylines[0].last ?? .zero, third.polylines[0].first ?? .zero)
        #expect(hypot(end.x + 100, end.y) < 0.05)
        #expect(hypot(begin.x, begin.y - 100) < 0.05)
        let last = third.polylines[0].last ?? .zero
        #expect(hypot(last.x + 50, last.y - 86.6) < 0.1)
    }

    @Test(
        "An arc goes the way round that is asked for",
        arguments: [
            (0.0, 90.0, false, 2), (0, 90, true, 4), (90, 0, false, 4), (-30, -300, false, 2), (0, 360, false, 4),
            (0, 0, false, 1), (10, 1e12, false, 6),
        ])
    func arcs(start: Double, end: Double, clockwise: Bool, most: Int) {
        let path = Path { path in
            path.addArc(
                center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: clockwise)
        }
        let sweep = letters(path).count - 1
        #expect(sweep <= most + 2 && (path.isEmpty ? start == end : sweep >= most - 1))
        let strange = Path { path in
            path.addArc(center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(.nan), clockwise: false)
            path.addArc(center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(-.infinity), clockwise: true)
        }
        #expect(strange.isEmpty)
    }

    @Test("After a line is closed, the next piece begins where it began")
    func closing() {
        let path = Path { path in
            path.move(to: CGPoint(x: 1, y: 2))
            path.addLine(to: CGPoint(x: 5, y: 2))
            path.closeSubpath()
            path.addLine(to: CGPoint(x: 1, y: 9))
        }
        #expect(path.polylines[1] == [CGPoint(x: 1, y: 2), CGPoint(x: 1, y: 9)])
        #expect(letters(path) == "MLZML")
    }

    @Test("A line is cut along an area and stays a curve")
    func linesInAreas() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        let right = Path(CGRect(x: 50, y: -10, width: 100, height: 120))
        let inside = circle.lineIntersection(right)
        let outside = circle.lineSubtraction(right)
        #expect(Set(letters(inside)) == ["M", "C"] && Set(letters(outside)) == ["M", "C"])
        #expect(inside.boundingRect.minX > 49.9 && outside.boundingRect.maxX < 50.1)
        #expect(abs(inside.boundingRect.maxX - 100) < 0.1 && abs(outside.boundingRect.minX) < 0.1)
        #expect(circle.lineIntersection(Path(CGRect(x: 300, y: 0, width: 9, height: 9))).isEmpty)
        #expect(
            circle.lineSubtraction(Path(CGRect(x: 300, y: 0, width: 9, height: 9))).boundingRect == circle.boundingRect)
    }

    @Test("A turned stroke stays a stroke")
    func turnedStrokes() {
        let line = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 20, y: 0))
        }.strokedPath(StrokeStyle(lineWidth: 4))
        let upright = line.transformed(by: AffineTransform(rotationByDegrees: 90))
        #expect(upright.contains(CGPoint(x: 1.5, y: 10)) && !upright.contains(CGPoint(x: 2.5, y: 10)))
    }

    @Test("A shape that is inset by more than its size has no outline")
    func null() {
        let rect = CGRect(x: 1, y: 2, width: 4, height: 6)
        #expect(Ellipse().inset(by: 3).path(in: rect).isEmpty)
        #expect(Rectangle().inset(by: 3).path(in: rect).isEmpty)
        #expect(RoundedRectangle(cornerRadius: 2).inset(by: 3).path(in: rect).isEmpty)
        #expect(!Circle().inset(by: 1).path(in: rect).isEmpty)
    }
}
