/// What draws an image by itself. A class, because images are compared, and closures only by identity.
///
/// `@unchecked Sendable`: the closure runs only where the image is drawn, as a canvas's.
final class ImageDrawing: Hashable, @unchecked Sendable {
    let size: CGSize
    let renderer: (inout GraphicsContext) -> Void

    init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
        (self.size, self.renderer) = (size, renderer)
    }

    static func == (one: ImageDrawing, other: ImageDrawing) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An image that a closure draws: in its own size, or scaled to its rectangle if it is resizable.
final class ImageDrawingNode: WrapperNode {
    private let size: CGSize
    private let isResizable: Bool
    private let label: String?

    init(_ drawing: ImageDrawing, _ image: Image, _ lowering: Lowering) {
        (size, isResizable, label) = (drawing.size, image.filling.isResizable, image.label)
        super.init(
            CanvasNode(
                { context, size in
                    guard drawing.size.width > 0, drawing.size.height > 0 else { return }
                    context.scaleBy(x: size.width / drawing.size.width, y: size.height / drawing.size.height)
                    drawing.renderer(&context)
                }, symbols: [], lowering.environment))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
    }
    override func read(into reading: inout Reading) { if let label { reading.say(label) } }
}
