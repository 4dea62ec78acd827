/// A finished picture.
public struct Rendering {
    /// The cells.
    public let frame: Frame
    /// The earliest instant at which any cell would differ; `nil` if none ever will.
    ///
    /// Every frame rendered before it equals this one, and the one rendered at it differs. Where only hidden things change
    /// (a clock that is cut off before its seconds), a frame that still looks the same may come after many such changes.
    public let expiresAt: Date?
    /// Whether the frame at `expiresAt` is known to differ.
    let isExpiryCertain: Bool
    /// What answers a click, the topmost last.
    public let regions: [InteractiveRegion]
    private let speech: [Speech]

    init(frame: Frame, expiresAt: Date?, isExpiryCertain: Bool, regions: [InteractiveRegion], speech: [Speech]) {
        (self.frame, self.expiresAt, self.isExpiryCertain) = (frame, expiresAt, isExpiryCertain)
        (self.regions, self.speech) = (regions, speech)
    }

    /// What a screen reader says.
    public var reading: Reading {
        var reading = Reading()
        for part in speech { part.read(into: &reading) }
        return reading
    }

    /// What a click at `point` hits.
    public func region(at point: CellPoint) -> InteractiveRegion? { regions.last { $0.rect.contains(point) } }
}

/// Turns a drawing into a picture that knows how long it holds.
public enum Renderer {
    /// How many hidden changes are looked through before the expiry is given as it stands: a clock that hides its seconds
    /// then costs one idle wake-up in two minutes, and a frame never the time of more than so many.
    private static let verifications = 128

    /// Renders what `picture` draws. It is called again with a later `now` where something that changes is hidden, so it
    /// must depend on its argument alone.
    ///
    /// - Parameters:
    ///   - size: Columns and rows of the frame.
    ///   - now: The instant that is drawn.
    ///   - background: What the frame is filled with at first.
    public static func render(
        size: CellSize, at now: Date, background: CellStyle = CellStyle(), _ picture: (inout DrawingContext) -> Void
    ) -> Rendering {
        func draw(at now: Date) -> DrawingContext {
            var context = DrawingContext(size: size, filledWith: .blank(background), now: now)
            picture(&context)
            return context
        }
        let first = draw(at: now)
        var expiresAt = first.expiresAt
        var isCertain = !first.isExpiryDoubtful
        if !isCertain {
            for _ in 0..<verifications {
                guard let date = expiresAt else { break }
                let later = draw(at: date)
                isCertain = later.frame != first.frame
                if isCertain { break }
                expiresAt = later.expiresAt
            }
        }
        return Rendering(
            frame: first.frame, expiresAt: expiresAt, isExpiryCertain: isCertain || expiresAt == nil,
            regions: first.regions, speech: first.speech)
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
