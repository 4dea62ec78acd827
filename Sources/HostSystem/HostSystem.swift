/// The machine: its clocks and the environment, files that are read, other programs that are found and started, and how a process
/// ends.
///
/// Everything else takes what was read as an argument. Read ``SystemClock``, ``DetachedProcess`` and ``CommandFailure``.
