/// One thing that was looked at, and how it is.
struct Check: Hashable {
    /// How it is.
    enum State: String, Hashable, Codable {
        /// As it should be.
        case ok
        /// Worth knowing, and nothing to do.
        case note
        /// Something should be done; the remedy says what.
        case off
    }

    /// A stable name for scripts: `terminal.colors`.
    let key: String
    /// What was looked at, for people.
    let title: String
    /// What was found, without a full stop.
    let finding: String
    let state: State
    /// What to do, as a sentence; nil where nothing is to be done.
    let remedy: String?

    /// Something that is as it should be.
    static func ok(_ key: String, _ title: String, _ finding: String) -> Check {
        Check(key: key, title: title, finding: finding, state: .ok, remedy: nil)
    }

    /// Something worth knowing.
    static func note(_ key: String, _ title: String, _ finding: String, _ remedy: String? = nil) -> Check {
        Check(key: key, title: title, finding: finding, state: .note, remedy: remedy)
    }

    /// Something that should be put right by `remedy`.
    static func off(_ key: String, _ title: String, _ finding: String, _ remedy: String) -> Check {
        Check(key: key, title: title, finding: finding, state: .off, remedy: remedy)
    }
}
