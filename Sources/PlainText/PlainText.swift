/// Text for people and scripts, independent of views and terminals: JSON of any shape (``JSONValue``), a fast writer
/// (``JSONWriter``), text made safe for a terminal (``TerminalText``, ``TerminalSafeJSON``), times
/// (``WallClockText``) and spelling suggestions (``NearMiss``).
