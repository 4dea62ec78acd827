/// Lays out the regions of the expanded island around the camera.
///
///     leading   (camera)   trailing     beside the camera, continuing below it; each has one side
///               center                  below the camera, between the two
///     bottom bottom bottom bottom       below all others, at full width
///
/// A leading or trailing region that is too wide moves below the camera, at full width, if its priority is positive and the
/// highest, or if it has `.dynamicIsland(verticalPlacement: .belowIfTooWide)`.
/// Source: [Creating custom views for Live
/// Activities](https://developer.apple.com/documentation/activitykit/creating-custom-views-for-live-activities).
struct ExpandedLayout {
    /// A region and its area.
    struct Part {
        let name: String
        let view: PreparedView
        /// The area in the content's coordinates, laid out left to right.
        let place: CellRect
        let alignment: Alignment
    }

    private(set) var places: [Part] = []
    /// The rows of all regions together.
    private(set) var height = 0
    /// The bottom region, the rows above it, and the space for it.
    private var bottom: (view: PreparedView, above: Int, space: CellSize)?

    /// The rows that the regions need: of a bottom region that adapts to its space, those that it takes, otherwise those that it would
    /// take without a limit.
    var neededHeight: Int { bottom.map { $0.above + $0.view.neededRows(in: $0.space) } ?? height }

    /// Lays out `regions` in an area of size `content`.
    ///
    /// - Parameter camera: The camera in the content's coordinates. Uneven margins move it off centre.
    init(regions: [ExpandedRegion], content: CellSize, camera: CellRect, environment: EnvironmentValues) {
        func prepared(_ position: DynamicIslandExpandedRegionPosition) -> (view: PreparedView, priority: Double)? {
            let matching = regions.filter { $0.position == position }
            guard let first = matching.first else { return nil }
            // Regions at the same position are stacked.
            let view =
                matching.count == 1
                ? PreparedView(first.content, environment: environment)
                : PreparedView(
                    VStack { ForEach(0..<matching.count) { matching[$0].content } }, environment: environment)
            return view.isEmpty ? nil : (view, matching.map(\.priority).max() ?? 0)
        }
        let highest = regions.map(\.priority).max() ?? 0
        let beforeCamera = min(max(0, camera.minX), content.width)
        let afterCamera = min(max(0, content.width - camera.maxX), content.width)
        let cameraRows = max(0, camera.maxY)
        var below = cameraRows
        var beside: (leading: CellSize, trailing: CellSize) = (.zero, .zero)

        func placeBeside(_ position: DynamicIslandExpandedRegionPosition) -> CellSize {
            guard let (view, priority) = prepared(position) else { return .zero }
            let isLeading = position == .leading
            let side = isLeading ? beforeCamera : afterCamera
            let isTooWide = view.cells(columns: nil, rows: nil).width > side
            let takesAll = priority > 0 && priority == highest && isTooWide
            if takesAll || (isTooWide && view.preference(VerticalPlacementKey.self).isBelowIfTooWide) {
                let size = view.cells(columns: content.width, rows: nil)
                places.append(
                    Part(
                        name: isLeading ? "Leading" : "Trailing", view: view,
                        place: CellRect(x: 0, y: below, width: content.width, height: size.height),
                        alignment: isLeading ? .topLeading : .topTrailing))
                below += size.height
                return .zero
            }
            let size = view.cells(columns: side, rows: nil)
            let place = CellRect(x: isLeading ? 0 : content.width - side, y: 0, width: side, height: size.height)
            places.append(
                Part(
                    name: isLeading ? "Leading" : "Trailing", view: view, place: place,
                    alignment: isLeading ? .topLeading : .topTrailing))
            return size
        }
        beside.leading = placeBeside(.leading)
        beside.trailing = placeBeside(.trailing)
        var rows = max(below, beside.leading.height, beside.trailing.height)

        if let (view, _) = prepared(.center) {
            let left = beside.leading.height > cameraRows ? beside.leading.width + 1 : 0
            let right = beside.trailing.height > cameraRows ? beside.trailing.width + 1 : 0
            let width = max(0, content.width - 2 * max(left, right))
            let size = view.cells(columns: width, rows: nil)
            places.append(
                Part(
                    name: "Center", view: view,
                    place: CellRect(x: max(left, right), y: below, width: width, height: size.height), alignment: .top))
            rows = max(rows, below + size.height)
        }
        if let (view, _) = prepared(.bottom) {
            let room = max(0, content.height - rows)
            let size = view.cells(columns: content.width, rows: room)
            places.append(
                Part(
                    name: "Bottom", view: view,
                    place: CellRect(x: 0, y: rows, width: content.width, height: min(size.height, room)),
                    alignment: .top))
            bottom = (view, rows, CellSize(width: content.width, height: room))
            rows += min(size.height, room)
        }
        height = rows
    }
}
