/// What an assertion may write.
///
/// | mode | a missing reference | a different one | written |
/// |---|---|---|---|
/// | `verify` | fails | fails | the new picture beside the reference, for review |
/// | `missing` | is written | fails | also the references that were missing |
/// | `record` | is written | is written | the references |
/// | `ci` | fails | fails | nothing beside the references |
public enum SnapshotMode: String, CaseIterable, Hashable, Sendable {
    /// Compares. The default.
    case verify
    /// Compares, and writes references that are missing.
    case missing
    /// Writes every reference that differs or is missing.
    case record
    /// Compares, and writes nothing beside the references. Where `CI` is set.
    case ci

    /// The environment variable that chooses the mode.
    public static let variable = "ISLET_SNAPSHOTS"

    /// The mode that an environment asks for; without `ISLET_SNAPSHOTS`, or with an empty one, ``verify``.
    ///
    /// Where `CI` is set to anything but nothing, `0` or `false`, it is ``ci``, whatever else is said.
    ///
    /// - Throws: ``SnapshotError/unknownMode(_:)``, with `CI` as well.
    public init(environment: [String: String]) throws(SnapshotError) {
        let word = environment[Self.variable] ?? ""
        guard let mode = word.isEmpty ? .verify : SnapshotMode(rawValue: word) else { throw .unknownMode(word) }
        let isContinuousIntegration = !["", "0", "false"].contains((environment["CI"] ?? "").lowercased())
        self = isContinuousIntegration ? .ci : mode
    }
}
