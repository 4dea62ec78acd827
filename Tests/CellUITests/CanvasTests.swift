import Testing

@testable import CellUI

/// Drawing on a canvas, in both media. Source: SwiftUI's documentation of `Canvas` and `GraphicsContext`.
struct CanvasTests {
    private func cells(
        _ width: Int = 8, _ height: Int = 4, _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
    ) -> Frame { render(Canvas(renderer: draw), width, height).frame }

    /// Where the canvas of 64 × 64 points is filled, as rows of letters.
    private func picture(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> String {
        let frame = cells(8, 4, draw)
        return (0..<4).map { y in
            String((0..<8).map { frame[$0, y].style.background == .terminalDefault ? "." : "x" })
        }.joined(separator: "\n")
    }

    private func items(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> [PointCanvas.Item] {
        var environment = EnvironmentValues()
        environment.drawInPoints()
        let size = CGSize(width: 64, height: 64)
        let canvas = PointCanvas.picture(size: size, at: noon) { canvas in
            canvas.draw(PreparedView(Canvas(renderer: draw), environment: environment), in: canvas.bounds)
        }
        return canvas.items
    }

    private let box = Path(CGRect(x: 0, y: 0, width: 16, height: 16))

    @Test("The renderer learns the size, and fills paths in points")
    func filling() {
        var seen: CGSize?
        let drawn = picture { context, size in
            seen = size
            context.fill(Path(CGRect(x: 16, y: 16, width: 32, height: 32)), with: .color(.red))
        }
        #expect(seen == CGSize(width: 64, height: 64))
        #expect(drawn == "........\n..xxxx..\n..xxxx..\n........")
    }

    @Test("Transforms change what is drawn later, the last one first")
    func transforms() {
        #expect(
            picture { context, _ in
                context.translateBy(x: 16, y: 16)
                context.scaleBy(x: 2, y: 1)
                context.fill(box, with: .color(.red))
            } == "........\n..xxxx..\n........\n........")
        #expect(
            picture { context, _ in
                context.translateBy(x: 32, y: 32)
                context.rotate(by: .degrees(180))
                context.fill(box, with: .color(.red))
            } == "........\n..xx....\n........\n........")
    }

    @Test("Views with a tag are drawn where the renderer says")
    func taggedViews() {
        let canvas = Canvas { context, _ in
            #expect(context.resolveSymbol(id: 2) == nil)
            guard let symbol = context.resolveSymbol(id: 1) else { Issue.record("the symbol is not found"); return }
            #expect(symbol.size == CGSize(width: 16, height: 16))
            context.draw(symbol, at: CGPoint(x: 24, y: 24))
            context.draw(symbol, in: CGRect(x: 48, y: 48, width: 16, height: 16))
        } symbols: {
            Color.red.frame(width: 16, height: 16).tag(1)
        }
        let frame = render(canvas, 8, 4).frame
        let rows = (0..<4).map { y in
            String((0..<8).map { frame[$0, y].style.background == .terminalDefault ? "." : "x" })
        }
        #expect(rows == ["........", "..xx....", "........", "......xx"])
    }

    @Test("A copy draws on the same canvas without changing the original")
    func copies() {
        #expect(
            picture { context, _ in
                var copy = context
                copy.translateBy(x: 48, y: 48)
                copy.fill(box, with: .color(.red))
                context.drawLayer {
                    $0.translateBy(x: 16, y: 0); $0.fill(box, with: .color(.red))
                }
                context.fill(box, with: .color(.red))
            } == "xxxx....\n........\n........\n......xx")
    }

    @Test("Nothing is drawn outside a clip, and clips add up")
    func clips() {
        #expect(
            picture { context, size in
                context.clip(to: Path(CGRect(x: 0, y: 0, width: 32, height: 32)))
                context.clip(to: Path(CGRect(x: 16, y: 0, width: 48, height: 64)))
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
            } == "..xx....\n..xx....\n........\n........")
    }

    @Test("Opacity fades what is drawn later")
    func opacity() {
        let frame = cells { context, size in
            context.opacity = 0.5
            context.fill(box, with: .color(.white))
        }
        #expect(frame[0, 0].style.background == CellColor(hex: 0x808080))
    }

    @Test("Gradients have coordinates of the canvas")
    func gradients() {
        let frame = cells { context, size in
            context.fill(
                Path(CGRect(origin: .zero, size: size)),
                with: .linearGradient(
                    Gradient(colors: [.black, .white]), startPoint: .zero, endPoint: CGPoint(x: 64, y: 0)))
        }
        #expect(frame[0, 0].style.background == CellColor(hex: 0x101010))
        #expect(frame[7, 3].style.background == CellColor(hex: 0xEFEFEF))
    }

    @Test("Text is drawn at a point by its anchor, or in a rectangle")
    func text() {
        #expect(
            cells(8, 2) { context, _ in
                context.draw(Text("ab"), at: CGPoint(x: 64, y: 16), anchor: .topTrailing)
                context.draw(Text("cdefgh"), in: CGRect(x: 0, y: 0, width: 32, height: 16))
            }.text == "cde…\n      ab")
    }

    @Test("A text can be measured before it is drawn")
    func measuring() {
        var size: CGSize?
        _ = cells { context, _ in size = context.resolve(Text("abc")).measure(in: CGSize(width: 100, height: 100)) }
        #expect(size == CGSize(width: 24, height: 16))
    }

    @Test("A symbol is drawn in the middle of a point")
    func symbols() {
        #expect(
            cells(3, 1) { context, _ in context.draw(Image(systemName: "star.fill"), at: CGPoint(x: 12, y: 8)) }.text
                == " ★")
    }

    @Test("In points, paths stay paths, lines lines, and text is turned")
    func points() throws {
        let items = items { context, _ in
            context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
            context.scaleBy(x: 2, y: 2)
            context.stroke(box, with: .color(.blue), lineWidth: 3)
            context.rotate(by: .degrees(90))
            context.draw(Text("a"), at: .zero)
        }
        guard case .group(let all)? = items.first else {
            Issue.record("there is no group")
            return
        }
        guard case .fill(let circle, _, _) = all.items[0], case .stroke(_, let style, _) = all.items[1],
            case .group(let turned) = all.items[2]
        else {
            Issue.record("there are other items: \(all.items)")
            return
        }
        #expect(circle.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(style.lineWidth == 6)
        let transform = try #require(turned.transform)
        #expect(abs(transform.m12 - 2) < 1e-9 && abs(transform.m11) < 1e-9)
    }

    @Test("A clock on a canvas changes when it would outside")
    func clocks() {
        let canvas = Canvas { context, _ in
            context.draw(Text(timerInterval: noon...noon.addingTimeInterval(3)), at: CGPoint(x: 32, y: 8))
        }
        expectExactExpiry(canvas, 8, 1)
    }
}
