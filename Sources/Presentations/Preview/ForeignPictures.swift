import Foundation

/// Draws a state of a Live Activity whose views are in another process: a guest's.
///
/// ``PresentationPicture`` and ``PhonePicture`` ask it wherever they would draw views of this process, so that everything that shows
/// pictures shows guests' as well.
package protocol ForeignPictures: ForeignViews {
    /// The picture in cells, in an area of `size`, or at its natural size if that is `nil`.
    func rendering(of picture: PresentationPicture, size: CellSize?, at now: Date) -> Rendering
    /// The picture of a whole phone, in an area of `size`.
    func rendering(of picture: PhonePicture, size: CellSize, at now: Date) -> Rendering
    /// The true picture.
    func canvas(of picture: PresentationPicture, at now: Date) -> PointCanvas
    /// The surfaces enlarged, with sizes and gaps in points.
    func measuredCanvas(of picture: PresentationPicture, at now: Date) -> PointCanvas
    /// A film of the Dynamic Island; `nil` if the device has none. The second activity is another one of the same process.
    func film(_ transition: IslandTransition, of picture: PresentationPicture, at now: Date) -> PointFilm?
    /// The views in an area of `size`; `nil` if the process did not answer.
    func inspection(of picture: PresentationPicture, size: CellSize, at now: Date) -> PresentationInspection?
    /// What a phone would cut off, and so on.
    func findings(of picture: PresentationPicture, at now: Date) -> [PresentationFinding]
}

extension ActivityViews {
    /// Who draws the activity, if another process does.
    var pictures: (any ForeignPictures)? { foreign as? any ForeignPictures }

    /// The views of an activity that another process draws.
    package init(foreign: any ForeignPictures) {
        self.init(
            lockScreen: AnyView(EmptyView()),
            island: DynamicIsland {
            } compactLeading: {
            } compactTrailing: {
            } minimal: {
            })
        self.foreign = foreign
    }
}
