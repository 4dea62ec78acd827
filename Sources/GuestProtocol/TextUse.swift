/// What a text of a content state is for, which is seen by what the source makes of it. Among the texts that a value is compared with it is one
/// that no source can spell.
public enum TextUse: String, Sendable {
    /// It is drawn as it is, `Text(state.icon)`, and names no symbol anywhere.
    case written = "\u{1}written"
}
