import Foundation

/// Colours at the points of a grid, blended between them. The grid may be bent: its points are where they are said to be.
///
/// As a view, and as what fills a shape or a background, it is a picture of the mesh. For the ink of text and lines it is a linear
/// gradient of the colours in the grid's middle column.
public struct MeshGradient: ShapeStyle, View {
    private let columns: Int
    private let rows: Int
    private let points: [SIMD2<Float>]
    private let colors: [Color]
    private let background: Color
    private let smoothsColors: Bool

    /// A grid of `width` × `height` points in unit coordinates with a colour each, row by row. A grid with fewer than two points a side,
    /// or with other numbers of points and colours than its sides say, is the background alone.
    ///
    /// - Parameters:
    ///   - background: What is outside the grid.
    ///   - smoothsColors: Whether colours are blended along curves, as the grid is always bent, and not along straight lines.
    ///   - colorSpace: Without effect: colours are blended as they are.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        (columns, rows, self.points, self.colors) = (width, height, points, colors)
        (self.background, self.smoothsColors) = (background, smoothsColors)
    }

    private var isWhole: Bool {
        columns >= 2 && rows >= 2 && points.count == columns * rows && colors.count == points.count
    }

    /// For ink: the colours of the middle column, from top to bottom.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        guard isWhole else { return background._paint(in: environment) }
        let middle = stride(from: columns / 2, to: colors.count, by: columns).map { colors[$0] }
        return LinearGradient(colors: middle, startPoint: .top, endPoint: .bottom)._paint(in: environment)
    }

    /// Adds a picture of the mesh that fills its rectangle.
    public func _lower(_ lowering: inout Lowering) {
        guard let bitmap = bitmap(in: lowering.environment) else { return lowering.add(background) }
        lowering.add(Image(Picture(bitmap)).resizable())
    }

    /// The pixels along a side of the picture: enough for gradients, which have no edges.
    private static let side = 64
    /// The steps along a side of a patch between four points.
    private static let steps = 64

    /// The mesh as a picture; `nil` if it is not whole.
    private func bitmap(in environment: EnvironmentValues) -> Bitmap? {
        guard isWhole else { return nil }
        let nodes = zip(points, colors).map { point, color in
            let (own, opacity) = color.resolved(in: environment)
            let (red, green, blue) = own.components(assuming: CellColor(hex: 0))
            return Node(place: point, color: SIMD4(Float(red), Float(green), Float(blue), Float(opacity * 255)))
        }
        let (ground, opacity) = background.resolved(in: environment)
        let (red, green, blue) = ground.components(assuming: CellColor(hex: 0))
        let pixel = [UInt8(red), UInt8(green), UInt8(blue), UInt8((opacity * 255).rounded())]
        var bytes = (0..<Self.side * Self.side).flatMap { _ in pixel }
        for row in 0..<(rows - 1) {
            for column in 0..<(columns - 1) { fillPatch(column, row, of: nodes, &bytes) }
        }
        return Bitmap(width: Self.side, height: Self.side, bytes: bytes)
    }

    /// A point of the grid: where it is, and its red, green, blue and opacity, 0…255.
    private struct Node {
        var place: SIMD2<Float>
        var color: SIMD4<Float>
    }

    /// Fills the pixels of the patch between a point and the next ones in its row and column.
    private func fillPatch(_ column: Int, _ row: Int, of nodes: [Node], _ bytes: inout [UInt8]) {
        let (steps, side) = (Self.steps, Self.side)
        func node(_ u: Float, _ v: Float) -> Node {
            let along = (-1...2).map { offset in
                blended((-1...2).map { known(column + $0, row + offset, of: nodes) }, at: u)
            }
            return blended(along, at: v)
        }
        let grid = (0...steps).map { v in
            (0...steps).map { u in node(Float(u) / Float(steps), Float(v) / Float(steps)) }
        }
        for v in 0..<steps {
            for u in 0..<steps {
                let corners = [grid[v][u], grid[v][u + 1], grid[v + 1][u], grid[v + 1][u + 1]]
                let color = corners.reduce(SIMD4<Float>()) { $0 + $1.color } / 4
                let low = corners.reduce(SIMD2<Float>(repeating: 2)) { pointwiseMin($0, $1.place) } * Float(side)
                let high = corners.reduce(SIMD2<Float>(repeating: -1)) { pointwiseMax($0, $1.place) } * Float(side)
                // Pixels whose middles are in the small quadrangle, or in a rectangle hardly larger.
                let xs = pixels(from: low.x, to: high.x)
                for y in pixels(from: low.y, to: high.y) {
                    for x in xs {
                        for part in 0..<4 {
                            bytes[(y * side + x) * 4 + part] = UInt8(min(255, max(0, color[part].rounded())))
                        }
                    }
                }
            }
        }
    }

    private func pixels(from low: Float, to high: Float) -> Range<Int> {
        let limit = Float(Self.side)
        let start = Int(min(limit, max(0, (low - 0.5).rounded(.up))))
        return start..<max(start, Int(min(limit, max(0, (high + 0.5).rounded(.up)))))
    }

    /// The node at a place of the grid; beyond its edge what goes on as straight as the last two.
    private func known(_ column: Int, _ row: Int, of nodes: [Node]) -> Node {
        func node(_ column: Int, _ row: Int) -> Node { nodes[row * columns + column] }
        func beyond(_ edge: Node, _ inner: Node) -> Node {
            Node(place: edge.place * 2 - inner.place, color: edge.color * 2 - inner.color)
        }
        if column < 0 { return beyond(known(0, row, of: nodes), known(1, row, of: nodes)) }
        if column >= columns {
            return beyond(known(columns - 1, row, of: nodes), known(columns - 2, row, of: nodes))
        }
        if row < 0 { return beyond(node(column, 0), node(column, 1)) }
        if row >= rows { return beyond(node(column, rows - 1), node(column, rows - 2)) }
        return node(column, row)
    }

    /// Between the second and the third of four nodes, along a Catmull-Rom curve.
    private func blended(_ four: [Node], at t: Float) -> Node {
        let (t2, t3) = (t * t, t * t * t)
        let weights = [-t3 + 2 * t2 - t, 3 * t3 - 5 * t2 + 2, -3 * t3 + 4 * t2 + t, t3 - t2].map { $0 / 2 }
        var node = Node(place: .zero, color: .zero)
        for (weight, next) in zip(weights, four) {
            node.place += next.place * weight
            if smoothsColors { node.color += next.color * weight }
        }
        if !smoothsColors { node.color = four[1].color + (four[2].color - four[1].color) * t }
        return node
    }
}

extension Shape {
    /// Fills this shape with a mesh of colours.
    public func fill(_ mesh: MeshGradient, style: FillStyle = FillStyle()) -> some View {
        mesh.clipShape(self, style: style)
    }
}

extension View {
    /// Places a mesh of colours behind this view.
    public func background(_ mesh: MeshGradient, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background { mesh }
    }
    /// Places a shape filled with a mesh of colours behind this view.
    public func background<S: Shape>(
        _ mesh: MeshGradient, in shape: S, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { shape.fill(mesh, style: fillStyle) }
    }
}
