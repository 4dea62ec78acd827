extension PresentationCanvas {
    /// Why the content of a closed island is a ``FailedSign``; `nil` if it is not.
    func failure(of presentation: Presentation) -> String? {
        guard cast == nil, presentation == .compact || presentation == .minimal else { return nil }
        return views?.drawing.failures[presentation]
    }

    /// Draws the caption of a presentation that failed, as far as there is room.
    func drawCaption(
        _ presentation: Presentation, _ failure: String, at origin: CellPoint, in rect: CellRect,
        context: inout DrawingContext
    ) {
        let text = Text(verbatim: "\(presentation.name(on: device)) · \(failure)").lineLimit(1)
            .foregroundStyle(Color(theme.screen.caption))
        let row = CellRect(x: origin.x, y: origin.y, width: rect.maxX - origin.x, height: 1)
        context.draw(text, in: row, environment: phoneEnvironment(now: context.now), alignment: .leading)
    }
}
