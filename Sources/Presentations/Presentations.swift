/// WidgetKit's part of Live Activities, and the canvas that sets the presentations side by side.
///
/// Read first: ``ActivityConfiguration`` (what an app declares), ``Device`` (the measures that a presentation has on a
/// phone) and ``PresentationCanvas`` (the picture with all four).
@_exported import ActivitySystem
@_exported import CellUI
