import Testing

@testable import CellUI

/// What views draw in points.
struct PointCanvasTests {
    private func items(_ view: some View, _ width: CGFloat = 100, _ height: CGFloat = 100) -> [PointCanvas.Item] {
        var environment = EnvironmentValues()
        environment.drawInPoints()
        return PointCanvas.picture(size: CGSize(width: width, height: height), at: environment.now) {
            $0.draw(PreparedView(view, environment: environment), in: $0.bounds)
        }.items
    }

    private func group(_ view: some View) throws -> PointCanvas.Group {
        let items = items(view)
        guard items.count == 1, case .group(let group) = items[0] else {
            throw Difference(description: "no group: \(items)")
        }
        return group
    }

    private struct Difference: Error, CustomStringConvertible { let description: String }

    @Test("Shapes keep their place, their corners and their lines")
    func shapes() {
        let card = RoundedRectangle(cornerRadius: 22).fill(.red).frame(width: 80, height: 60)
        let rect = CGRect(x: 10, y: 20, width: 80, height: 60)
        let red = PointCanvas.Ink(.solid(Palette.dark.named.red), in: rect)
        #expect(items(card) == [.fill(Path(roundedRect: rect, cornerRadius: 22), red, isEOFilled: false)])
        let line = Circle().stroke(.red, lineWidth: 3).frame(width: 80, height: 60)
        guard case .stroke(_, let style, _) = items(line).first else {
            Issue.record("no line")
            return
        }
        #expect(style.lineWidth == 3)
    }

