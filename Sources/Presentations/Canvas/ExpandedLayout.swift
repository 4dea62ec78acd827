/// The regions of the expanded island around the camera, in cells; see ``ExpandedRegions`` for the rules.
struct ExpandedLayout {
    /// A region and its area.
    struct Part {
        let name: String
        let view: PreparedView
        /// The area in the content's coordinates, laid out left to right.
        let place: CellRect
        let alignment: Alignment
    }

    private let regions: ExpandedRegions
    private let scale: CellScale
    let places: [Part]
    /// The rows of all regions together.
    var height: Int { scale.rows(regions.height) }

    /// Lays out `regions` in an area of size `content`.
    ///
    /// - Parameter camera: The camera in the content's coordinates. Uneven margins move it off centre.
    init(regions: [ExpandedRegion], content: CellSize, camera: CellRect, environment: EnvironmentValues) {
        let scale = environment.cellScale
        self.scale = scale
        let laidOut = ExpandedRegions(
            regions, content: scale.points(content), camera: scale.points(camera), gap: scale.pointsPerColumn,
            environment: environment
        ) { view, proposal in
            scale.points(
                view.cells(
                    columns: proposal.width.map { scale.columns($0) }, rows: proposal.height.map { scale.rows($0) }))
        }
        self.regions = laidOut
        places = laidOut.places.map {
            Part(name: $0.name, view: $0.view, place: scale.cells($0.place), alignment: $0.alignment)
        }
    }
}
