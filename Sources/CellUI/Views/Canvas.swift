/// A view that draws paths, text and symbols itself, and takes all the space it is proposed.
///
///     Canvas { context, size in
///         context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///     }
///
/// As in SwiftUI, screen readers read nothing of it: give it an `accessibilityLabel`.
///
/// Filters and blend modes of the context are accepted and do nothing: a cell has two colours, and SVG viewers disagree about both.
public struct Canvas<Symbols: View>: View {
    private let symbols: Symbols
    private let renderer: (inout GraphicsContext, CGSize) -> Void

    /// A canvas that draws views too.
    ///
    /// - Parameters:
    ///   - opaque: Whether all of it is covered. Makes no difference here.
    ///   - rendersAsynchronously: Makes no difference here: pictures are drawn by one thread.
    ///   - renderer: Draws, in points from the top left; called whenever the view is drawn.
    ///   - symbols: The views, each with a `tag` under which ``GraphicsContext/resolveSymbol(id:)`` finds it.
    public init(
        opaque: Bool = false, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) { (self.symbols, self.renderer) = (symbols(), renderer) }

    /// Adds the canvas as a node.
    public func _lower(_ lowering: inout Lowering) {
        let nodes = lowering.nodes(of: symbols)
        lowering.nodes.append(CanvasNode(renderer, symbols: nodes, lowering.environment))
    }
}

extension Canvas where Symbols == EmptyView {
    /// A canvas.
    ///
    /// - Parameters:
    ///   - opaque: Whether all of it is covered. Makes no difference here.
    ///   - rendersAsynchronously: Makes no difference here: pictures are drawn by one thread.
    ///   - renderer: Draws, in points from the top left; called whenever the view is drawn.
    public init(
        opaque: Bool = false, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) { self.init(opaque: opaque, renderer: renderer) { EmptyView() } }
}

/// Draws what a canvas's renderer records.
final class CanvasNode: LayoutNode {
    private let renderer: (inout GraphicsContext, CGSize) -> Void
    private let symbols: [LayoutNode]
    private let environment: EnvironmentValues
    /// The texts last drawn, whose clocks may change.
    private var drawn: [LayoutNode] = []

    init(
        _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, symbols: [LayoutNode],
        _ environment: EnvironmentValues
    ) {
        (self.renderer, self.symbols, self.environment) = (renderer, symbols, environment)
    }

    /// Ten points wide and high if nothing is proposed, as a shape.
    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    private func steps(_ size: CGSize) -> [GraphicsContext.Step] {
        var context = GraphicsContext(size: size, symbols: symbols, environment)
        renderer(&context, size)
        let steps = context.recording.steps
        drawn = steps.compactMap { if case .node(let node, _, _) = $0.drawing { node } else { nil } }
        return steps
    }

    override func draw(in rect: CGRect, context: inout DrawingContext) {
        let scale = environment.cellScale
        let cells = scale.cells(rect)
        guard context.clip.intersects(cells) else { return }
        for step in steps(rect.size) {
            func draw(_ context: inout DrawingContext) {
                switch step.drawing {
                case .fill(let path, let paint, let isEOFilled):
                    context.fill(path, in: cells, scale: scale, paint: paint, isEOFilled: isEOFilled)
                case .stroke(let path, let style, let paint):
                    context.fill(path.strokedPath(style), in: cells, scale: scale, paint: paint)
                case .node(let node, let place, let transform):
                    // Letters stay upright, as cells do: only their middle moves.
                    let middle = transform.transform(CGPoint(x: place.midX, y: place.midY))
                    let moved = place.offsetBy(dx: middle.x - place.midX, dy: middle.y - place.midY)
                    node.draw(in: moved.offsetBy(dx: rect.minX, dy: rect.minY), context: &context)
                }
            }
            var draws = draw
            for clip in step.clips {
                let inner = draws
                draws = {
                    $0.clipped(to: clip.path, in: cells, scale: scale, isEOFilled: clip.isEOFilled, inner)
                }
            }
            draws(&context)
        }
    }

    override func draw(in rect: CGRect, on canvas: inout PointCanvas) {
        canvas.group({
            $0.transform = AffineTransform(translationByX: rect.minX, byY: rect.minY)
        }) { canvas in
            let bounds = CGRect(origin: .zero, size: rect.size)
            for step in steps(rect.size) {
                func draw(_ canvas: inout PointCanvas) {
                    switch step.drawing {
                    case .fill(let path, let paint, let isEOFilled):
                        canvas.draw(path, with: paint, in: bounds, isEOFilled: isEOFilled)
                    case .stroke(let path, let style, let paint):
                        canvas.stroke(path, style: style, with: paint, in: bounds)
                    case .node(let node, let place, let transform):
                        canvas.group({ if transform != .identity { $0.transform = transform } }) {
                            node.draw(in: place, on: &$0)
                        }
                    }
                }
                var draws = draw
                for clip in step.clips {
                    let inner = draws
                    draws = { canvas in
                        canvas.group({ ($0.clip, $0.isEOClipped) = (clip.path, clip.isEOFilled) }, inner)
                    }
                }
                draws(&canvas)
            }
        }
    }

    override func collectChanges(into changes: inout PendingChanges) {
        for node in drawn { node.collectChanges(into: &changes) }
    }
}
