/// Turns a drawing into a picture that knows how long it holds.
public enum Renderer {
    /// Renders what `picture` draws. It is called again with a later `now` where something that changes is hidden, and when
    /// the picture is followed through time, so it must depend on its argument alone.
    ///
    /// - Parameters:
    ///   - size: Columns and rows of the frame.
    ///   - now: The instant that is drawn.
    ///   - background: What the frame is filled with at first.
    public static func render(
        size: CellSize, at now: Date, background: CellStyle = CellStyle(),
        _ picture: @escaping (inout DrawingContext) -> Void
    ) -> Rendering {
        Rendering(of: Drawing(size: size, background: background, picture: picture), at: now)
    }

    /// Renders one view in a frame of `size`, centred as SwiftUI centres a root view.
    public static func render<V: View>(_ view: V, size: CellSize, environment: EnvironmentValues) -> Rendering {
        render(size: size, at: environment.now) { context in
            context.draw(view, in: context.bounds, environment: environment)
        }
    }

    /// The size that `view` takes when offered `proposal`.
    public static func size<V: View>(
        of view: V, proposal: CellProposal, environment: EnvironmentValues
    ) -> CellSize {
        PreparedView(view, environment: environment).size(proposal)
    }
}

/// What is drawn, whenever it is.
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
