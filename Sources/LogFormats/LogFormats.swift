/// The log in files: written as CSV, JSON and iCalendar, and read from Islet's own files and from those of other apps. Bytes in,
/// values out; no file is opened here.
///
/// Read these three first: ``ExportFormat`` (what can be written), ``ImportFormat`` (what can be read, and how it is recognized), and
/// ``ImportedFile`` (what was found in a file, with its unreadable lines).
///
/// Not a part of the room `Meditation`, because nothing of the running program needs it: formats come and go.
