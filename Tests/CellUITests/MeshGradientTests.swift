import Foundation
import Testing

@testable import CellUI

/// Meshes of colours. Source: SwiftUI's documentation of `MeshGradient`.
struct MeshGradientTests {
    private func mesh(middle: SIMD2<Float> = [0.5, 0.5], background: Color = .clear) -> MeshGradient {
        let (red, green, blue) = (CellColor(hex: 0xFF0000), CellColor(hex: 0x00FF00), CellColor(hex: 0x0000FF))
        let (black, white) = (Color(CellColor(hex: 0)), Color(CellColor(hex: 0xFF_FFFF)))
        return MeshGradient(
            width: 3, height: 3,
            points: [[0, 0], [0.5, 0], [1, 0], [0, 0.5], middle, [1, 0.5], [0, 1], [0.5, 1], [1, 1]],
            colors: [Color(red), black, Color(green), black, white, black, Color(blue), black, Color(red)],
            background: background)
    }

    /// The colour of a place in the picture that a true picture of 64 × 64 points has.
    private func color(_ x: Int, _ y: Int, of mesh: MeshGradient) throws -> (red: Int, green: Int, blue: Int) {
        var environment = EnvironmentValues()
        environment.drawInPoints()
        var canvas = PointCanvas(size: CGSize(width: 64, height: 64), now: environment.now)
        canvas.draw(PreparedView(mesh, environment: environment), in: CGRect(x: 0, y: 0, width: 64, height: 64))
        let bitmap = try #require(
            canvas.items.lazy.compactMap { item -> Bitmap? in
                if case .image(let bitmap, _, _, _) = item { bitmap } else { nil }
            }.first)
        let index = (y * bitmap.width + x) * 4
        return (Int(bitmap.bytes[index]), Int(bitmap.bytes[index + 1]), Int(bitmap.bytes[index + 2]))
    }

    @Test("Each corner and the middle has its own colour")
    func corners() throws {
        let mesh = mesh()
        let topLeft = try color(0, 0, of: mesh)
        #expect(topLeft.red > 240 && topLeft.green < 16 && topLeft.blue < 16)
        #expect(try color(63, 0, of: mesh).green > 240)
        #expect(try color(0, 63, of: mesh).blue > 240)
        #expect(try color(63, 63, of: mesh).red > 240)
        let middle = try color(32, 32, of: mesh)
        #expect(min(middle.red, middle.green, middle.blue) > 240)
    }

    @Test("A point that is moved takes its colour with it")
    func bent() throws {
        let bent = mesh(middle: [0.25, 0.5])
        let there = try color(16, 32, of: bent)
        #expect(min(there.red, there.green, there.blue) > 240)
        #expect(try color(32, 32, of: bent).green < 200)
    }

    @Test("A mesh whose numbers do not fit is its background; a shape is filled, and cells show it too")
    func surroundings() {
        let broken = MeshGradient(
            width: 2, height: 2, points: [[0, 0]], colors: [.red], background: Color(CellColor(hex: 0x123456)))
        let plain = Renderer.render(broken, size: CellSize(width: 4, height: 2), environment: EnvironmentValues())
        #expect(plain.frame[1, 1].style.background == CellColor(hex: 0x123456))
        let shown = Renderer.render(
            Rectangle().fill(mesh()), size: CellSize(width: 16, height: 8), environment: EnvironmentValues())
        let corner = shown.frame[0, 0].style.background.components(assuming: .terminalDefault)
        #expect(corner.red > 150 && corner.green < 60)
    }
}
