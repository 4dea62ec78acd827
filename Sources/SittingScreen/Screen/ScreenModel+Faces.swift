import Presentations
import TerminalScreen
import Theming

/// Choosing a presentation.
extension ScreenModel {
    /// Handles a key that chooses a presentation. Returns whether it was one.
    mutating func chooseFace(_ key: Key) -> Bool {
        switch key {
        case .tab: cycle(by: 1)
        case .backTab: cycle(by: -1)
        case .escape: selection = nil
        case .character(let character) where ("1"..."4").contains(character):
            let chosen = Presentation.allCases[(character.wholeNumberValue ?? 1) - 1]
            selection = selection == chosen ? nil : chosen
        default: return false
        }
        return true
    }

    private mutating func cycle(by steps: Int) {
        let stops: [Presentation?] = [nil] + Presentation.allCases
        let index = (stops.firstIndex(of: selection) ?? 0) + steps + stops.count
        selection = stops[index % stops.count]
    }
}
