import CellUI
import Presentations

/// A device with its presentations, as a view. A click on one sends the ``Presentation``.
package struct PresentationCanvasView: View {
    private let canvas: PresentationCanvas

    /// Draws `canvas`.
    package init(_ canvas: PresentationCanvas) { self.canvas = canvas }

    /// Takes all the space it is proposed.
    package var body: some View {
        CellDrawing { rect, context in
            for (presentation, place) in canvas.draw(in: rect, context: &context) {
                context.hit(place, sending: presentation)
            }
        }
    }
}
