import ActivitySystem
import Foundation

/// The data of a Live Activity for any script: a build, a backup, a download.
public struct ScriptAttributes: ActivityAttributes, Hashable, Sendable {
    /// The activity's name, by which the script updates and ends it.
    public var name: String

    /// Attributes of an activity of this name.
    public init(name: String) { self.name = name }

    /// What a script shows. All but the title may be missing; what is missing takes no room.
    public struct ContentState: Codable, Hashable, Sendable {
        /// What goes on; not empty.
        public var title: String
        /// More about it.
        public var subtitle: String?
        /// An SF Symbol's name. Default: a terminal.
        public var symbol: String?
        /// How it stands, in a word or two, for places of a few cells: `3 of 8`.
        public var status: String?
        /// How much is done, 0...1.
        public var progress: Double?
        /// When it began: from then on a clock counts, up to `endDate` where there is one.
        public var startDate: Date?
        /// When it will be done: a clock counts down to it, and with `startDate` a bar fills until then.
        public var endDate: Date?
        /// Its colour, `#RRGGBB`. Default: the theme's.
        public var color: String?
        /// What must be known now.
        public var message: String?

        /// A content state; by default only the title is shown.
        public init(
            title: String, subtitle: String? = nil, symbol: String? = nil, status: String? = nil,
            progress: Double? = nil, startDate: Date? = nil, endDate: Date? = nil, color: String? = nil,
            message: String? = nil
        ) {
            (self.title, self.subtitle, self.symbol, self.status) = (title, subtitle, symbol, status)
            (self.progress, self.startDate, self.endDate) = (progress, startDate, endDate)
            (self.color, self.message) = (color, message)
        }
    }
}
