import Presentations

/// Choosing a presentation.
extension ScreenModel {
    /// Shows only `presentation`, or all if it is the chosen one.
    mutating func choose(_ presentation: Presentation) {
        selection = selection == presentation ? nil : presentation
    }

    /// Shows the presentation `steps` places further on.
    mutating func cycle(by steps: Int) {
        let stops: [Presentation?] = [nil] + Presentation.allCases
        let index = (stops.firstIndex(of: selection) ?? 0) + steps + stops.count
        selection = stops[index % stops.count]
    }
}
