import Testing

/// The real program in a real terminal: tests type keys, read the screen, and check everything else from another shell.
///
/// Most of a test is waiting, so as many run side by side as there are groups; within a group they run one after the other, so that
/// a busy machine is not the reason of a failure. The groups take about the same time. Each test has a home and a terminal of
/// its own.
@Suite(.enabled(if: Programs.tmux != nil, "tmux is missing; make test installs it."), .timeLimit(.minutes(10)))
enum EndToEndTests {
    /// The screen of a sitting: keys, clicks, sizes, plain text.
    @Suite(.serialized) enum Sittings {}

    /// What happens by itself when time passes, on screens and in the attendant.
    @Suite(.serialized) enum Bells {}

    /// Kills, signals, closed windows, files that are removed, and input without sense.
    @Suite(.serialized) enum Interruptions {}

    /// The other screens, other programs (players and desktops among them), and the server.
    @Suite(.serialized) enum Companions {}
}
