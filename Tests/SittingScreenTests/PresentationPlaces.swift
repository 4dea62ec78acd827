import Presentations

@testable import SittingScreen

extension ScreenImage {
    /// Where the presentations are: what a click on each hits.
    var presentations: [Presentation: CellRect] {
        let places = rendering.regions.compactMap { region -> (Presentation, CellRect)? in
            guard case .send(let message) = region.action else { return nil }
            return (message as? Presentation).map { ($0, region.rect) }
        }
        return Dictionary(uniqueKeysWithValues: places)
    }
}
