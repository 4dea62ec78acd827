import Foundation

/// A picture of some presentations of a Live Activity with given traits, for previews, exports and snapshot tests.
public struct PresentationPicture {
    /// The content of the presentations; `nil` if there is no activity.
    public var views: ActivityViews?
    /// The traits to draw with.
    public var traits: PreviewTraits
    /// The presentations to draw, in any order. Default: all.
    public var presentations: [Presentation]
    /// Whether the lock screen is drawn in a phone with its clock instead of the activity's card alone. Default: only together
    /// with other presentations.
    public var hasPhone: Bool
    /// Whether each presentation has a caption. Default: only if there are several.
    public var hasCaptions: Bool

    /// Creates a picture.
    public init(
        _ views: ActivityViews?, in traits: PreviewTraits = PreviewTraits(),
        presentations: [Presentation] = Presentation.allCases
    ) {
        (self.views, self.traits, self.presentations) = (views, traits, presentations)
        hasPhone = presentations.count > 1
        hasCaptions = presentations.count > 1
    }

    /// Creates a picture of a preview's state.
    public init(
        of state: ActivityPreview.State, from start: Date = ActivityPreview.start,
        in traits: PreviewTraits = PreviewTraits(), presentations: [Presentation] = Presentation.allCases
    ) {
        self.init(state.views(from: start, isStale: traits.isStale), in: traits, presentations: presentations)
    }

    /// Draws the picture at its natural size, at the traits' scale.
    public func rendering(at now: Date) -> Rendering {
        if let foreign = views?.pictures { return foreign.rendering(of: self, size: nil, at: now) }
        let canvas = canvas(plan: naturalPlan)
        return rendering(of: canvas, size: canvas.plan?.extent ?? .zero, at: now)
    }

    /// Draws the picture in an area of `size`, with as many presentations as fit.
    public func rendering(size: CellSize, at now: Date) -> Rendering {
        if let foreign = views?.pictures { return foreign.rendering(of: self, size: size, at: now) }
        return rendering(of: canvas(plan: plan(in: size)), size: size, at: now)
    }

    /// Inspects the picture in an area of `size`, as ``rendering(size:at:)`` draws it; `nil` if another process draws it and cannot.
    package func inspection(size: CellSize, at now: Date) -> PresentationInspection? {
        if let foreign = views?.pictures { return foreign.inspection(of: self, size: size, at: now) }
        return canvas(plan: plan(in: size)).inspect(in: size, at: now)
    }

    /// The cells of the picture at its natural size, reduced to the traits' colour depth.
    public func frame(at now: Date) -> Frame { rendering(at: now).frame.reduced(to: traits.colorDepth) }

    /// The cells of the picture in an area of `size`, reduced to the traits' colour depth.
    public func frame(size: CellSize, at now: Date) -> Frame {
        rendering(size: size, at: now).frame.reduced(to: traits.colorDepth)
    }

    /// The natural size of the picture.
    public var size: CellSize { naturalPlan.extent }

    // MARK: Parts

    /// The canvas that draws the picture, for callers that draw more around it.
    ///
    /// - Parameter plan: The layout; `nil` for as many presentations as fit.
    public func canvas(plan: CanvasPlan? = nil) -> PresentationCanvas {
        let isPlain = traits.colorDepth == .direct && traits.shapes == .blocks
        let (theme, contrast) =
            isPlain
            ? (traits.effectiveTheme, .full)
            : traits.effectiveTheme.drawn(
                on: traits.wallpaper, at: traits.colorDepth, shapes: traits.shapes)
        var canvas = PresentationCanvas(
            views: views, device: traits.effectiveDevice, theme: theme, environment: traits.environment)
        canvas.minimalPlace = traits.minimalPlace
        canvas.isNight = traits.standBy == .night
        canvas.contrast = contrast
        canvas.plan = plan
        return canvas
    }

    /// The layout of the picture at its natural size.
    public var naturalPlan: CanvasPlan {
        .natural(
            presentations, device: traits.effectiveDevice, pointsPerColumn: traits.pointsPerColumn ?? 8,
            hasPhone: hasPhone,
            hasCaptions: hasCaptions)
    }

    /// The layout for an area of `size`, at the finest scale that fits, or the coarsest if none does.
    public func plan(in size: CellSize) -> CanvasPlan {
        if traits.pointsPerColumn == nil, Set(presentations) == Set(Presentation.allCases), hasPhone {
            return canvas().plan(for: size)
        }
        let finest = presentations.count == 1 ? 5.0 : 8
        let scales = traits.pointsPerColumn.map { [$0] } ?? Array(stride(from: finest, through: 13, by: 0.25))
        let plans = scales.lazy.map {
            CanvasPlan.natural(
                presentations, device: traits.effectiveDevice, pointsPerColumn: $0, hasPhone: hasPhone,
                hasCaptions: hasCaptions)
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
