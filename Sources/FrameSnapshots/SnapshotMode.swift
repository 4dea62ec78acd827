/// What an assertion may write.
///
/// | mode | missing reference | different reference | written |
/// |---|---|---|---|
/// | `verify` | fails | fails | the new picture beside the reference, for review |
/// | `missing` | is written | fails | like `verify`, and missing references |
/// | `record` | is written | is written | the references |
/// | `ci` | fails | fails | nothing beside the references |
public enum SnapshotMode: String, CaseIterable, Hashable, Sendable {
    /// Compares only. The default.
    case verify
    /// Compares, and writes missing references.
    case missing
    /// Writes every reference that differs or is missing.
    case record
    /// Compares, and writes nothing beside the references. Used if `CI` is set.
    case ci

    /// The environment variable that selects the mode.
    public static let variable = "ISLET_SNAPSHOTS"

    /// The mode of an environment; ``verify`` if `ISLET_SNAPSHOTS` is unset or empty.
    ///
    /// If `CI` is set to anything but an empty string, `0` or `false`, the mode is always ``ci``.
    ///
    /// - Throws: ``SnapshotError/unknownMode(_:)``, even if `CI` is set.
    public init(environment: [String: String]) throws(SnapshotError) {
        let word = environment[Self.variable] ?? ""
        guard let mode = word.isEmpty ? .verify : SnapshotMode(rawValue: word) else { throw .unknownMode(word) }
        let isContinuousIntegration = !["", "0", "false"].contains((environment["CI"] ?? "").lowercased())
        self = isContinuousIntegration ? .ci : mode
    }
}
