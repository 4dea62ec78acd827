/// WidgetKit's part of Live Activities, and the canvas that draws the presentations side by side.
///
/// Start with ``ActivityConfiguration`` (what an app declares), ``Device`` (the dimensions of presentations) and
/// ``PresentationCanvas`` (the picture of all four).
@_exported import ActivitySystem
@_exported import CellUI
