import CellUI
import Foundation
import Meditation
import Presentations

/// A presentation of the Live Activity in a line: what its own views draw, or what a screen reader would say of them.
enum PresentationWords {
    /// The glyphs that the presentation draws in one row. Only the two small ones have one.
    static func drawn(_ presentation: Presentation) -> StatusWords {
        words(of: presentation) { rendering in
            rendering.frame.text.split(separator: "\n").first.map {
                String($0.trimmingPrefix { $0 == " " })
            } ?? ""
        }
    }

    /// The presentation as a sentence, from the labels and values of its views.
    static func spoken(_ presentation: Presentation) -> StatusWords {
        words(of: presentation) { $0.reading.sentence }
    }

    private static func words(
        of presentation: Presentation, _ text: @escaping (Rendering) -> String
    ) -> StatusWords {
        StatusWords(
            text: { text(rendering(of: presentation, at: $0)) },
            next: { rendering(of: presentation, at: $0).expiresAt.map { $0 + 1e-6 } })
    }

    private static func rendering(of presentation: Presentation, at moment: StatusMoment) -> Rendering {
        // Times of day are those of the wall clock.
        let views = MeditationLiveActivity.views(for: moment.sitting.moved(by: moment.lead).contentState)
        var environment = EnvironmentValues()
        environment.now = moment.now + moment.lead
        environment.timeZone = moment.timeZone()
        environment.colorScheme = .dark
        environment.showsSeconds = moment.showsSeconds
        let (size, parts) = parts(of: presentation, in: views)
        let rendering = Renderer.render(size: size, at: environment.now) { context in
            let rows = size.height / max(1, parts.count)
            for (index, part) in parts.enumerated() {
                let place = CellRect(x: 0, y: index * rows, width: size.width, height: rows)
                environment.now = context.now
                context.draw(part, in: place, environment: environment, alignment: .leading)
            }
        }
        return rendering
    }

    /// The views of a presentation from top to bottom, and the columns and rows that are ample for them.
    private static func parts(of presentation: Presentation, in views: ActivityViews) -> (CellSize, [AnyView]) {
        let island = views.island
        return switch presentation {
        case .lockScreen: (CellSize(width: 60, height: 16), [views.lockScreen])
        case .expanded:
            (CellSize(width: 60, height: 16 * island.expanded.count), island.expanded.map(\.content))
        case .compact:
            (
                CellSize(width: 40, height: 1),
                [
                    AnyView(
                        HStack {
                            AnyView(island.compactLeading); AnyView(island.compactTrailing)
                        })
                ]
            )
        // The island's circle is that wide.
        case .minimal: (CellSize(width: 5, height: 1), [island.minimal])
        }
    }
}
