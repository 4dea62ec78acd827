/// The effect of a click on the screen of a simulation.
enum WatchMessage: Hashable {
    /// Selects the app at this index.
    case app(Int)
    /// Jumps to an offset in seconds.
    case time(Double)
}
