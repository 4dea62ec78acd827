import Testing

@testable import CellUI

/// Symbols of distinct meanings look distinct, in both media: what is drawn is compared, not what the tables say.
@Suite struct DistinctSymbolsTests {
    /// Names for one meaning, or for forms that SF Symbols draws alike. In cells a symbol in a circle or filled, one with a badge, and a
    /// number in an arrow's ring look like the symbol alone: see ``cellMeaning(of:)``.
    private static let alike: [[String]] = [
        // Named after the reading direction and after the side.
        ["arrow.forward", "arrow.right"], ["arrow.backward", "arrow.left"], ["arrow.up.forward", "arrow.up.right"],
        ["arrow.down.forward", "arrow.down.right"], ["arrow.up.backward", "arrow.up.left"],
        ["arrowshape.turn.up.forward", "arrowshape.turn.up.right"],
        ["arrowshape.turn.up.backward", "arrowshape.turn.up.left"], ["wave.3.forward", "wave.3.right"],
        ["rectangle.portrait.and.arrow.forward", "rectangle.portrait.and.arrow.right"],
        ["calendar.day.timeline.leading", "calendar.day.timeline.left"],
        ["calendar.day.timeline.right", "calendar.day.timeline.trailing"],
        ["arrow.uturn.backward", "arrow.uturn.left"], ["arrow.uturn.forward", "arrow.uturn.right"],
        ["chevron.forward", "chevron.right"], ["chevron.backward", "chevron.left"],
        // The old name and the new one.
        ["battery.0", "battery.0percent"], ["battery.25", "battery.25percent"], ["battery.50", "battery.50percent"],
        ["battery.75", "battery.75percent"], ["battery.100", "battery.100percent"],
        ["battery.100.bolt", "battery.100percent.bolt"], ["mic", "microphone"], ["mic.slash", "microphone.slash"],
        ["mic.badge.plus", "microphone.badge.plus"], ["doc", "document"], ["doc.text", "text.document", "text.page"],
        ["doc.on.doc", "document.on.document"], ["doc.on.clipboard", "document.on.clipboard"],
        ["doc.badge.clock", "document.badge.clock"], ["doc.badge.gearshape", "document.badge.gearshape"],
        ["doc.badge.plus", "document.badge.plus"], ["arrow.up.doc", "arrow.up.document"],
        ["arrow.down.doc", "arrow.down.document"], ["lock.doc", "lock.document"],
        ["doc.text.magnifyingglass", "text.page.badge.magnifyingglass"],
        ["arrow.2.circlepath", "arrow.trianglehead.2.counterclockwise"],
        [
            "arrow.triangle.2.circlepath", "arrow.trianglehead.2.clockwise",
            "arrow.trianglehead.2.clockwise.rotate.90",
        ],
        ["arrow.triangle.2.circlepath.icloud", "arrow.trianglehead.2.clockwise.rotate.90.icloud"],
        ["arrow.clockwise.icloud", "arrow.trianglehead.clockwise.icloud"],
        ["arrow.counterclockwise.icloud", "arrow.trianglehead.counterclockwise.icloud"],
        ["arrow.triangle.branch", "arrow.trianglehead.branch"], ["arrow.triangle.merge", "arrow.trianglehead.merge"],
        ["arrow.triangle.pull", "arrow.trianglehead.pull"], ["arrow.triangle.swap", "arrow.trianglehead.swap"],
        ["arrow.triangle.2.circlepath.camera", "camera.rotate"],
        ["clock.arrow.circlepath", "clock.arrow.trianglehead.counterclockwise.rotate.90"],
        ["clock.arrow.2.circlepath", "clock.arrow.trianglehead.2.counterclockwise.rotate.90"],
        ["dollarsign.arrow.circlepath", "dollarsign.arrow.trianglehead.counterclockwise.rotate.90"],
        [
            "exclamationmark.arrow.triangle.2.circlepath", "exclamationmark.arrow.trianglehead.2.clockwise.rotate.90",
        ],
        ["gearshape.arrow.triangle.2.circlepath", "gearshape.arrow.trianglehead.2.clockwise.rotate.90"],
        ["list.bullet.clipboard", "list.clipboard"], ["allergens", "microbe"], ["figure.taichi", "figure.yoga"],
        ["gauge", "gauge.with.needle"],
        ["thermometer", "thermometer.medium"], ["box.truck", "truck", "truck.box"],
        ["gauge.low", "gauge.with.dots.needle.33percent"], ["gauge.medium", "gauge.with.dots.needle.50percent"],
        ["gauge.high", "gauge.with.dots.needle.67percent"],
        // The same drawing by Apple.
        ["arrow.circlepath", "arrow.clockwise", "arrow.trianglehead.clockwise", "goforward"],
        ["arrow.counterclockwise", "arrow.trianglehead.counterclockwise", "gobackward"],
        ["arrowtriangle.right", "play"], ["multiply", "xmark"], ["arrowshape.up", "shift"], ["cloud", "icloud"],
        ["cloud.slash", "icloud.slash"], ["bubble", "bubble.middle.bottom"],
        ["flag.checkered", "flag.pattern.checkered"],
        ["laptopcomputer", "macbook"], ["laptopcomputer.and.iphone", "macbook.and.iphone"],
        // Differences that an outline of Phosphor's does not show.
        ["arrow.down.to.line", "arrow.down.to.line.alt", "arrow.down.to.line.compact"],
        ["arrow.up.to.line", "arrow.up.to.line.alt", "arrow.up.to.line.compact"], ["cube.box", "shippingbox"],
        ["dice", "die.face.5"], ["wand.and.rays", "wand.and.sparkles", "wand.and.stars"],
        ["wrench", "wrench.adjustable"], ["dial.low", "dial.min"], ["location.fill.viewfinder", "location.viewfinder"],
        ["person.fill.viewfinder", "person.viewfinder"],
    ]
    /// Further ones in cells, where a glyph has no room for the difference.
    private static let alikeInCells: [[String]] = [
        ["arrow.2.circlepath", "arrow.triangle.2.circlepath"], ["clipboard", "list.clipboard"],
        ["chevron.right", "chevron.compact.right"],
        ["chevron.left", "chevron.compact.left"], ["chevron.up", "chevron.compact.up", "control"],
        ["chevron.down", "chevron.compact.down"],
        ["arrow.turn.up.right", "arrow.triangle.turn.up.right", "arrow.triangle.turn.up.right.diamond"],
        ["arrow.down.app", "square.and.arrow.down"], ["app", "square", "stop"], ["arrowtriangle.up", "triangle"],
        ["bubble.left", "message", "quote.bubble", "text.bubble"], ["clock", "deskclock"],
        ["bag", "takeoutbag.and.cup.and.straw"],
        ["person", "person.crop", "figure.child", "figure.seated.side", "figure.wave"], ["person.2", "figure.2"],
        ["figure.run", "figure.dance", "figure.hiking"], ["bicycle", "figure.indoor.cycle", "figure.outdoor.cycle"],
        ["dumbbell", "figure.strengthtraining.traditional", "figure.strengthtraining.functional"],
        ["mic", "music.mic"], ["brain", "brain.head.profile"],
        ["alarm", "alarm.waves.left.and.right"], ["bell", "bell.and.waves.left.and.right"],
        ["circle.circle", "circle.inset.filled", "record", "smallcircle.filled"], ["circle.dashed", "circle.dotted"],
        ["globe", "globe.americas", "globe.asia.australia", "globe.europe.africa"], ["hexagon", "octagon"],
        ["building", "building.2"], ["heart", "suit.heart"], ["nosign", "slash"], ["gear", "gearshape"],
        ["gauge", "speedometer"], ["capsule", "rectangle", "sportscourt"],
        ["flag.checkered", "flag.checkered.2.crossed"],
        ["applewatch", "watchface.applewatch.case"], ["externaldrive", "internaldrive"],
        ["arrow.uturn.left", "arrowshape.turn.up.left"], ["arrow.uturn.right", "arrowshape.turn.up.right"],
    ]
    /// The first words of families, which are not symbols.
    private static let words: Set<String> = [
        "arrow", "arrowshape", "arrowtriangle", "chevron", "figure", "hand", "text", "list", "line", "chart", "music",
        "bubble", "sun",
        "suit", "powerplug.portrait", "globe.badge", "die", "dial",
    ]
    /// All names that either table has, and some that are put together.
    private static let names: [String] = {
        let outlines = SymbolOutlines.names.filter { $0.allSatisfy(\.isASCII) && $0 != "slash" }
        let composed = [
            "leaf.slash", "leaf.slash.fill", "drop.slash", "car.slash.fill", "tram.circle", "tram.circle.fill",
        ]
        return Set(SymbolGlyphs.table.keys).union(outlines).union(composed).subtracting(words).sorted()
    }()

