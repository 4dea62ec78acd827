import Foundation
import Presentations

/// What Islet asks a guest.
public enum GuestRequest: Codable, Hashable, Sendable {
    /// The resources of the guest's bundle, before anything else.
    case resources(GuestResources)
    /// The previews and widgets that the guest's source declares.
    case catalogue
    /// The sample states of one of them, which runs the guest's code.
    case states(of: Int, GuestSamples)
    /// A picture in cells.
    case cells(GuestPicture, size: GuestSize?)
    /// A picture of a whole phone in cells.
    case phone(GuestPicture, size: GuestSize, GuestPhone)
    /// A true picture in points.
    case points(GuestPicture)
    /// The surfaces enlarged, with sizes and gaps in points.
    case measures(GuestPicture)
    /// A film of the Dynamic Island: the transition's name.
    case film(GuestPicture, transition: String)
    /// The views of a picture in cells.
    case inspection(GuestPicture, size: GuestSize)
    /// What a phone would cut off or make hard to read.
    case findings(GuestPicture)
    /// Attributes and content of a picture's state, which the guest's own code writes.
    case content(GuestPicture)
}

extension GuestRequest {
    /// The picture that it is about; `nil` if it is about none.
    package var picture: GuestPicture? {
        switch self {
        case .resources, .catalogue, .states: nil
        case .cells(let picture, _), .phone(let picture, _, _), .points(let picture), .measures(let picture),
            .film(let picture, _), .inspection(let picture, _), .findings(let picture), .content(let picture):
            picture
        }
    }

    /// The same request without its instant.
    package var still: GuestRequest { with { $0.now = Date(timeIntervalSince1970: 0) } }

    /// The same request for a picture without some presentations, in whose places are these sentences.
    package func without(_ failures: [Presentation: String]) -> GuestRequest {
        if failures.isEmpty { return self }
        if case .content = self { return self }
        return with { picture in
            for (presentation, sentence) in failures { picture.failures[presentation.rawValue] = sentence }
        }
    }

    /// The same request about a changed picture.
    private func with(_ change: (inout GuestPicture) -> Void) -> GuestRequest {
        func part(_ picture: GuestPicture) -> GuestPicture {
            var picture = picture
            change(&picture)
            return picture
        }
        return switch self {
        case .resources, .catalogue, .states: self
        case .content(let picture): .content(part(picture))
        case .cells(let picture, let size): .cells(part(picture), size: size)
        case .phone(let picture, let size, let phone): .phone(part(picture), size: size, phone)
        case .points(let picture): .points(part(picture))
        case .measures(let picture): .measures(part(picture))
        case .film(let picture, let transition): .film(part(picture), transition: transition)
        case .inspection(let picture, let size): .inspection(part(picture), size: size)
        case .findings(let picture): .findings(part(picture))
        }
    }
}

/// What sample states may be made from, beside the source.
public struct GuestSamples: Codable, Hashable, Sendable {
    /// Attributes as JSON; `nil` for the source's own or invented ones.
    public var attributes: Data?
    /// Content states as JSON, each with its name; empty for the source's own or invented ones.
    public var states: [State] = []
    /// The string literals of the source, which invented values are chosen from.
    public var literals: [String] = []
    /// The texts that the source compares its values with, by the values' names in lower case.
    public var compared: [String: [String]] = [:]

    /// A content state as JSON.
    public struct State: Codable, Hashable, Sendable {
        /// The name shown.
        public var name: String
        /// The JSON.
        public var json: Data

        /// Creates a state.
        public init(name: String, json: Data) { (self.name, self.json) = (name, json) }
    }

    /// The source's own.
    public init() {}
}

/// A sample state with everything that its picture depends on.
public struct GuestPicture: Codable, Hashable, Sendable {
    /// The index of the preview in the catalogue.
    public var preview: Int
    /// The index of the state in the preview.
    public var state: Int
    /// Device, theme and all other traits.
    public var traits: GuestTraits
    /// The names of the presentations: `lock-screen`, `expanded`, `compact`, `minimal`.
    public var presentations: [String]
    /// Whether the lock screen is drawn in a phone with its clock.
    public var hasPhone: Bool
    /// Whether each presentation has a caption.
    public var hasCaptions: Bool
    /// The instant shown.
    public var now: Date
    /// Attributes and content in place of the state's own. Default: `nil`, the state's own.
    public var content: GuestContent?
    /// The presentations that are not drawn because they crashed, with the sentences in their places. Default: none.
    public var failures: [String: String] = [:]

    /// Creates a picture's description.
    public init(
        preview: Int, state: Int, traits: GuestTraits, presentations: [String], hasPhone: Bool, hasCaptions: Bool,
        now: Date
    ) {
        (self.preview, self.state, self.traits, self.now) = (preview, state, traits, now)
        (self.presentations, self.hasPhone, self.hasCaptions) = (presentations, hasPhone, hasCaptions)
    }
}

extension GuestPicture {
    /// What a crash depends on: the state and the traits, but not the instant, nor which presentations are drawn and with what.
    package var still: GuestPicture {
        var picture = self
        (picture.now, picture.presentations) = (Date(timeIntervalSince1970: 0), [])
        (picture.hasPhone, picture.hasCaptions) = (false, false)
        return picture
    }
}

/// Columns and rows.
public struct GuestSize: Codable, Hashable, Sendable {
    /// Columns.
    public var width: Int
    /// Rows.
    public var height: Int

    /// Creates a size.
    public init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}

/// What a person did with the phone that is drawn around the presentations.
public struct GuestPhone: Codable, Hashable, Sendable {
    /// Whether the island is open.
    public var isExpanded: Bool
    /// Whether the lock screen is drawn where there is no room for both screens.
    public var prefersLockScreen: Bool

    /// Creates a phone's state.
    public init(isExpanded: Bool, prefersLockScreen: Bool) {
        (self.isExpanded, self.prefersLockScreen) = (isExpanded, prefersLockScreen)
    }
}
