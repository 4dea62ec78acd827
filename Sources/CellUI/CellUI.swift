/// Declarative views, spelled as SwiftUI spells them, laid out into a frame of character cells. Pure: no file, no
/// terminal, no clock.
///
/// Read first: ``View`` (what can be drawn), ``LayoutNode`` (how it is measured and placed) and ``Frame`` (what comes out).
/// ``Renderer`` ties the three together:
///
///     View ──lower──▶ LayoutNode ──propose, answer, place──▶ Frame + expiresAt
///
/// Foundation is re-exported, as SwiftUI does it: views speak `Date`, `URL` and `CGFloat`.
@_exported import Foundation
