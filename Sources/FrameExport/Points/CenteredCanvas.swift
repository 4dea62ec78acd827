extension PointCanvas {
    /// The picture in the middle of a larger one, on its own ground.
    package func centered(in size: CGSize) -> PointCanvas {
        PointCanvas.picture(size: size, at: now) { canvas in
            if let ground { canvas.fill(canvas.bounds, with: ground) }
            canvas.draw(
                self, at: CGPoint(x: (size.width - self.size.width) / 2, y: (size.height - self.size.height) / 2))
        }
    }

    /// The paint that fills the picture behind everything else; `nil` if there is none.
    private var ground: Paint? {
        guard case .fill(let path, let ink, _) = items.first, path.boundingRect == bounds else { return nil }
        return ink.paint
    }
}
