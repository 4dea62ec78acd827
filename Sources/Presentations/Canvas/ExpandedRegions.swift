/// Lays out the regions of the expanded island around the camera, in points.
///
///     leading   (camera)   trailing     beside the camera, continuing below it; each has one side
///               center                  below the camera, between the two
///     bottom bottom bottom bottom       below all others, at full width
///
/// A leading or trailing region that is too wide moves below the camera, at full width, if its priority is positive and the
/// highest, or if it has `.dynamicIsland(verticalPlacement: .belowIfTooWide)`. If the region of the other side goes on there, it has
/// the width that this one leaves.
/// Source: [Creating custom views for Live
/// Activities](https://developer.apple.com/documentation/activitykit/creating-custom-views-for-live-activities).
struct ExpandedRegions {
    /// A region and its area.
    struct Part {
        let name: String
        let view: PreparedView
        /// The area in the content's coordinates, laid out left to right.
        let place: CGRect
        let alignment: Alignment
    }

    /// The size that a view takes for a proposal.
    typealias Measure = (PreparedView, ProposedViewSize) -> CGSize

    private(set) var places: [Part] = []
    /// The height of all regions together.
    private(set) var height: CGFloat = 0
    /// The height that the regions need; more than the content's if they do not fit.
    private(set) var neededHeight: CGFloat = 0

    /// Lays out `regions` in an area of size `content`.
    ///
    /// - Parameters:
    ///   - camera: The camera in the content's coordinates. Uneven margins move it off centre.
    ///   - gap: The least distance of the center region from those beside it.
    init(
        _ regions: [ExpandedRegion], content: CGSize, camera: CGRect, gap: CGFloat, environment: EnvironmentValues,
        measure: Measure
    ) {
        func prepared(_ position: DynamicIslandExpandedRegionPosition) -> (view: PreparedView, priority: Double)? {
            let matching = regions.filter { $0.position == position }
            guard let first = matching.first else { return nil }
            // Regions at the same position are stacked.
            let view =
                matching.count == 1
                ? PreparedView(first.contentWithMargins, environment: environment)
                : PreparedView(
                    VStack { ForEach(0..<matching.count) { matching[$0].contentWithMargins } }, environment: environment
                )
            return view.isEmpty ? nil : (view, matching.map(\.priority).max() ?? 0)
        }
        func size(_ view: PreparedView, width: CGFloat?, height: CGFloat? = nil) -> CGSize {
            measure(view, ProposedViewSize(width: width, height: height))
        }
        let highest = regions.map(\.priority).max() ?? 0
        let beforeCamera = min(max(0, camera.minX), content.width)
        let afterCamera = min(max(0, content.width - camera.maxX), content.width)
        let cameraBottom = max(0, camera.maxY)
        var below = cameraBottom
        var beside: (leading: CGSize, trailing: CGSize) = (.zero, .zero)

        func isBelow(_ region: (view: PreparedView, priority: Double), side: CGFloat) -> Bool {
            guard size(region.view, width: nil).width > side else { return false }
            return (region.priority > 0 && region.priority == highest)
                || region.view.preference(VerticalPlacementKey.self).isBelowIfTooWide
        }
        func placeBeside(_ name: String, _ view: PreparedView, isLeading: Bool) -> CGSize {
            let side = isLeading ? beforeCamera : afterCamera
            let size = size(view, width: side)
            let place = CGRect(x: isLeading ? 0 : content.width - side, y: 0, width: side, height: size.height)
            places.append(Part(name: name, view: view, place: place, alignment: isLeading ? .topLeading : .topTrailing))
            return size
        }
        func placeBelow(_ name: String, _ view: PreparedView, isLeading: Bool) {
            let other = isLeading ? beside.trailing : beside.leading
            let taken = other.height > cameraBottom ? other.width + gap : 0
            let width = max(0, content.width - taken)
            let size = size(view, width: width)
            let place = CGRect(x: isLeading ? 0 : taken, y: below, width: width, height: size.height)
            places.append(Part(name: name, view: view, place: place, alignment: isLeading ? .topLeading : .topTrailing))
            below += size.height
        }
        let leading = prepared(.leading).map { ($0.view, isBelow: isBelow($0, side: beforeCamera)) }
        let trailing = prepared(.trailing).map { ($0.view, isBelow: isBelow($0, side: afterCamera)) }
        if case (let view, false)? = leading { beside.leading = placeBeside("Leading", view, isLeading: true) }
        if case (let view, false)? = trailing { beside.trailing = placeBeside("Trailing", view, isLeading: false) }
        if case (let view, true)? = leading { placeBelow("Leading", view, isLeading: true) }
        if case (let view, true)? = trailing { placeBelow("Trailing", view, isLeading: false) }
        var end = max(below, beside.leading.height, beside.trailing.height)

        if let (view, _) = prepared(.center) {
            let left = beside.leading.height > cameraBottom ? beside.leading.width + gap : 0
            let right = beside.trailing.height > cameraBottom ? beside.trailing.width + gap : 0
            let inset = max(left, right)
            let width = max(0, content.width - 2 * inset)
            let size = size(view, width: width)
            let place = CGRect(x: inset, y: below, width: width, height: size.height)
            places.append(Part(name: "Center", view: view, place: place, alignment: .top))
            end = max(end, below + size.height)
        }
        if let (view, _) = prepared(.bottom) {
            let room = max(0, content.height - end)
            let needed = size(view, width: content.width, height: room).height
            let place = CGRect(x: 0, y: end, width: content.width, height: min(needed, room))
            places.append(Part(name: "Bottom", view: view, place: place, alignment: .top))
            neededHeight = end + needed
            end += place.height
        }
        height = end
        neededHeight = max(neededHeight, end)
    }
}
