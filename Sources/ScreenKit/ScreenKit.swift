/// Shared building blocks of full-screen programs: event loop, dialogs, help, hints, notices, tables and wrapped text.
///
/// Start with ``ScreenProgram`` (a program as a value, and its event loop), ``DialogBox`` and ``HelpPicture``.
