/// Declarative views with SwiftUI's API, laid out into a frame of character cells. Pure: no file, terminal or clock is
/// accessed.
///
/// Start with ``View`` (what can be drawn), ``LayoutNode`` (how it is measured and placed) and ``Frame`` (the output).
/// ``Renderer`` ties the three together:
///
///     View ──lower──▶ LayoutNode ──propose, answer, place──▶ Frame + expiresAt
///
/// Foundation is re-exported, as in SwiftUI: views use `Date`, `URL` and `CGFloat`.
@_exported import Foundation
