/// A child that is drawn turned or scaled around a point, in points. Its layout does not change.
final class TransformNode: WrapperNode {
    private let angle: Angle
    private let scale: CGSize
    private let anchor: UnitPoint

    init(
        _ child: LayoutNode, angle: Angle = .zero, scale: CGSize = CGSize(width: 1, height: 1), anchor: UnitPoint
    ) {
        (self.angle, self.scale, self.anchor) = (angle, scale, anchor)
        super.init(child)
    }

    override func draw(in rect: CGRect, on canvas: inout PointCanvas) {
        let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
        var transform = AffineTransform(translationByX: -x, byY: -y)
        transform.append(AffineTransform(scaleByX: scale.width, byY: scale.height))
        transform.append(AffineTransform(rotationByRadians: angle.radians))
        transform.append(AffineTransform(translationByX: x, byY: y))
        canvas.group({ $0.transform = transform }) { child.draw(in: rect, on: &$0) }
    }
}