    private static func meaning(of name: String, in lists: [[String]]) -> String {
        lists.first { $0.contains(name) }?[0] ?? name
    }

    @Test("No two outlines of distinct meanings have the same ink")
    func outlines() throws {
        let inks = try Self.names.map { (name: $0, ink: try Ink(#require(SymbolOutlines.outline(named: $0)))) }
        let meanings = inks.map { item in
            let isFilled = item.name.hasSuffix(".fill")
            return Self.meaning(of: isFilled ? String(item.name.dropLast(5)) : item.name, in: Self.alike)
                + (isFilled ? ".fill" : "")
        }
        // A few have one form only: filled or not, they are the same symbol.
        func symbol(_ name: String) -> String { name.hasSuffix(".fill") ? String(name.dropLast(5)) : name }
        var confused: [String] = []
        for one in inks.indices {
            for other in inks.indices.dropFirst(one + 1)
            where inks[one].ink.isLike(inks[other].ink) && symbol(meanings[one]) != symbol(meanings[other]) {
                confused.append("\(inks[one].name) = \(inks[other].name)")
            }
        }
        #expect(confused == [])
    }

    @Test("No two symbols of distinct meanings have the same cells", arguments: [17.0, 20, 32, 44])
    func cells(size: Double) {
        var meanings: [[Cell]: Set<String>] = [:]
        for name in Self.names where SymbolGlyphs.table[name] != nil {
            let view = Image(systemName: name).font(.system(size: size))
            let frame = Renderer.render(size: CellSize(width: 12, height: 4), at: Date(timeIntervalSince1970: 0)) {
                $0.draw(view, in: $0.bounds, environment: EnvironmentValues(), alignment: .topLeading)
            }.frame
            meanings[frame.cells, default: []].insert(Self.cellMeaning(of: name))
        }
        #expect(meanings.values.filter { $0.count > 1 }.map { $0.sorted() } == [])
    }

    @Test("The lists of what looks alike name symbols that exist and do look alike")
    func lists() throws {
        for list in Self.alike {
            let outlines = try list.map { try #require(SymbolOutlines.outline(named: $0), "\($0)") }
            #expect(Set(outlines.map(\.path)).count == 1, "\(list)")
        }
        for list in Self.alikeInCells where !list.contains("circle.circle") {
            let glyphs = try list.map { name in
                try #require([name, name + ".circle"].lazy.compactMap { SymbolGlyphs.table[$0] }.first, "\(name)")
            }
            #expect(Set(glyphs).count == 1, "\(list)")
        }
    }

    /// The symbol without enclosure, filling, badge and number.
    private static func cellMeaning(of name: String) -> String {
        if name.first?.isNumber == true { return String(name.prefix { $0.isNumber }) }
        var parts = name.split(separator: ".").map(String.init)
        if let badge = parts.firstIndex(of: "badge"), badge > 0 { parts.removeSubrange(badge...) }
        if ["goforward", "gobackward"].contains(parts[0]) { parts = [parts[0]] }
        let forms: Set = ["circle", "square", "octagon", "seal", "shield", "fill"]
        while parts.count > 1, parts != ["circle", "circle"], forms.contains(parts[parts.count - 1]) {
            parts.removeLast()
        }
        let symbol = parts.joined(separator: ".")
        let first = meaning(of: symbol, in: alike)
        return meaning(of: first, in: alikeInCells.map { $0.map { meaning(of: $0, in: alike) } })
    }
}

/// Where an outline has ink, on a grid around it.
private struct Ink {
    private static let side = 64
    private var rows = [UInt64](repeating: 0, count: Self.side)
    private let count: Int

    init(_ outline: SymbolOutline) {
        let unit = Double(Self.side) / max(outline.width, outline.height)
        let size = CGSize(width: outline.width * unit, height: outline.height * unit)
        let corner = CGPoint(x: (Double(Self.side) - size.width) / 2, y: (Double(Self.side) - size.height) / 2)
        var crossings = [[Double]](repeating: [], count: Self.side)
        for line in outline.path(in: CGRect(origin: corner, size: size)).polylines where line.count > 1 {
            for (start, end) in zip(line, line.dropFirst() + [line[0]]) where start.y != end.y {
                let (top, bottom) = start.y < end.y ? (start, end) : (end, start)
                let first = max(0, Int((top.y - 0.5).rounded(.up)))
                for row in stride(from: first, to: Self.side, by: 1) where Double(row) + 0.5 < bottom.y {
                    let share = (Double(row) + 0.5 - top.y) / (bottom.y - top.y)
                    crossings[row].append(top.x + share * (bottom.x - top.x))
                }
            }
        }
        for (row, places) in crossings.enumerated() {
            for place in places {
                // All points right of a crossing change between inside and outside.
                let column = min(max(0, Int((place - 0.5).rounded(.up))), Self.side)
                rows[row] ^= column < Self.side ? ~0 << UInt64(column) : 0
            }
        }
        count = rows.reduce(0) { $0 + $1.nonzeroBitCount }
    }

    /// Whether no more than one point in a hundred that either has is missing from the other.
    func isLike(_ other: Ink) -> Bool {
        guard abs(count - other.count) * 100 <= max(count, other.count) else { return false }
        var (different, any) = (0, 0)
        for row in 0..<Self.side {
            different += (rows[row] ^ other.rows[row]).nonzeroBitCount
            any += (rows[row] | other.rows[row]).nonzeroBitCount
        }
        return different * 100 <= any
    }
}
