import Foundation
import FrameSnapshots
import Testing

/// True pictures as files.
struct PointSnapshotTests {
    /// A picture with everything that can be drawn.
    static func canvas(_ change: (inout PointCanvas) -> Void = { _ in }) -> PointCanvas {
        PointCanvas.picture(size: CGSize(width: 120, height: 44), at: Date(timeIntervalSince1970: 0)) { canvas in
            let gradient = Paint.linearGradient(
                stops: [
                    .init(color: CellColor(hex: 0x0A84FF), opacity: 0.25, location: 0),
                    .init(color: CellColor(hex: 0x000000), location: 1),
                ], start: .top, end: .bottom)
            canvas.fill(canvas.bounds, with: gradient)
            canvas.fill(
                Path(roundedRect: CGRect(x: 4, y: 4, width: 112, height: 36), cornerRadius: 10),
                with: .color(CellColor(hex: 0x1C1C1E), opacity: 0.5), in: canvas.bounds, isEOFilled: true)
            canvas.stroke(
                Path(ellipseIn: CGRect(x: 90, y: 10, width: 20, height: 20)),
                style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .bevel, dash: [2, 1.5], dashPhase: 1),
                with: .solid(CellColor(hex: 0xFF9F0A)), in: canvas.bounds)
            var font = PointFont(size: 17, weight: 600)
            font.hasMonospacedDigits = true
            (font.isRounded, font.stretch) = (true, 0.8)
            var text = PointText("“Tea”  \\ \u{301}12:34", font: font, at: CGPoint(x: 12, y: 27.6), paint: gradient)
            text.isUnderlined = true
            canvas.draw(text)
            let mask = canvas.items
            canvas.group {
                $0.opacity = 0.5
                $0.clip = Path(CGRect(x: 0, y: 0, width: 60, height: 44))
                $0.transform = AffineTransform(translationByX: 10, byY: 2)
                $0.title = "badge"
                $0.mask = mask
                $0.shadow = PointCanvas.Shadow(color: CellColor(hex: 0x0A84FF), opacity: 0.33, radius: 4, x: -1, y: 2.5)
            } _: {
                $0.draw(symbol: "pause.fill", in: CGRect(x: 1, y: 1, width: 16, height: 16), with: .solid(.ansi(3)))
            }
            canvas.group({ $0.blur = 2.5 }) { $0.fill(CGRect(x: 4, y: 4, width: 8, height: 8), with: .solid(.ansi(1))) }
            change(&canvas)
            canvas.say("Tea")
        }
    }

    @Test("Every kind of thing that can be drawn is read back from the text as it was")
    func roundTrip() throws {
        let snapshot = PointSnapshot(Self.canvas(), facts: [.theme("midnight")])
        let parsed = try PointSnapshot(parsing: snapshot.text)
        #expect(PointDifference(expected: snapshot, actual: parsed) == nil)
        #expect(parsed.text == snapshot.text)
        #expect(parsed.facts == [.theme("midnight")] && parsed.reading == ["Tea"])
        let again = parsed.canvas
        #expect(again.items.count == Self.canvas().items.count && again.size == Self.canvas().size)
    }

    @Test("A damaged text is an error at its line")
    func damage() throws {
        let text = PointSnapshot(Self.canvas()).text
        for (old, new) in [
            ("islet points 1", "islet points 2"), ("islet points", "islet frame"), ("size 120 × 44", "size 120"),
            ("size 120 × 44", "size 1e9 × 44"), ("drawn", "shown"), ("width 3", "width three"),
            ("  ink #1c1c1e/0.5", ""), ("cap round", "cap sharp"), ("opacity 0.5", "opacity half"),
            ("fill  path M", "fill  path X"), ("font 17 600 digits", "font 17 600 letters"), ("wide-0.8", "wide-none"),
            ("even-odd", "odd"),
            ("symbol", "emblem"), ("“pause.fill”", "“pause.fill"), ("  symbol", "      symbol"),
            ("#1c1c1e", "#1c1c"), ("shadow #0a84ff/0.33 4", "shadow #0a84ff/0.33 4 4"), ("shadow #", "shadow "),
        ] {
            let damaged = text.replacing(old, with: new, maxReplacements: 1)
            #expect(damaged != text)
            #expect { try PointSnapshot(parsing: damaged) } throws: {
                if case SnapshotError.malformed(let line, _, _) = $0 { return line > 0 }
                return false
            }
        }
    }
}

/// How the differences of true pictures are named.
struct PointDifferenceTests {
    private func difference(
        _ old: (inout PointCanvas) -> Void = { _ in }, _ new: (inout PointCanvas) -> Void
    ) throws -> PointDifference? {
        // As in a suite: one picture comes from a file, the other from a view.
        PointDifference(
            expected: try PointSnapshot(parsing: PointSnapshot(picture(old)).text), actual: PointSnapshot(picture(new)))
    }

    private func picture(_ draw: (inout PointCanvas) -> Void) -> PointCanvas {
        PointCanvas.picture(size: CGSize(width: 200, height: 60), at: Date(timeIntervalSince1970: 0), draw)
    }

    private func card(
        _ canvas: inout PointCanvas, _ title: String = "Sencha", x: CGFloat = 0, y: CGFloat = 0, height: CGFloat = 40,
        color: UInt32 = 0x1C1C1E, size: Double = 17
    ) {
        let rect = CGRect(x: 10 + x, y: 10 + y, width: 180, height: height)
        canvas.fill(Path(roundedRect: rect, cornerRadius: 12), with: .solid(CellColor(hex: color)), in: rect)
        canvas.draw(
            PointText(
                title, font: PointFont(size: size), at: CGPoint(x: 20 + x, y: 30 + y),
                paint: .solid(CellColor(hex: 0xFFFFFF))))
    }