    /// A shape that looks at the size of its rectangle alone, as many an app's do.
    private struct Wedge: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: .zero)
                path.addLine(to: CGPoint(x: rect.width, y: 0))
                path.addLine(to: CGPoint(x: 0, y: rect.height))
                path.closeSubpath()
            }
        }
    }

    @Test("A shape is asked for its outline in a rectangle that begins at zero, and is drawn where the view is")
    func shapesFromZero() throws {
        let place = CGRect(x: 40, y: 30, width: 20, height: 40)
        for shape in [AnyView(Wedge()), AnyView(Wedge().path(in: CGRect(x: 0, y: 0, width: 20, height: 40)))] {
            guard case .fill(let path, _, _) = items(shape.frame(width: 20, height: 40)).first else {
                throw Difference(description: "nothing is filled")
            }
            #expect(path.boundingRect == place)
        }
        let clip = try group(Color.red.clipShape(Wedge()).frame(width: 20, height: 40)).clip
        #expect(clip?.boundingRect == place)
    }

    @Test("A ring of which nothing is known is dotted all the way round, in dots as far apart at the end")
    func dottedRing() throws {
        let ring = ProgressView().progressViewStyle(.circular).tint(.red).frame(width: 40, height: 40)
        let strokes = items(ring).compactMap { item -> (StrokeStyle, Paint)? in
            guard case .stroke(_, let style, let ink) = item else { return nil }
            return (style, ink.paint)
        }
        #expect(strokes.count == 1 && strokes[0].1 == .solid(Palette.dark.named.red))
        let style = try #require(strokes.first).0
        let dots = .pi * (40 - style.lineWidth) / style.dash.reduce(0, +)
        #expect(style.lineCap == .round && dots > 6 && abs(dots - dots.rounded()) < 1e-6)
    }

    @Test("What is transparent is not drawn")
    func transparency() {
        #expect(items(Color.clear) == [])
        #expect(items(Color.red.hidden()) == [])
        #expect(items(Color.red.opacity(0)) == [])
    }

    @Test("A clip limits what is in it")
    func clips() throws {
        let group = try group(Color.red.clipShape(Circle()))
        #expect(group.clip == Circle().path(in: CGRect(x: 0, y: 0, width: 100, height: 100)))
        #expect(group.items.count == 1)
    }

    @Test("A mask is drawn apart from what it masks")
    func masks() throws {
        let group = try group(Color.red.mask(Circle()))
        #expect(group.mask?.count == 1 && group.items.count == 1)
    }

    @Test("Turning and scaling keep the anchor where it is")
    func transforms() throws {
        for view in [
            AnyView(Color.red.rotationEffect(.degrees(30))), AnyView(Color.red.scaleEffect(2)),
            AnyView(Color.red.scaleEffect(x: 0.5, y: 3)),
        ] {
            let transform = try #require(try group(view).transform)
            let middle = transform.transform(CGPoint(x: 50, y: 50))
            #expect(abs(middle.x - 50) < 1e-9 && abs(middle.y - 50) < 1e-9)
        }
    }

    @Test("A bar is a capsule 4 points high, filled in proportion")
    func bars() {
        let items = items(ProgressView(value: 0.25))
        let track = CGRect(x: 0, y: 48, width: 100, height: 4)
        let paths = items.compactMap { item -> Path? in if case .fill(let path, _, _) = item { path } else { nil } }
        #expect(
            paths == [
                Path(roundedRect: track, cornerRadius: 2),
                Path(roundedRect: CGRect(x: 0, y: 48, width: 25, height: 4), cornerRadius: 2),
            ])
    }

    @Test("A bordered button is a capsule")
    func buttons() {
        guard case .fill(let path, _, _) = items(Button("End") {}.buttonStyle(.borderedProminent)).first else {
            Issue.record("no fill")
            return
        }
        let rect = path.boundingRect
        #expect(path == Path(roundedRect: rect, cornerRadius: rect.height / 2))
        #expect(abs(rect.height - 34.33) < 0.01)
    }

    @Test("A symbol without an outline is a dashed frame with its name")
    func placeholders() throws {
        #expect(try group(Image(systemName: "no.such.symbol")).title == "no.such.symbol")
        #expect(try group(Image("logo")).title == "logo")
        #expect(items(Image(systemName: "pause.fill")).count == 1)
    }

    @Test("Every symbol that has a glyph has an outline of its own")
    func symbols() {
        let names = Set(SymbolGlyphs.groups.joined().map(\.0)).subtracting(SymbolGlyphs.families.map(\.0))
        #expect(names.filter { SymbolOutlines.outline(named: $0)?.name != $0 }.sorted() == [])
        for name in ["heart", "star", "play", "pause", "bell", "flame", "leaf", "circle", "square", "bolt"] {
            let (plain, filled) = (SymbolOutlines.outline(named: name), SymbolOutlines.outline(named: name + ".fill"))
            #expect(plain != nil && plain?.path != filled?.path, "\(name)")
        }
    }

    @Test(
        "A sign in a disc or a square is cut out of it, and one in a ring is inside it",
        arguments: ["circle", "square"])
    func enclosedSymbols(ground: String) throws {
        let area = CGRect(x: 0, y: 0, width: 100, height: 100)
        for sign in ["parkingsign", "airplane", "person", "tram", "trash", "calendar", "bell"] {
            let filled = try #require(SymbolOutlines.outline(named: "\(sign).\(ground).fill"))
            #expect(filled.name == "\(sign).\(ground).fill")
            let path = filled.path(in: area)
            // Near the edge there is ink, and not all of the middle has some.
            #expect(path.contains(CGPoint(x: 50, y: 4), eoFill: true), "\(sign)")
            let middle = stride(from: 25.0, through: 75, by: 2).flatMap { x in
                stride(from: 25.0, through: 75, by: 2).map { CGPoint(x: x, y: $0) }
            }
            let share = Double(middle.filter { path.contains($0, eoFill: true) }.count) / Double(middle.count)
            #expect((0.15...0.95).contains(share), "\(sign): \(share)")
        }
        let ring = try #require(SymbolOutlines.outline(named: "tram.\(ground)")).path(in: area)
        #expect(!ring.contains(CGPoint(x: 50, y: 15), eoFill: true))
        #expect(SymbolOutlines.outline(named: "no.such.\(ground).fill") == nil)
    }

    @Test("Corners are continuous where there is room for them, otherwise parts of circles")
    func corners() {
        func curves(_ rect: CGRect, _ radius: CGFloat) -> Int {
            var count = 0
            Path(roundedRect: rect, cornerRadius: radius).forEach { if case .curve = $0 { count += 1 } }
            return count
        }
        #expect(curves(CGRect(x: 0, y: 0, width: 371, height: 160), 22) == 12)
        #expect(curves(CGRect(x: 0, y: 0, width: 230, height: 36), 18) == 4)
    }

    @Test("The parts of a path stay inside its rectangle and end where they began", arguments: [0.0, 10, 22, 30])
    func elements(radius: Double) {
        let rect = CGRect(x: 5, y: 7, width: 100, height: 60)
        let bounds = rect.insetBy(dx: -1e-9, dy: -1e-9)
        var isClosed = false
        Path(roundedRect: rect, cornerRadius: radius).forEach { element in
            switch element {
            case .move(let point), .line(let point), .curve(let point, _, _), .quadCurve(let point, _):
                #expect(bounds.contains(point) || bounds.insetBy(dx: -1e-6, dy: -1e-6).contains(point), "\(point)")
            case .closeSubpath: isClosed = true
            }
        }
        #expect(isClosed)
    }
}
