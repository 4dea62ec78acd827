/// Something of a presentation that the system would cut off or hide, or that its guidelines advise against.
public struct PresentationFinding: Hashable, Sendable {
    /// What is amiss.
    public enum Kind: Hashable, Sendable {
        /// It needs more rows than the system gives it: the lock screen and the expanded island have 160 points.
        case cutOff(neededRows: Int, shownRows: Int)
        /// It needs more columns than there are.
        case tooWide(neededColumns: Int, shownColumns: Int)
        /// A text had to be shortened; the whole of it.
        case truncatedText(String)
        /// A part of it lies outside the round corners.
        case outsideCorners
        /// A part of it would lie where the camera is, and is not shown.
        case behindCamera
        /// It stands nearer to the edge than the standard margin; how near, in points.
        case outsideSafeArea(points: Double)
    }

    /// In which presentation.
    public let presentation: Presentation
    /// What is amiss.
    public let kind: Kind
    /// The view; `nil` for the presentation as a whole.
    public let view: ViewPath?
    /// The same in words: `Lock Screen needs 11 rows, 10 are shown`.
    public let sentence: String
}
