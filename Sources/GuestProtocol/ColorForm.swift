/// That a number or a text of a content state is a colour, which is seen by what the source makes of it. Among the texts that a value is
/// compared with it is one that no source can spell.
public enum ColorForm: String, Sendable {
    /// `Color(hex: state.tint)`
    case hexadecimal = "\u{1}hexadecimal colour"
    /// The same, where the source reads the digits alone: `#` before them would make it black.
    case digits = "\u{1}hexadecimal digits"
}
