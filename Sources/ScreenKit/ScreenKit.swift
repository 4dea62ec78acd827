/// What every full-screen program is made of: the loop, dialogs, help, hints, notices, tables and wrapped text.
///
/// Read first ``ScreenProgram`` (a program as a value, and the loop that runs it), ``DialogBox`` and ``HelpPicture``.
