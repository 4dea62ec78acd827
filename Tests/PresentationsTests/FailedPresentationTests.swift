import Foundation
import Testing

@testable import Presentations

@Suite("A presentation that cannot be drawn, and the others")
struct FailedPresentationTests {
    private static let sentence = "Ride.swift:12: Fatal error: Index out of range"

    private func picture(without failed: [Presentation]) -> PresentationPicture {
        var views = sampleCanvas().views
        for presentation in failed { views?.drawing.failures[presentation] = Self.sentence }
        return PresentationPicture(views)
    }

    @Test("Each presentation stands for itself", arguments: Presentation.allCases)
    func others(failed: Presentation) {
        let texts: [Presentation: String] = [
            .lockScreen: "line 0", .expanded: "row 0", .compact: "12:34", .minimal: "M ",
        ]
        let text = picture(without: [failed]).frame(at: sampleInstant).text
        for (presentation, shown) in texts { #expect(text.contains(shown) == (presentation != failed), "\(text)") }
        #expect(text.contains("Ride.swift:12"), "\(text)")
    }

    @Test("In a true picture the sentence stands for it, or above it", arguments: Presentation.allCases)
    func points(failed: Presentation) {
        func texts(in items: [PointCanvas.Item]) -> [String] {
            items.flatMap { item -> [String] in
                switch item {
                case .text(let text): [text.string]
                case .group(let group): texts(in: group.items)
                default: []
                }
            }
        }
        let drawn = texts(in: picture(without: [failed]).pointCanvas(at: sampleInstant).items).joined(separator: " ")
        #expect(drawn.contains("Ride.swift:12"), "\(drawn)")
        #expect(drawn.contains("line 0") == (failed != .lockScreen))
        #expect(drawn.contains("12:34") == (failed != .compact))
    }

    @Test("The content of a presentation is made when it is drawn, and once")
    func making() {
        var made: [String] = []
        func text(_ name: String) -> Text {
            made.append(name)
            return Text(verbatim: name)
        }
        func views() -> ActivityViews {
            ActivityViews {
                AnyView(text("card"))
            } island: {
                DynamicIsland {
                    DynamicIslandExpandedRegion(.bottom) { text("open") }
                } compactLeading: {
                    text("leading")
                } compactTrailing: {
                    text("trailing")
                } minimal: {
                    text("minimal")
                }
            }
        }
        _ = PresentationPicture(views(), presentations: [.lockScreen]).frame(at: sampleInstant)
        #expect(made == ["card"])
        made = []
        _ = PresentationPicture(views()).frame(at: sampleInstant)
        #expect(made.sorted() == ["card", "leading", "minimal", "open", "trailing"])
    }

    @Test("What is being drawn is known, also while the island is made in the middle of the lock screen")
    func place() {
        var parts: [ActivityPart?] = []
        var views = sampleCanvas().views
        views?.drawing.place = DrawnPart { parts.append($0) }
        _ = views?.lockScreen
        _ = views?.island
        _ = views?.island.minimal
        #expect(parts == [.lockScreen, .island, .lockScreen, .minimal])
    }
}
