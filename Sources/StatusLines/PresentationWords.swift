import ActivitySystem
import CellUI
import DeviceActivities
import Foundation
import Languages
import LiveActivities
import Meditation
import Presentations

/// A presentation of the visible Live Activities in one line: what their views draw, or what a screen reader would say.
///
/// As on the phone, the lock screen is all of them, minimal two of them, and each of the others one: the sitting, or the first
/// that has the island.
enum PresentationWords {
    /// An activity in a presentation: the sitting's, or another app's.
    private typealias Face = (views: ActivityViews, activity: ShownActivity?)

    /// The glyphs that the presentation draws in one row. Only the two small ones have one.
    static func drawn(_ presentation: Presentation) -> StatusWords {
        words(of: presentation, separator: " ") { rendering, _, _ in
            rendering.frame.text.split(separator: "\n").first.map {
                String($0.trimmingPrefix { $0 == " " })
            } ?? ""
        }
    }

    /// The presentation as a sentence, from the labels and values of its views.
    static func spoken(_ presentation: Presentation) -> StatusWords {
        words(of: presentation, separator: Language.current == .japanese ? "。" : ". ") { rendering, activity, now in
            let reading = rendering.reading(in: .ofThisLanguage)
            return activity.map { SpokenActivity.sentence(of: reading, by: $0, at: now) } ?? reading.sentence
        }
    }

    private static func words(
        of presentation: Presentation, separator: String,
        _ text: @escaping (Rendering, ShownActivity?, _ now: Date) -> String
    ) -> StatusWords {
        StatusWords(
            text: { moment in
                faces(of: presentation, at: moment).map { face in
                    text(rendering(of: presentation, in: face.views, at: moment), face.activity, moment.now)
                }.filter { !$0.isEmpty }.joined(separator: separator)
            },
            next: { moment in
                let changes = faces(of: presentation, at: moment).map { face in
                    rendering(of: presentation, in: face.views, at: moment).expiresAt
                }
                return (changes + [moment.nextOfOthers]).compactMap { $0 }.min()
            })
    }

    private static func faces(of presentation: Presentation, at moment: StatusMoment) -> [Face] {
        let sitting = moment.whole.map { MeditationLiveActivity.views(for: $0.contentState) }
        let own: [Face] = sitting.map { [($0, nil)] } ?? []
        func faces(_ others: [OtherActivity]) -> [Face] { others.map { ($0.views, $0.activity) } }
        let others = moment.drawnOthers
        guard !others.isEmpty else { return own }
        let inIsland = faces(others.filter { $0.place != nil }.sorted { one, _ in one.place != .minimalDetached })
        switch presentation {
        case .lockScreen:
            return faces(others.filter(\.precedesSitting)) + own + faces(others.filter { !$0.precedesSitting })
        case .minimal where inIsland.count < 2: return moment.isSittingAttached ? own + inIsland : inIsland + own
        case .minimal: return inIsland
        case .compact, .expanded: return own.isEmpty ? Array(inIsland.prefix(1)) : own
        }
    }

    private static func rendering(
        of presentation: Presentation, in views: ActivityViews, at moment: StatusMoment
    ) -> Rendering {
        var environment = EnvironmentValues()
        environment.now = moment.now
        environment.timeZone = moment.timeZone()
        environment.colorScheme = .dark
        environment.showsSeconds = moment.showsSeconds
        let (size, parts) = parts(of: presentation, in: views)
        return Renderer.render(size: size, at: environment.now) { context in
            let rows = size.height / max(1, parts.count)
            for (index, part) in parts.enumerated() {
                let place = CellRect(x: 0, y: index * rows, width: size.width, height: rows)
                environment.now = context.now
                context.draw(part, in: place, environment: environment, alignment: .leading)
            }
        }
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
        // Wider than the island's circle: a line has room for a time where that has room for a sign.
        case .minimal: (CellSize(width: 7, height: 1), [island.minimal])
        }
    }
}
