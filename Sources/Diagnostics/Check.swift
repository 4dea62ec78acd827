/// One thing that was looked at, and how it is.
package struct Check: Hashable {
    /// How it is.
    package enum State: String, Hashable, Codable {
        /// As it should be.
        case ok
        /// Worth knowing, and nothing to do.
        case note
        /// Something should be done; the remedy says what.
        case off
    }

    /// A stable name for scripts: `terminal.colors`.
    package let key: String
    /// What was looked at, for people.
    package let title: String
    /// What was found, without a full stop.
    package let finding: String
    package let state: State
    /// What to do, as a sentence; nil where nothing is to be done.
    let remedy: String?

    /// Something that is as it should be.
    static func ok(_ key: String, _ title: String, _ finding: String) -> Check {
        Check(key: key, title: title, finding: finding, state: .ok, remedy: nil)
    }

    /// Something worth knowing.
    package static func note(_ key: String, _ title: String, _ finding: String, _ remedy: String? = nil) -> Check {
        Check(key: key, title: title, finding: finding, state: .note, remedy: remedy)
    }

    /// Something that should be put right by `remedy`.
    package static func off(_ key: String, _ title: String, _ finding: String, _ remedy: String) -> Check {
        Check(key: key, title: title, finding: finding, state: .off, remedy: remedy)
    }
}
