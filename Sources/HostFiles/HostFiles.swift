/// The only room that creates, replaces and locks files, and that knows how each system spells the action of a signal. It uses no
/// other room, so that libraries such as `FrameSnapshots` write files in the same way as the program.
///
/// Read first ``WholeFile``, ``FileLock`` and ``ProcessLock``.
enum HostFiles {}
