/// What a guest that does not compile was to be made of, for `--explain`.
package struct TakenSources: Hashable, Sendable {
    /// A file that was taken, wholly or in part.
    package struct File: Hashable, Sendable {
        /// Its path.
        package let path: String
        /// Why it was taken.
        package let reason: String

        package init(path: String, reason: String) { (self.path, self.reason) = (path, reason) }
    }

    /// The files, by path.
    package let files: [File]
    /// What was changed in them, and what was not looked at.
    package let notes: [SourceNote]

    package init(files: [File] = [], notes: [SourceNote] = []) { (self.files, self.notes) = (files, notes) }
}
