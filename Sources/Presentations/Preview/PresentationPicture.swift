import Foundation

/// The picture of some presentations of a Live Activity in given traits: what previews show, exports write and tests keep.
public struct PresentationPicture {
    /// What the presentations show; `nil` when no activity is on show.
    public var views: ActivityViews?
    /// In which traits.
    public var traits: PreviewTraits
    /// Which presentations, in any order. Default: all.
    public var presentations: [Presentation]
    /// Whether the lock screen is drawn in a phone with its clock, or as the activity's card alone. Default: in a phone
    /// where other presentations stand beside it.
    public var hasPhone: Bool
    /// Whether each presentation has its name above it. Default: where there are several.
    public var hasCaptions: Bool

    /// A picture.
    public init(
        _ views: ActivityViews?, in traits: PreviewTraits = PreviewTraits(),
        presentations: [Presentation] = Presentation.allCases
    ) {
        (self.views, self.traits, self.presentations) = (views, traits, presentations)
        hasPhone = presentations.count > 1
        hasCaptions = presentations.count > 1
    }

    /// The picture of a preview's state.
    public init(
        of state: ActivityPreview.State, from start: Date = ActivityPreview.start,
        in traits: PreviewTraits = PreviewTraits(), presentations: [Presentation] = Presentation.allCases
    ) {
        self.init(state.views(from: start, isStale: traits.isStale), in: traits, presentations: presentations)
    }

    /// The picture at its own size: that of the presentations at the scale of the traits.
    public func rendering(at now: Date) -> Rendering {
        let canvas = canvas(plan: naturalPlan)
        return rendering(of: canvas, size: canvas.plan?.extent ?? .zero, at: now)
    }

    /// The picture in a place of `size`: as many of the presentations as fit.
    public func rendering(size: CellSize, at now: Date) -> Rendering {
        rendering(of: canvas(plan: plan(in: size)), size: size, at: now)
    }

    /// The cells of the picture at its own size, with no more colours than the traits say.
    public func frame(at now: Date) -> Frame { rendering(at: now).frame.reduced(to: traits.colorDepth) }

    /// The cells of the picture in a place of `size`, with no more colours than the traits say.
    public func frame(size: CellSize, at now: Date) -> Frame {
        rendering(size: size, at: now).frame.reduced(to: traits.colorDepth)
    }

    /// Columns and rows that the picture takes at its own size.
    public var size: CellSize { naturalPlan.extent }

    // MARK: Parts

    /// The canvas that draws the picture, for a caller with more to draw around it.
    ///
    /// - Parameter plan: Where the presentations stand; `nil` for as many as fit.
    public func canvas(plan: CanvasPlan? = nil) -> PresentationCanvas {
        let theme = traits.effectiveTheme
        var canvas = PresentationCanvas(
            views: views, device: traits.device, theme: theme, environment: traits.environment)
        canvas.contrast = traits.colorDepth == .direct ? .full : SurfaceContrast(of: theme, at: traits.colorDepth)
        canvas.plan = plan
        return canvas
    }

    /// Where the presentations stand in a picture of its own size.
    public var naturalPlan: CanvasPlan {
        .natural(
            presentations, device: traits.device, pointsPerColumn: traits.pointsPerColumn ?? 8, hasPhone: hasPhone,
            hasCaptions: hasCaptions)
    }

    /// Where they stand in a place of `size`: in its middle, as large as fits.
    public func plan(in size: CellSize) -> CanvasPlan {
        if traits.pointsPerColumn == nil, Set(presentations) == Set(Presentation.allCases), hasPhone {
            return canvas().plan(for: size)
        }
        let finest = presentations.count == 1 ? 5.0 : 8
        let scales = traits.pointsPerColumn.map { [$0] } ?? Array(stride(from: finest, through: 13, by: 0.25))
        let plans = scales.lazy.map {
            CanvasPlan.natural(
                presentations, device: traits.device, pointsPerColumn: $0, hasPhone: hasPhone, hasCaptions: hasCaptions)
        }
        let plan = plans.first { $0.extent.width <= size.width && $0.extent.height <= size.height }
        return (plan ?? plans.last ?? naturalPlan).centered(in: size)
    }

    private func rendering(of canvas: PresentationCanvas, size: CellSize, at now: Date) -> Rendering {
        Renderer.render(size: size, at: now, background: CellStyle(background: canvas.theme.screen.background)) {
            canvas.draw(in: $0.bounds, context: &$0)
        }
    }
}
