import CellUI

/// The effect of a click on the preview's screen.
enum PreviewMessage: Hashable {
    /// Takes the next value of this line of the panel.
    case line(Int)
    /// Selects a field of the content and begins to type its value.
    case field(Int)
    /// Jumps to an offset in seconds.
    case time(Double)
    /// Presses the phone's island.
    case island
    /// Swipes on the phone's lock screen.
    case lockScreen
    /// Selects a view in the inspector.
    case view(ViewPath)
}
