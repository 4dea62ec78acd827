/// The host system: clocks, environment, input files, finding and starting programs, and how a process exits.
///
/// All other code takes what was read here as arguments. Read first ``SystemClock``, ``DetachedProcess`` and
/// ``CommandFailure``.
