import Testing

/// The real program in a real terminal: keys are typed, the screen is read, and all else is seen from another shell.
///
/// One after the other: each has a terminal of its own, and a loaded machine is no reason to fail.
@Suite(
    .serialized, .enabled(if: Programs.tmux != nil, "tmux is missing; make test installs it."), .timeLimit(.minutes(10))
)
enum EndToEndTests {}
