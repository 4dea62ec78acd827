/// Whether an assertion may write reference files.
public enum SnapshotMode: Hashable, Sendable {
    /// Compares; a missing reference fails. The default, and always so where `CI` is set.
    case compare
    /// Compares, and writes references that are missing.
    case writeMissing
    /// Writes every reference that differs or is missing.
    case record

    /// The mode that the environment asks for: `ISLET_SNAPSHOTS` is `record`, `missing`, or anything else for comparing.
    /// Where `CI` is set and not empty, nothing is ever written.
    public init(environment: [String: String]) {
        if let continuousIntegration = environment["CI"], !continuousIntegration.isEmpty {
            self = .compare
            return
        }
        self =
            switch environment["ISLET_SNAPSHOTS"] {
            case "record": .record
            case "missing": .writeMissing
            default: .compare
            }
    }
}
