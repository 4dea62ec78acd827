/// The domain: a sitting, what a person can do to it, how it is said in words, and the Live Activity that shows it.
///
/// Read these three first: ``Sitting``, a running sitting as timestamps; ``TimerServer``, the only door to its state;
/// ``MeditationAttributes``, what the Live Activity shows of it.
///
/// Nothing here reads a clock, a file or a terminal: `now` is an argument everywhere.
