import Testing

@testable import CellUI

/// Names that are made of others have an outline that shows each part.
@Suite struct SymbolOutlinesTests {
    @Test(
        "A symbol whose name has several parts is drawn with all of them",
        arguments: [
            "figure.strengthtraining.traditional", "figure.strengthtraining.functional", "lock.shield",
            "cart.badge.plus",
            "cart.fill.badge.minus", "play.rectangle.fill", "app.gift.fill", "person.2.slash", "qrcode.viewfinder",
            "exclamationmark.bubble", "checkmark.icloud", "person.crop.circle.badge.plus", "clock.badge.checkmark.fill",
            "lock.open.trianglebadge.exclamationmark.fill", "x.circle.fill", "50.circle", "microphone.fill",
            "document.badge.plus", "dollarsign.arrow.circlepath", "car.side.fill", "chart.xyaxis.line",
        ])
    func parts(name: String) throws {
        let outline = try #require(SymbolOutlines.outline(named: name))
        #expect(outline.name == name)
        let base = name.split(separator: ".").dropLast().joined(separator: ".")
        #expect(SymbolOutlines.outline(named: base)?.path != outline.path)
    }

    @Test("A filled form is filled", arguments: ["megaphone", "paintbrush.pointed", "ladybug", "gearshape.2"])
    func filled(name: String) throws {
        #expect(try Self.ink(of: name + ".fill") > 1.1 * Self.ink(of: name))
    }

    @Test("A slash keeps a gap from what it crosses", arguments: ["person.2", "network", "bell.badge"])
    func slash(name: String) throws {
        let crossedOut = try #require(SymbolOutlines.outline(named: name + ".slash"))
        #expect(crossedOut.name == name + ".slash")
        // Where a slash inverts what it crosses, the outline begins with the symbol alone.
        let plain = try #require(SymbolOutlines.outline(named: name))
        #expect(!crossedOut.path.hasPrefix(plain.path))
    }

    /// The number of points on a grid that have ink.
    private static func ink(of name: String) throws -> Double {
        let outline = try #require(SymbolOutlines.outline(named: name))
        let path = outline.path(in: CGRect(x: 0, y: 0, width: 100 * outline.width, height: 100 * outline.height))
        let places = stride(from: 0.5, to: 120, by: 3).flatMap { x in
            stride(from: 0.5, to: 120, by: 3).map { CGPoint(x: x, y: $0) }
        }
        return Double(places.filter { path.contains($0, eoFill: true) }.count)
    }
}