    @Test("What moved is one line with the number of points")
    func moved() throws {
        let found = try #require(try difference({ card(&$0) }) { card(&$0, x: 4, y: -2.5) })
        #expect(found.lines == ["shape of 180 × 40 at 10, 10, text “Sencha”: moved 4 pt right and 2.5 pt up"])
        #expect(found.marks.count == 2 && found.marks[0] == CGRect(x: 14, y: 7.5, width: 180, height: 40))
        let elsewhere = try difference({ card(&$0, "Assam", y: 9) }) { card(&$0, "Assam", x: 4, y: 6.5) }
        #expect(try #require(elsewhere).changes == found.changes)
    }

    @Test("Letters, colours, fonts and heights are named with old and new")
    func named() throws {
        #expect(try difference({ card(&$0) }) { card(&$0, "Assam") }?.lines == ["text was “Sencha”, is now “Assam”"])
        let grown = try difference({ card(&$0) }) { card(&$0, height: 48, color: 0x2C2C2E) }
        #expect(grown?.lines == ["shape of 180 × 40 at 10, 10: 8 pt taller, colour was #1c1c1e, is now #2c2c2e"])
        let larger = try #require(try difference({ card(&$0) }) { card(&$0, size: 20) })
        #expect(
            larger.lines[0].hasPrefix("text “Sencha”: moved 2.9 pt up, ")
                && larger.lines[0].hasSuffix("font was 17 400, is now 20 400"))
    }

    @Test("What is new or gone does not make the rest look changed")
    func inserted() throws {
        func both(_ canvas: inout PointCanvas) {
            canvas.fill(CGRect(x: 0, y: 0, width: 9, height: 9), with: .solid(CellColor(hex: 0xFF0000)))
            card(&canvas)
        }
        #expect(try difference({ card(&$0) }, both)?.lines == ["shape of 9 × 9 at 0, 0 is new"])
        #expect(try difference(both) { card(&$0) }?.lines == ["shape of 9 × 9 at 0, 0 is gone"])
    }

    @Test("A group's move, opacity and clip count for what it draws, and its title is named")
    func groups() throws {
        func group(
            _ canvas: inout PointCanvas, x: CGFloat = 0, opacity: Double = 1, shadow: PointCanvas.Shadow? = nil
        ) {
            canvas.group {
                ($0.title, $0.opacity, $0.shadow) = ("midnight | on", opacity, shadow)
                $0.transform = AffineTransform(translationByX: x, byY: 0)
            } _: {
                card(&$0)
            }
        }
        let moved = try difference({ group(&$0) }) { group(&$0, x: 3) }
        #expect(
            moved?.lines == [
                "shape of 180 × 40 at 10, 10 in “midnight | on”, text “Sencha” in “midnight | on”: moved 3 pt right"
            ])
        #expect(
            try difference({ group(&$0) }) { group(&$0, opacity: 0.5) }?.lines[0].hasSuffix("opacity 0.5 is new")
                == true)
        let shadow = PointCanvas.Shadow(color: CellColor(hex: 0), opacity: 0.33, radius: 2, y: 1)
        let cast = try difference({ group(&$0) }) { group(&$0, shadow: shadow) }
        #expect(cast?.lines[0].hasSuffix("shadow #000000/0.33 2 0 1 is new") == true)
        let blurred = try difference({ group(&$0) }) { canvas in canvas.group({ $0.blur = 3 }) { group(&$0) } }
        #expect(blurred?.lines[0].hasSuffix("blur 3 is new") == true)
    }

    @Test("Floating-point noise and the rounding of a file make no difference; a tenth of a point is one")
    func tolerance() throws {
        #expect(try difference({ card(&$0) }) { card(&$0, x: 0.000_1, y: 0.004, size: 17.000_1) } == nil)
        #expect(try difference({ card(&$0) }) { card(&$0, x: 0.1) }?.lines[0].hasSuffix("moved 0.1 pt right") == true)
    }
}

/// The pages and files of true pictures.
struct PointComparisonTests {
    @Test("A store fails with the difference, leaves the picture for review, and a tree finds and reports it")
    func store() throws {
        let folder = try TemporaryFolder()
        let source = folder.url.appending(path: "ClockTests.swift").path
        let old = PointSnapshot(PointSnapshotTests.canvas())
        let new = PointSnapshot(
            PointSnapshotTests.canvas { $0.fill(CGRect(x: 1, y: 1, width: 5, height: 5), with: .solid(.ansi(1))) })
        #expect(SnapshotStore(testFile: source, mode: .record).compare(old, as: .points, named: "clock") == .written)
        let store = SnapshotStore(testFile: source, mode: .verify)
        #expect(store.compare(old, as: .points, named: "clock") == .same)
        guard case .failed(let failure) = store.compare(new, as: .points, named: "clock") else {
            Issue.record("no failure")
            return
        }
        #expect(failure.sentence.contains("shape of 5 × 5 at 1, 1 is new"))
        #expect(failure.points?.markedSVG(title: "clock").contains("#ff9f0a") == true)
        let pending = try #require(try SnapshotTree(below: folder.url).pending.first)
        let page = SnapshotReport(entries: [.init(name: "clock", change: try pending.change())]).html
        #expect(page.components(separatedBy: "<figure>").count == 4 && page.contains("width=\"120\" height=\"44\""))
        try pending.accept()
        #expect(store.compare(new, as: .points, named: "clock") == .same)
        try Data("islet points 1\nsize".utf8).write(to: pending.reference)
        #expect(throws: SnapshotError.self) { try SnapshotReference.check(pending.reference) }
    }
}
