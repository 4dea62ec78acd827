/// Three more Live Activities, written as their apps would write them: they show that nothing in the rooms below knows of
/// sittings.
///
/// Read first: ``AmbientReadingLiveActivity`` (a session of hours with a line of text), ``CountdownLiveActivity`` (a date
/// that comes nearer) and ``ScriptLiveActivity`` (what a script says of itself).
@_exported import Presentations

/// The samples as a list.
public enum Samples {
    /// What there is to look at.
    public static let previews: [ActivityPreview] = [.ambientReading, .countdown, .script]
}
