import Foundation

/// What a guest answers.
public enum GuestReply: Codable, Hashable, Sendable {
    /// The resources have arrived.
    case ready
    /// Everything that can be previewed.
    case catalogue(GuestCatalogue)
    /// The sample states of a preview.
    case states([GuestState])
    /// A picture in cells.
    case cells(GuestFrame)
    /// A true picture.
    case points(GuestCanvas)
    /// A film; `nil` if the device has no Dynamic Island.
    case film(GuestFilm?)
    /// The views of a picture.
    case inspection(GuestInspection)
    /// What a phone would cut off, and so on.
    case findings([GuestFinding])
    /// Attributes and content of a state, and the fields of the content.
    case content(GuestContent, [GuestField])
    /// The request cannot be met; the sentence says why.
    case failure(String)
}

/// Everything that a guest's source offers for preview.
public struct GuestCatalogue: Codable, Hashable, Sendable {
    /// The previews and widgets, in source order.
    public var entries: [Entry]
    /// What the process is kept from, such as `files` and `network`.
    public var guards: [String]
    /// The version of the messages that the process speaks.
    public var version = GuestMessage.version

    /// One `#Preview`, one `PreviewProvider`, or one widget.
    public struct Entry: Codable, Hashable, Sendable {
        /// What it is.
        public enum Kind: String, Codable, Sendable {
            /// A `#Preview`.
            case preview
            /// A `PreviewProvider`.
            case provider
            /// A widget by itself, whose states are given as JSON or invented.
            case widget
        }

        /// What it is.
        public var kind: Kind
        /// The type's name; empty for a `#Preview`.
        public var name: String
        /// The name of the source file.
        public var file: String
        /// Its line, counted from 1.
        public var line: Int

        /// Creates an entry.
        public init(kind: Kind, name: String, file: String, line: Int) {
            (self.kind, self.name, self.file, self.line) = (kind, name, file, line)
        }
    }

    /// Creates a catalogue.
    public init(entries: [Entry], guards: [String]) { (self.entries, self.guards) = (entries, guards) }
}

/// A sample state.
public struct GuestState: Codable, Hashable, Sendable {
    /// Where its values come from.
    public enum Origin: String, Codable, Sendable {
        /// The source's preview.
        case preview
        /// JSON that was given.
        case given
        /// A static member of the source's types.
        case sample
        /// Made up from the types.
        case invented
    }

    /// The preview's name, if it has one.
    public var preview: String?
    /// The widget's type; empty if it is not known.
    public var widget: String
    /// The attributes' type.
    public var attributes: String
    /// The name of the state itself, if it has one.
    public var name: String?
    /// Where its values come from.
    public var origin: Origin
    /// Whether its content is out of date.
    public var isStale: Bool
    /// The presentation that the preview asks for, if any.
    public var presentation: String?
    /// The most telling moment, in seconds after the activity's start. Default: the start.
    public var moment = 0.0
    /// When what the state waits for happens, in seconds after the start; `nil` (the default) if it waits for nothing.
    public var target: Double?
    /// The widget's name as it is shown; `nil` (the default) for its type.
    public var title: String?

    /// Creates a state.
    public init(
        preview: String?, widget: String, attributes: String, name: String? = nil, origin: Origin,
        isStale: Bool = false, presentation: String? = nil
    ) {
        (self.preview, self.widget, self.attributes) = (preview, widget, attributes)
        (self.name, self.origin, self.isStale, self.presentation) = (name, origin, isStale, presentation)
    }
}

/// What a phone would cut off, hide or make hard to read.
public struct GuestFinding: Codable, Hashable, Sendable {
    /// The presentation's name: `lock-screen`.
    public var presentation: String
    /// The kind, as `islet render --check --format json` prints it: `cut-off`.
    public var kind: String
    /// What is needed: points, or a contrast ratio.
    public var needed: Double?
    /// What there is.
    public var found: Double?
    /// The text that is shortened or broken, or what the view overlaps; `nil` for other kinds.
    public var text: String?
    /// The sentence.
    public var sentence: String
    /// The file's name.
    public var file: String?
    /// The line, counted from 1.
    public var line: Int?

    /// Creates a finding.
    public init(
        presentation: String, kind: String, needed: Double?, found: Double?, text: String?, sentence: String,
        file: String?, line: Int?
    ) {
        (self.presentation, self.kind, self.needed, self.found) = (presentation, kind, needed, found)
        (self.text, self.sentence, self.file, self.line) = (text, sentence, file, line)
    }
}
