extension Renderer {
    /// Draws a picture once and tells what was laid out where. The frame is that of
    /// ``render(size:at:background:_:)``.
    ///
    /// - Parameters:
    ///   - size: Columns and rows of the frame.
    ///   - now: The instant that is drawn.
    ///   - background: What the frame is filled with at first.
    public static func inspect(
        size: CellSize, at now: Date, background: CellStyle = CellStyle(),
        _ picture: (inout DrawingContext) -> Void
    ) -> ViewInspection {
        var context = DrawingContext(size: size, filledWith: .blank(background), now: now)
        let recorder = InspectionRecorder()
        context.recorder = recorder
        picture(&context)
        return ViewInspection(frame: context.frame, views: recorder.views())
    }

    /// Draws one view in a frame of `size`, centred as SwiftUI centres a root view, and tells what was laid out where.
    public static func inspect<V: View>(
        _ view: V, size: CellSize, environment: EnvironmentValues
    ) -> ViewInspection {
        inspect(size: size, at: environment.now) { context in
            context.draw(view, in: context.bounds, environment: environment)
        }
    }
}

extension DrawingContext {
    /// Whether the picture is inspected.
    package var isInspected: Bool { recorder != nil }

    /// Draws what the system puts in `rect`: one node of an inspection's tree, with the views inside it.
    package mutating func surface(_ name: String, in rect: CellRect, _ draw: (inout DrawingContext) -> Void) {
        guard let recorder else { return draw(&self) }
        recorder.surface(name, in: rect, visible: clip.intersection(rect)) { draw(&self) }
    }
}

extension EnvironmentValues {
    /// Whether the views lowered in this environment can be inspected. Default: no.
    package var isInspected: Bool {
        get { inspection != nil }
        set { inspection = newValue ? inspection ?? .root : nil }
    }
}
