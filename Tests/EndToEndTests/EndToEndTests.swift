import Testing

/// The real program in a real terminal: tests type keys, read the screen, and check everything else from another shell.
///
/// One after the other: each has its own terminal, and tests must not fail because the machine is busy.
@Suite(
    .serialized, .enabled(if: Programs.tmux != nil, "tmux is missing; make test installs it."), .timeLimit(.minutes(10))
)
enum EndToEndTests {}
