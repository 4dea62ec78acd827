/// How a number or a text of a content state stands for an instant, which is seen by what the source makes of it. Among the texts that a
/// value is compared with it is one that no source can spell.
public enum InstantForm: String, CaseIterable, Sendable {
    /// `Date(timeIntervalSince1970: state.end)`
    case seconds = "\u{1}seconds since 1970"
    /// `Date(timeIntervalSince1970: state.end / 1000)`
    case milliseconds = "\u{1}milliseconds since 1970"
    /// `formatter.date(from: state.end)`
    case text = "\u{1}ISO 8601"
}
