/// Text that people and scripts read and write, without a view or a terminal: so far JSON of any shape (``JSONValue``), written
/// fast (``JSONWriter``), and text made safe for a terminal (``TerminalText``, ``TerminalSafeJSON``).
