import Foundation
import Presentations
import TerminalScreen
import Testing

@testable import SittingScreen

@Suite("The mouse in the start panel")
struct PanelClickTests {
    /// What is under a word of a picture, the last of its row.
    private func hit(_ word: String, in image: ScreenImage) throws -> ScreenAction? {
        let lines = image.rendering.frame.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let row = try #require(lines.firstIndex { $0.contains(word) })
        let range = try #require(lines[row].range(of: word, options: .backwards))
        let column = lines[row].distance(from: lines[row].startIndex, to: range.lowerBound)
        return image.hit(at: CellPoint(x: column, y: row)).action
    }

    @Test("In the panel every line, choice and arrow can be clicked, and the button")
    func panelClicks() throws {
        let wide = ScreenPictureTests().image(.idle, width: 80, height: 24)
        #expect(try hit("Method", in: wide) == .choose(.line(.method)))
        #expect(try hit("Meditation", in: wide) == .choose(.line(.method)))
        #expect(try hit("15", in: wide) == .choose(.value(.duration, 2)))
        #expect(try hit("30 s", in: wide) == .choose(.value(.preparation, 3)))
        #expect(try hit("5 min", in: wide) == .choose(.value(.bells, 4)))
        #expect(try hit("Begin  ", in: wide) == .choose(.begin))
        let narrow = ScreenPictureTests().image(.idle, width: 40, height: 12)
        #expect(try hit("Preparation", in: narrow) == .choose(.line(.preparation)))
        #expect(try hit("‹", in: narrow) == .choose(.step(.duration, -1)))
        #expect(try hit(" ›", in: narrow) == .choose(.step(.duration, 1)))
    }
}
