/// Shared building blocks of full-screen programs: event loop, key maps, dialogs, help, notices, tables and wrapped text.
///
/// Start with ``Program`` (a program as a value for the event loop), ``KeyMap`` (what its keys do) and ``Dialog``.
