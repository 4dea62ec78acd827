import CellUI
import Foundation
import FoundationGaps
import GuestProtocol
import LocalizedResources
import Presentations
import WidgetKit

/// Makes the sample states of a guest's previews, and draws them.
@MainActor
struct GuestPictures {
    private let registry: GuestRegistry
    private let guards: [String]
    /// The states of each entry that was asked for.
    private var samples: [Int: [GuestSample]] = [:]

    init(of registry: GuestRegistry, guards: [String]) { (self.registry, self.guards) = (registry, guards) }

    /// Answers one request. The guest's code runs in it, and may trap.
    mutating func answer(_ request: GuestRequest) -> GuestReply {
        do {
            switch request {
            case .resources(let resources):
                install(resources)
                return .ready
            case .catalogue:
                return .catalogue(GuestCatalogue(entries: registry.entries.map(\.description), guards: guards))
            case .states(let entry, let given): return .states(try states(of: entry, given))
            case .cells(let picture, let size):
                let (drawn, now) = try prepared(picture)
                let rendering =
                    size.map { drawn.rendering(size: CellSize(width: $0.width, height: $0.height), at: now) }
                    ?? drawn.rendering(at: now)
                return .cells(GuestFrame(rendering))
            case .phone(let picture, let size, let phone):
                let (drawn, now) = try prepared(picture)
                var whole = PhonePicture(drawn.views, in: drawn.traits, isExpanded: phone.isExpanded)
                whole.screen = phone.prefersLockScreen ? .lock : .home
                return .cells(
                    GuestFrame(whole.rendering(size: CellSize(width: size.width, height: size.height), at: now)))
            case .points(let picture):
                let (drawn, now) = try prepared(picture)
                return .points(GuestCanvas(drawn.pointCanvas(at: now)))
            case .findings(let picture):
                let (drawn, now) = try prepared(picture)
                return .findings(drawn.findings(at: now).map(GuestFinding.init))
            }
        } catch {
            return .failure("\(error)")
        }
    }

    private func install(_ resources: GuestResources) {
        AssetCatalogue.installed = resources.assets
        StringCatalogue.installed = resources.strings
        if let defaults = resources.defaults { GuestDefaults.install(defaults) }
        AppStorageSource.install { GuestDefaults.standard.object(forKey: $0) }
    }

    private mutating func states(of index: Int, _ given: GuestSamples) throws -> [GuestState] {
        islet_set_clock(ActivityPreview.start.timeIntervalSince1970)
        guard registry.entries.indices.contains(index) else { throw GuestFailure("There is no preview \(index).") }
        let found = try GuestSample.samples(of: registry.entries[index], in: registry, given)
        samples[index] = found
        return found.map(\.description)
    }

    private func prepared(_ picture: GuestPicture) throws -> (PresentationPicture, Date) {
        guard let states = samples[picture.preview], states.indices.contains(picture.state) else {
            throw GuestFailure("There is no state \(picture.state) of preview \(picture.preview).")
        }
        let sample = states[picture.state]
        var traits = picture.traits.traits
        StringCatalogue.locale = traits.locale ?? EnvironmentValues.standardLocale
        if let accent = AssetCatalogue.installed.colors["AccentColor"] {
            traits.theme.island.palette.tint = accent.color(isDark: true)
            traits.theme.card.palette.tint = accent.color(isDark: traits.effectiveTheme.appearance == .dark)
        }
        islet_set_clock(picture.now.timeIntervalSince1970)
        guard let configuration = sample.makeConfiguration(),
            let views = configuration.views(
                attributes: sample.attributes, state: sample.state,
                isStale: traits.isStale || sample.description.isStale)
        else {
            throw GuestFailure("No widget here shows a Live Activity of \(sample.description.attributes).")
        }
        let presentations = picture.presentations.compactMap(Presentation.init(rawValue:))
        var drawn = PresentationPicture(views, in: traits, presentations: presentations)
        (drawn.hasPhone, drawn.hasCaptions) = (picture.hasPhone, picture.hasCaptions)
        return (drawn, picture.now)
    }
}

/// Why a request cannot be met, in a sentence.
struct GuestFailure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
