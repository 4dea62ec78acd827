import Testing

@testable import CellUI

/// Text in points: widths, truncation, shrinking, and what is drawn.
struct PointTextTests {
    private func canvas(
        _ view: some View, _ width: CGFloat = 343, _ height: CGFloat = 100,
        _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) -> PointCanvas {
        var environment = EnvironmentValues()
        environment.drawInPoints()
        change(&environment)
        let size = CGSize(width: width, height: height)
        return PointCanvas.picture(size: size, at: environment.now) {
            $0.draw(PreparedView(view, environment: environment), in: $0.bounds)
        }
    }

    private func texts(_ items: [PointCanvas.Item]) -> [PointText] {
        items.flatMap { item -> [PointText] in
            switch item {
            case .text(let text): [text]
            case .group(let group): texts(group.items)
            default: []
            }
        }
    }

    private func width(_ string: String, _ size: Double, weight: Int = 400) -> Double {
        PointFont(size: size, weight: weight).width(of: string)
    }

    @Test("Widths are Inter's: W and i are 2672 and 668 of 2816 units wide")
    func widths() {
        let tracking = PointFont(size: 17).tracking
        #expect(abs(width("Wi", 17) - (17 * (2672.0 + 668) / 2816 + 2 * tracking)) < 0.02)
        #expect(width("", 17) == 0)
        #expect(width("\u{200B}", 17) == 0)
        #expect(width("日", 20) > width("n", 20) && abs(width("日", 20) - 20) < 1)
        #expect(width("🧘", 20) > width("日", 20))
    }

    @Test(
        "A design set for views is as good as the font's own; one set inside counts, and one of the default is of no other"
    )
    func designs() throws {
        func font(_ view: some View) throws -> PointFont { try #require(texts(canvas(view).items).first?.font) }
        for view in [
            AnyView(Text("12:34").font(.system(size: 20, design: .monospaced))),
            AnyView(Text("12:34").font(.system(size: 20)).fontDesign(.monospaced)),
            AnyView(VStack { Text("12:34").font(.system(size: 20)) }.fontDesign(.monospaced)),
            AnyView(Text("12:34").font(.system(size: 20, design: .rounded)).fontDesign(.monospaced)),
        ] {
            let font = try font(view)
            #expect(font.isMonospaced && !font.isRounded)
            let widths = Set("iW1.:–é".map { font.width(of: $0) })
            #expect(widths == [12])
        }
        let round = try font(VStack { Text("12:34") }.fontDesign(.rounded))
        #expect(
            round.isRounded && !round.isMonospaced && round.width(of: "12:34") == PointFont(size: 17).width(of: "12:34")
        )
        #expect(try !font(VStack { Text("A").fontDesign(.default) }.fontDesign(.rounded)).isRounded)
        #expect(try font(VStack { Text("A").fontDesign(nil) }.fontDesign(.rounded)).isRounded)
        #expect(try !font(Text("A").font(.system(size: 20, design: .serif))).isRounded)
    }

