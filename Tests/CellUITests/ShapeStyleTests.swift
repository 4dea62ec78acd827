import Testing

@testable import CellUI

@Suite struct ShapeStyleTests {
    private func color<V: View>(of view: V) -> CellColor {
        Renderer.render(view, size: CellSize(width: 1, height: 1), environment: EnvironmentValues()).frame[0, 0].style
            .foreground
    }

    @Test func aTypeErasedLevelKeepsItsLevel() {
        #expect(
            color(of: Text("a").foregroundStyle(AnyShapeStyle(.secondary)))
                == color(of: Text("a").foregroundStyle(.secondary)))
        let view = Group { Text("a") }
        #expect(
            color(of: view.foregroundStyle(AnyShapeStyle(AnyShapeStyle(.secondary))))
                == color(of: view.foregroundStyle(.secondary)))
    }

    @Test("Levels have the second and third style of foregroundStyle; a style inside replaces all of them")
    func stylesOfLevels() {
        func ink(_ level: HierarchicalShapeStyle, _ change: (Group<Text>) -> some View) -> CellColor {
            color(of: change(Group { Text("a").foregroundStyle(level) }))
        }
        let (red, green, blue) = (Color.red, Color.green, Color.blue)
        func plain(_ color: some ShapeStyle) -> CellColor { self.color(of: Text("a").foregroundStyle(color)) }
        #expect(ink(.primary) { $0.foregroundStyle(red, green) } == plain(red))
        #expect(ink(.secondary) { $0.foregroundStyle(red, green) } == plain(green))
        #expect(ink(.tertiary) { $0.foregroundStyle(red, green) } == ink(.tertiary) { $0.foregroundStyle(red) })
        #expect(ink(.tertiary) { $0.foregroundStyle(red, green, blue) } == plain(blue))
        let inside = ink(.secondary) { $0.foregroundStyle(blue).foregroundStyle(red, green) }
        #expect(inside == ink(.secondary) { $0.foregroundStyle(blue) })
        // A level among the styles is one of those outside.
        let relative = ink(.secondary) { $0.foregroundStyle(red, .secondary).foregroundStyle(blue) }
        #expect(relative == ink(.secondary) { $0.foregroundStyle(blue) })
    }

    @Test func foregroundAsForegroundIsTheInheritedOne() {
        let view = Group { Text("a") }.foregroundStyle(AnyShapeStyle(ForegroundStyle())).foregroundStyle(Color.red)
        #expect(color(of: view) == color(of: Text("a").foregroundStyle(Color.red)))
    }

    @Test func tintAsTintIsTheInheritedOne() {
        let view = Text("a").foregroundStyle(.tint).tint(AnyShapeStyle(.tint)).tint(Color.red)
        #expect(color(of: view) == color(of: Text("a").foregroundStyle(Color.red)))
    }

    @Test func tintAndForegroundReferringToEachOtherTerminate() {
        let view = Text("a").foregroundStyle(.tint).tint(ForegroundStyle()).foregroundStyle(Color.red)
        #expect(color(of: view) == color(of: Text("a").foregroundStyle(Color.red)))
    }

    @Test("A faded level of the foreground is relative to the style outside, and drawing it ends")
    func fadedLevelsAreRelative() {
        let view = Group { Text("a").foregroundStyle(.primary.opacity(0.5)) }.foregroundStyle(Color.red)
        #expect(color(of: view) == color(of: Text("a").foregroundStyle(Color.red.opacity(0.5))))
        #expect(
            color(of: Text("a").foregroundStyle(.secondary.opacity(1)))
                == color(of: Text("a").foregroundStyle(.secondary)))
    }

    @Test("A faded tint is relative to the tint outside")
    func fadedTintIsRelative() {
        let view = Text("a").foregroundStyle(.tint).tint(TintShapeStyle().opacity(0.5)).tint(Color.red)
        #expect(color(of: view) == color(of: Text("a").foregroundStyle(Color.red.opacity(0.5))))
    }

    @Test("UIKit's colours take convenience initializers, literals and names, and give their components back")
    func uiColors() {
        #expect(UIColor(hex: 0x336699).components.green == 0.4)
        #expect(Color(.systemRed) == Color.red)
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor(hex: 0xFF0000))
        let literal: UIColor = #colorLiteral(red: 0, green: 0.5, blue: 1, alpha: 1)
        #expect(literal.components.blue == 1)
        #expect(
            color(of: Text("a").foregroundStyle(Color(uiColor: UIColor(hex: 0x336699)))) == CellColor(hex: 0x336699))
    }
}

extension UIColor {
    fileprivate convenience init(hex: Int) {
        self.init(
            red: Double(hex >> 16) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255, alpha: 1)
    }
}
