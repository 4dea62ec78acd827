/// Islet's studio for the widgets of a package: a program of three lines that opens the preview, renders pictures and compares
/// snapshots of them. The product is called `Studio`.
///
/// Start with ``Studio``, whose `run` is all of its interface; `docs/YOUR-LIVE-ACTIVITY.md` is the way in.
@_exported import Presentations