    @Test(
        "Condensed letters are narrower and expanded ones wider; symbols, emoji and monospaced letters keep their width"
    )
    func fontWidths() throws {
        func width(_ view: some View) throws -> CGFloat { try #require(texts(canvas(view).items).first?.width) }
        let usual = try width(Text("Sencha"))
        for (value, factor) in [(Font.Width.compressed, 0.6), (.condensed, 0.8), (.standard, 1), (.expanded, 1.2)] {
            #expect(try abs(width(Text("Sencha").fontWidth(value)) - usual * factor) < 0.01)
            #expect(try abs(width(VStack { Text("Sencha") }.fontWidth(value)) - usual * factor) < 0.01)
            #expect(try abs(width(Text("Sencha").font(.body.width(value))) - usual * factor) < 0.01)
            #expect(try width(Text("🧘日").fontWidth(value)) == width(Text("🧘日")))
            #expect(try width(Text("Sencha").monospaced().fontWidth(value)) == width(Text("Sencha").monospaced()))
        }
        #expect(Font.Width(.nan).factor == 1 && Font.Width(-9).factor > 0)
    }

    @Test("The widths of a weight lie between those of the weights beside it")
    func weights() {
        let widths = stride(from: 100, through: 900, by: 100).map { width("Breath", 34, weight: $0) }
        #expect(widths == widths.sorted())
        // Inter SemiBold's W is 2835 of 2816 units wide.
        #expect(abs(width("W", 34, weight: 600) - 34 * 2835.0 / 2816 - PointFont(size: 34).tracking) < 0.05)
    }

    @Test("Digits have one width where they are monospaced, in view and text")
    func monospacedDigits() {
        func width(_ view: some View) -> CGFloat { texts(canvas(view).items)[0].width }
        #expect(width(Text("1:11")) < width(Text("0:00")))
        #expect(width(Text("1:11").monospacedDigit()) == width(Text("0:00").monospacedDigit()))
        #expect(width(Group { Text("1:11") }.monospacedDigit()) == width(Text("0:00").monospacedDigit()))
        #expect(width(Text("1:11").font(.body.monospacedDigit())) == width(Text("0:00").monospacedDigit()))
        #expect(width(Text("il").monospaced()) == width(Text("WM").monospaced()))
        #expect(width(Text("il").font(.body.monospaced())) == width(Text("WM").font(.body.monospaced())))
    }

    @Test("Tracking is a space after each letter, which the view or the text sets; kerning gives way to it")
    func tracking() {
        func width(_ view: some View) -> CGFloat { texts(canvas(view).items)[0].width }
        let plain = width(Text("abc"))
        #expect(abs(width(Text("abc").tracking(2)) - plain - 6) < 0.01)
        #expect(abs(width(Text("abc").kerning(1).tracking(2)) - plain - 6) < 0.01)
        #expect(abs(width(VStack { Text("abc") }.kerning(-1)) - plain + 3) < 0.01)
        var attributed = AttributedString("abc")
        attributed.kern = 2
        #expect(abs(width(Text(attributed)) - plain - 6) < 0.01)
    }

    @Test("What is raised is higher by its offset, in a line that is higher by as much")
    func baselineOffset() {
        let plain = texts(canvas(Text("a")).items)[0].origin.y
        func raised(_ view: some View) -> CGFloat { texts(canvas(view, 343, 60).items)[0].origin.y }
        // In the middle of the height, the line's extra points are halved.
        #expect(abs(raised(Text("a").baselineOffset(6)) - (plain - 20) - 3 + 6) < 0.5)
        let parts = texts(canvas(Text("a") + Text("b").baselineOffset(5)).items)
        #expect(abs(parts[0].origin.y - parts[1].origin.y - 5) < 0.01)
    }

    @Test("A colour behind part of an attributed string fills the line behind its letters")
    func background() throws {
        var text = AttributedString("ab")
        var marked = AttributedString("cd")
        marked.backgroundColor = .red
        text += marked
        let picture = canvas(Text(text))
        let letters = texts(picture.items)
        let fills = picture.items.compactMap { item -> CGRect? in
            if case .fill(let path, _, _) = item { path.boundingRect } else { nil }
        }
        let fill = try #require(fills.first)
        #expect(abs(fill.minX - letters[1].origin.x) < 0.01 && abs(fill.width - letters[1].width) < 0.01)
    }

    @Test("A title of 37 letters is cut off in a card of 343 points")
    func truncation() throws {
        let line = Text("Thirty-seven letters are too many, ah").font(.title).lineLimit(1)
        let drawn = texts(canvas(line).items)
        #expect(drawn.map(\.string).joined().hasSuffix("…"))
        let last = try #require(drawn.last)
        #expect(last.origin.x + last.width <= 343)
        #expect(texts(canvas(line, 700).items).map(\.string) == ["Thirty-seven letters are too many, ah"])
    }

    @Test("Text shrinks as far as it may before it is cut off")
    func minimumScaleFactor() throws {
        let line = Text("Breath awareness").font(.title).lineLimit(1)
        let shrunk = try #require(texts(canvas(line.minimumScaleFactor(0.5), 150).items).first)
        #expect(shrunk.string == "Breath awareness")
        #expect(shrunk.font.size < 28 && shrunk.font.size >= 14)
        #expect(shrunk.width <= 150)
        #expect(texts(canvas(line.minimumScaleFactor(0.9), 150).items).map(\.string).joined().hasSuffix("…"))
    }

    @Test("Lines break at blanks, and each is aligned")
    func lines() {
        let drawn = texts(canvas(Text("in and out again").multilineTextAlignment(.center), 60).items)
        #expect(drawn.map(\.string) == ["in and", "out again"] || drawn.map(\.string) == ["in and", "out", "again"])
        #expect(drawn[0].origin.y < drawn[1].origin.y)
        for text in drawn { #expect(text.origin.x >= 0 && text.origin.x + text.width <= 60) }
    }

    @Test("Large and small text in a row share a baseline")
    func baselines() {
        let row = HStack(alignment: .lastTextBaseline) {
            Text("12:34").font(.system(size: 44))
            Text("of 20:00")
            Image(systemName: "bell.fill")
        }
        let drawn = texts(canvas(row).items)
        #expect(abs(drawn[0].origin.y - drawn[1].origin.y) < 0.01)
    }

    @Test("A letter that stands for a symbol is drawn as one, in the text's colour")
    func symbolsInText() {
        let items = canvas(Text("◉ Breath").foregroundStyle(.red)).items
        guard case .symbol(let name, let rect, let ink) = items.first else {
            Issue.record("no symbol: \(items)")
            return
        }
        #expect(name == "◉" && rect.width > 15)
        #expect(ink.paint == .solid(Palette.dark.named.red))
        #expect(texts(items).map(\.string) == [" Breath"])
    }

    @Test("Redacted text is bars")
    func redaction() {
        let items = canvas(Text("secret").redacted(reason: .placeholder)).items
        #expect(texts(items).isEmpty && items.count == 1)
    }
}
