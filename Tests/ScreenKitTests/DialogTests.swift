import CellUI
import Foundation
import Presentations
import Testing

@testable import ScreenKit

@Suite struct DialogTests {
    private let size = CellSize(width: 30, height: 9)
    private let theme = Theme.standard

    private func frame(isMixed: Bool, selected: Int? = 0) -> Frame {
        var environment = EnvironmentValues(onScreenOf: theme, at: Date(timeIntervalSinceReferenceDate: 0))
        environment.mixesColors = isMixed
        let dialog = Dialog {
            HStack {
                Choice("Yes", isSelected: selected == 0, shape: .answer, sending: 0)
                Choice("No", isSelected: selected == 1, shape: .answer, sending: 1)
            }
        }
        return Renderer.render(
            size: size, at: environment.now, background: CellStyle(background: theme.screen.background)
        ) {
            $0.draw(Color.clear.modal { dialog }, in: $0.bounds, environment: environment)
        }.frame
    }

    @Test("Where colours are mixed, a dialog is a round surface without a border, and what is behind it is darker")
    func roundSurface() throws {
        let frame = frame(isMixed: true)
        #expect(!frame.text.contains("╭"))
        #expect(frame[0, 0].style.background != theme.screen.background)
        let screen = theme.screen
        let surface = Theme.Screen.surface(
            of: screen.emphasis, on: screen.background, share: Theme.Screen.dialogShare,
            for: [screen.emphasis, screen.caption, screen.hint])
        #expect(surface != screen.background)
        // Its corners are mixed with what is behind.
        let middle = size.height / 2
        let edge = try #require((0..<size.width).first { frame[$0, middle].style.background == surface })
        #expect(["▗", "▟", "▄", "▀", "▘"].contains(frame[edge, middle - 1].graphemeCluster))
        #expect(frame[edge + 2, middle - 1].style.background == surface)
    }

    @Test("The selected answer is a pill in the tint, the others are pills of their own")
    func pills() throws {
        for selected in 0...1 {
            let frame = frame(isMixed: true, selected: selected)
            let row = size.height / 2
            func ground(_ letter: Character) throws -> CellColor {
                let x = try #require((0..<size.width).first { frame[$0, row].graphemeCluster == String(letter) })
                return frame[x, row].style.background
            }
            let tint = theme.card.palette.tint
            #expect(try (ground("Y") == tint) == (selected == 0))
            #expect(try (ground("N") == tint) == (selected == 1))
            let other = try ground(selected == 0 ? "N" : "Y")
            #expect(other != theme.screen.background && other != tint)
        }
    }

    @Test("Without mixed colours it has a border, and the selected answer is in reverse video")
    func bordered() throws {
        let frame = frame(isMixed: false)
        #expect(frame.text.contains("╭"))
        #expect(frame.cells.contains { $0.graphemeCluster == "Y" && $0.style.attributes.contains(.reverse) })
        #expect(!frame.cells.contains { $0.graphemeCluster == "N" && $0.style.attributes.contains(.reverse) })
    }
}
