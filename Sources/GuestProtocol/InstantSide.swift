/// Whether a date of a content state is before or after now, which is seen by the range that the source makes of it. Among the texts that a
/// value is compared with it is one that no source can spell.
public enum InstantSide: String, CaseIterable, Sendable {
    /// `state.start...Date()`
    case before = "\u{1}before now"
    /// `Date()...state.end`
    case after = "\u{1}after now"
}
