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
        islet_now_drawing("")
        do {
            switch request {
            case .resources(let resources):
                install(resources)
                return .ready
            case .catalogue:
                return .catalogue(GuestCatalogue(entries: registry.entries.map(\.description), guards: guards))
            case .states(let entry, let given): return .states(try states(of: entry, given))
            case .content(let picture): return try sample(of: picture).content
            default:
                let drawing = GuestDrawing(views: views, second: second, traits: Self.traits) { islet_now_drawing($0) }
                return try drawing.reply(to: request) ?? .failure("There is no such picture.")
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

    private func sample(of picture: GuestPicture) throws -> GuestSample {
        guard let states = samples[picture.preview], states.indices.contains(picture.state) else {
            throw GuestFailure("There is no state \(picture.state) of preview \(picture.preview).")
        }
        return try picture.content.map(states[picture.state].with) ?? states[picture.state]
    }

    private func views(of picture: GuestPicture, isStale: Bool) throws -> ActivityViews {
        let sample = try sample(of: picture)
        StringCatalogue.locale = Self.locale(of: picture)
        GuestLocale.set(Self.locale(of: picture))
        // A phone makes the views when the state arrives: only what the system draws, such as timers, moves after that.
        islet_set_clock(ActivityPreview.start.timeIntervalSince1970)
        guard let configuration = sample.makeConfiguration(),
            let views = configuration.views(
                attributes: sample.attributes, state: sample.state, isStale: isStale || sample.description.isStale)
        else {
            throw GuestFailure("No widget here shows a Live Activity of \(sample.description.attributes).")
        }
        return views
    }

    private static func locale(of picture: GuestPicture) -> Locale {
        picture.traits.traits.locale ?? GuestLocale.standard
    }

    /// The traits with a locale, and with the app's accent colour: the catalogue's, or the system's blue, whatever the theme.
    private static func traits(of picture: GuestPicture) -> PreviewTraits {
        var traits = picture.traits.traits
        traits.locale = locale(of: picture)
        traits.theme = traits.effectiveTheme
        let accent = AssetCatalogue.installed.colors["AccentColor"]
        func tint(isDark: Bool) -> CellColor {
            accent?.color(isDark: isDark) ?? CellColor(hex: isDark ? 0x0A84FF : 0x007AFF)
        }
        traits.theme.island.palette.tint = tint(isDark: true)
        traits.theme.card.palette.tint = tint(isDark: traits.theme.appearance == .dark)
        return traits
    }

    /// The views of the activity that joins one in the island: another widget's if there is one.
    private func second(beside picture: GuestPicture) throws -> ActivityViews? {
        let widget = try sample(of: picture).description.widget
        var other = picture
        for (preview, states) in samples.sorted(by: { $0.key < $1.key }) {
            guard let state = states.firstIndex(where: { $0.description.widget != widget }) else { continue }
            (other.preview, other.state) = (preview, state)
            break
        }
        return try views(of: other, isStale: false)
    }
}

/// Why a request cannot be met, in a sentence.
struct GuestFailure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
