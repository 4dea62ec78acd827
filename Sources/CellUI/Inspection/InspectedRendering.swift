extension Renderer {
    /// Draws a frame once and records the layout of its views. The frame equals that of
    /// ``render(size:at:background:_:)``.
    ///
    /// - Parameters:
    ///   - size: Columns and rows of the frame.
    ///   - now: The instant to draw.
    ///   - background: The style of the initial blanks.
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

    /// Draws one view in a frame of `size`, centred as SwiftUI centres a root view, and records the layout of its
    /// views.
    public static func inspect<V: View>(
        _ view: V, size: CellSize, environment: EnvironmentValues
    ) -> ViewInspection {
        inspect(size: size, at: environment.now) { context in
            context.draw(view, in: context.bounds, environment: environment)
        }
    }
}

extension DrawingContext {
    /// Whether the frame is inspected.
    package var isInspected: Bool { recorder != nil }

    /// Draws a surface of the system in `rect`: one node of the inspection tree, with the views inside it.
    package mutating func surface(_ name: String, in rect: CellRect, _ draw: (inout DrawingContext) -> Void) {
        guard let recorder else { return draw(&self) }
        recorder.surface(name, in: rect, visible: clip.intersection(rect), scale: scale) { draw(&self) }
    }
}

extension EnvironmentValues {
    /// Whether views lowered in this environment are inspected. Default: `false`.
    package var isInspected: Bool {
        get { inspection != nil }
        set { inspection = newValue ? inspection ?? .root : nil }
    }
}
