/// How ``View/scaleEffect(_:anchor:)`` changes where a shape is drawn in cells, where nothing but shapes and colours can have another size.
struct Stretch {
    private var scale = CGSize(width: 1, height: 1)
    private var anchor = UnitPoint.center

    /// The largest side of what is drawn, in points. Beyond that nobody could see a difference.
    private static let largestSide: CGFloat = 10_000

    /// Scales once more. Of several anchors the last one counts.
    mutating func append(_ scale: CGSize, around anchor: UnitPoint) {
        self.scale = CGSize(width: self.scale.width * scale.width, height: self.scale.height * scale.height)
        self.anchor = anchor
    }

    /// The rectangle in which a shape in `rect` is drawn; `rect` itself for a scale that makes no sense.
    func applied(to rect: CGRect) -> CGRect {
        if scale.width == 1, scale.height == 1 { return rect }
        let (width, height) = (abs(scale.width) * rect.width, abs(scale.height) * rect.height)
        guard width <= Self.largestSide, height <= Self.largestSide else { return rect }
        // A negative scale mirrors around the anchor.
        let left = scale.width < 0 ? 1 - anchor.x : anchor.x
        let top = scale.height < 0 ? 1 - anchor.y : anchor.y
        return CGRect(
            x: rect.minX + anchor.x * rect.width - left * width, y: rect.minY + anchor.y * rect.height - top * height,
            width: width, height: height)
    }
}
