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
}
