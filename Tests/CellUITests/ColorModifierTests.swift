import Testing

@testable import CellUI

@Suite("Colours of whole views, changed")
struct ColorModifierTests {
    private static let wall = CellColor(hex: 0x204060)
    private let cream = Color(CellColor(hex: 0xFFE0C0))

    private func frame(_ view: some View, _ width: Int = 6, _ height: Int = 2) -> Frame {
        Renderer.render(
            size: CellSize(width: width, height: height), at: noon, background: CellStyle(background: Self.wall)
        ) { $0.draw(view, in: $0.bounds, environment: EnvironmentValues()) }.frame
    }

    private func items(_ view: some View) -> [PointCanvas.Item] {
        var environment = EnvironmentValues()
        environment.drawInPoints()
        return PointCanvas.picture(size: CGSize(width: 60, height: 40), at: environment.now) {
            $0.draw(PreparedView(view, environment: environment), in: $0.bounds)
        }.items
    }

    /// The same view in the colour that it is to have.
    private func expectLike(
        _ view: some View, _ expected: some View, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(items(view) == items(expected), sourceLocation: sourceLocation)
        #expect(frame(view) == frame(expected), sourceLocation: sourceLocation)
    }

    private func color(_ hex: UInt32) -> Color { Color(CellColor(hex: hex)) }

    @Test("Each changes a colour as on a phone, in both media")
    func colors() {
        expectLike(cream.colorMultiply(color(0x80FF00)), color(0x80E000))
        expectLike(cream.colorInvert(), color(0x001F3F))
        expectLike(color(0x204060).brightness(0.25), color(0x6080A0))
        expectLike(color(0x204060).brightness(-1), color(0x000000))
        expectLike(color(0x204060).contrast(0), color(0x808080))
        expectLike(color(0x7F7F7F).contrast(3), color(0x7E7E7E))
        expectLike(color(0xFF0000).grayscale(1), color(0x363636))
        expectLike(color(0xFF0000).saturation(0), color(0x363636))
        expectLike(color(0x204060).saturation(1).grayscale(0).contrast(1).brightness(0), color(0x204060))
        expectLike(color(0x808080).hueRotation(.degrees(120)), color(0x808080))
        expectLike(cream.hueRotation(.degrees(360)), cream)
        expectLike(cream.colorMultiply(.white).brightness(.nan), color(0x000000))
    }

    @Test("What is behind keeps its colour, also where the view is of the same")
    func background() {
        let ground = Color(Self.wall)
        expectLike(
            ZStack {
                ground; ground.colorInvert().frame(width: 24, height: 16)
            },
            ZStack {
                ground; color(0xDFBF9F).frame(width: 24, height: 16)
            })
        #expect(frame(Color.clear.colorInvert()) == frame(Color.clear))
        let text = ZStack {
            Text("abcdef"); color(0xFFFFFF).opacity(0.2).frame(width: 24, height: 16).colorInvert()
        }
        let expected = ZStack {
            Text("abcdef"); color(0x000000).opacity(0.2).frame(width: 24, height: 16)
        }
        #expect(frame(text) == frame(expected))
    }

    @Test("Text, symbols, shapes and gradients have the changed colour")
    func kinds() {
        func views(_ color: Color, _ other: Color) -> some View {
            HStack(spacing: 0) {
                Text("A").underline()
                Image(systemName: "star.fill")
                Circle().frame(width: 16, height: 16)
                LinearGradient(colors: [color, other], startPoint: .leading, endPoint: .trailing)
            }.foregroundStyle(color)
        }
        let (red, blue) = (color(0xFF0000), color(0x0000FF))
        expectLike(views(red, blue).colorInvert(), views(color(0x00FFFF), color(0xFFFF00)))
    }

    @Test("A template image has the tint's colour, multiplied; another has its pixels'")
    func images() throws {
        let bitmap = try #require(Bitmap(width: 1, height: 1, bytes: [0xFF, 0x80, 0x40, 0xFF]))
        func image(_ isTemplate: Bool) -> some View {
            Image(Picture(bitmap, isTemplate: isTemplate)).resizable().foregroundStyle(cream)
        }
        func drawn(_ view: some View) -> CellColor? {
            guard case .image(let bitmap, _, _, _) = items(view).first else { return nil }
            return bitmap.color(x: 0, y: 0)
        }
        #expect(drawn(image(true).colorMultiply(color(0x8000FF))) == CellColor(hex: 0x8000C0))
        #expect(drawn(image(false).colorMultiply(color(0x8000FF))) == CellColor(hex: 0x800040))
        #expect(frame(image(true).colorInvert())[0, 0].style.background == CellColor(hex: 0x001F3F))
        #expect(frame(image(false).colorInvert())[0, 0].style.background == CellColor(hex: 0x007FBF))
    }

    @Test("The opacity of the colour that multiplies is that of the product")
    func opacity() throws {
        let faded = cream.colorMultiply(.white.opacity(0.5))
        guard case .group(let group) = try #require(items(faded).first) else {
            Issue.record("no group")
            return
        }
        #expect(group.opacity == 0.5)
        #expect(frame(faded)[0, 0].style.background == frame(cream.opacity(0.5))[0, 0].style.background)
        #expect(items(cream.colorMultiply(.clear)).isEmpty && frame(cream.colorMultiply(.clear)) == frame(Color.clear))
    }

    @Test("Colours that the terminal decides stay as they are")
    func terminalColors() {
        let own = Text("A").foregroundStyle(Color(CellColor.ansi(3)))
        #expect(frame(own.colorInvert()) == frame(own))
    }
}
