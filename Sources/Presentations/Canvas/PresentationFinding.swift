/// A part of a presentation that a phone would cut off or hide, or that the guidelines advise against. Found by laying out in points,
/// whatever the terminal shows.
public struct PresentationFinding: Hashable, Sendable {
    /// The kind of problem.
    public enum Kind: Hashable, Sendable {
        /// The content is higher than the system allows: the lock screen and the expanded island have 160 points.
        case cutOff(neededPoints: Int, shownPoints: Int)
        /// The content is wider than the space for it, and a part of it is cut.
        case tooWide(neededPoints: Int, shownPoints: Int)
        /// A text was truncated; the value is the full text.
        case truncatedText(String)
        /// A line of a text ends within a word; the value is the full text.
        case brokenWord(String)
        /// Part of the view lies outside the round corners.
        case outsideCorners
        /// A part of the view is not seen: it lies beyond the edge of its surface, or outside a clip around it.
        case clipped
        /// Nothing of the view is seen: it lies outside its surface, or opaque shapes are drawn over all of it.
        case hidden
        /// Part of the view lies behind the camera and is hidden.
        case behindCamera
        /// The view is nearer to the edge than the standard margin; the value is its distance in points.
        case outsideSafeArea(points: Double)
        /// The ink of two texts, or of a text or symbol and another view, collides; the value is the other view's title.
        case overlap(with: String)
        /// Letters are smaller than 11 points, the least of the guidelines.
        case smallText(points: Double)
        /// Letters differ too little from what is behind them: a contrast ratio, and the least for their size.
        case lowContrast(ratio: Double, needed: Double)
        /// No text, shape or picture of the presentation is seen. One region or side that is empty is not a fault.
        case nothingDrawn
    }

    /// The least size of letters, in points. Source: Human Interface Guidelines, "Typography".
    public static let leastTextSize = 11.0

    /// The presentation.
    public let presentation: Presentation
    /// The kind of problem.
    public let kind: Kind
    /// The view; `nil` for the presentation as a whole.
    public let view: ViewPath?
    /// Where the view is written; `nil` for the presentation as a whole, and for views that the library makes.
    public let source: SourceLine?
    /// The finding as a sentence: `Lock Screen needs a height of 194 points, there are 160`.
    public let sentence: String

    /// A finding; made here, or by another process.
    package init(
        presentation: Presentation, kind: Kind, view: ViewPath?, source: SourceLine?, sentence: String
    ) {
        (self.presentation, self.kind, self.view) = (presentation, kind, view)
        (self.source, self.sentence) = (source, sentence)
    }

    /// The sentence with the place in the source: `MeditationLiveActivity.swift:42: Lock Screen: Text "Tea" is shortened`.
    public var report: String { source.map { "\($0): \(sentence)" } ?? sentence }
}

extension PresentationFinding {
    /// A finding about a view; the sentence begins with the presentation and the view.
    ///
    /// - Parameter name: What the presentation is called on the device.
    init(
        _ kind: Kind, of view: InspectedView, in presentation: Presentation, named name: String, _ complaint: String
    ) {
        self.init(
            presentation: presentation, kind: kind, view: view.id, source: view.source,
            sentence: "\(name): \(view.title) \(complaint)")
    }

    /// Nothing of a presentation is seen.
    init(blank presentation: Presentation, named name: String) {
        self.init(
            presentation: presentation, kind: .nothingDrawn, view: nil, source: nil,
            sentence: "\(name): nothing is drawn")
    }
}
