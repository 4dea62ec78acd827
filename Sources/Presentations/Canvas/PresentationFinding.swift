/// A part of a presentation that the system would cut off or hide, or that the guidelines advise against.
public struct PresentationFinding: Hashable, Sendable {
    /// The kind of problem.
    public enum Kind: Hashable, Sendable {
        /// The content needs more rows than the system allows: the lock screen and the expanded island have 160 points.
        case cutOff(neededRows: Int, shownRows: Int)
        /// The content needs more columns than available.
        case tooWide(neededColumns: Int, shownColumns: Int)
        /// A text was truncated; the value is the full text.
        case truncatedText(String)
        /// Part of the view lies outside the round corners.
        case outsideCorners
        /// Part of the view lies behind the camera and is hidden.
        case behindCamera
        /// The view is nearer to the edge than the standard margin; the value is its distance in points.
        case outsideSafeArea(points: Double)
    }

    /// The presentation.
    public let presentation: Presentation
    /// The kind of problem.
    public let kind: Kind
    /// The view; `nil` for the presentation as a whole.
    public let view: ViewPath?
    /// The finding as a sentence: `Lock Screen needs 11 rows, 10 are shown`.
    public let sentence: String
}
