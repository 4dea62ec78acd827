/// Renders a drawing into a frame together with its expiry date.
public enum Renderer {
    /// Renders what `picture` draws.
    ///
    /// `picture` must depend on its argument alone: it is called again with a later `now` if something that changes is
    /// hidden, and when the rendering is advanced in time.
    ///
    /// - Parameters:
    ///   - size: Columns and rows of the frame.
    ///   - now: The instant to draw.
    ///   - background: The style of the initial blanks.
    public static func render(
        size: CellSize, at now: Date, background: CellStyle = CellStyle(),
        _ picture: @escaping (inout DrawingContext) -> Void
    ) -> Rendering {
        Rendering(of: Drawing(size: size, background: background, picture: picture), at: now)
    }

    /// Renders one view in a frame of `size`, centred as SwiftUI centres a root view.
    public static func render<V: View>(_ view: V, size: CellSize, environment: EnvironmentValues) -> Rendering {
        var environment = environment
        if environment.containerSize == nil { environment.containerSize = environment.cellScale.points(size) }
        return render(size: size, at: environment.now) { context in
            context.draw(view, in: context.bounds, environment: environment)
        }
    }
}

/// A drawing, independent of the instant at which it is drawn.
struct Drawing {
    let size: CellSize
    let background: CellStyle
    let picture: (inout DrawingContext) -> Void

    func drawn(at now: Date) -> DrawingContext {
        var context = DrawingContext(size: size, filledWith: .blank(background), now: now)
        BodyEnvironment.shared { picture(&context) }
        return context
    }
}
