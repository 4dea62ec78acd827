/// What a phone does to an app's Live Activities in hours, told and checked in milliseconds.
///
/// A ``Scenario`` is a short file: apps, a timeline of what happens to them, and what must hold then. A ``Simulator`` runs it in
/// virtual time against the emulated system (`SystemState`) and the apps' own machines (`SessionLifecycle`,
/// `CountdownWatchlist`), and answers a ``SimulationResult``: the timeline as it was, and a verdict on each expectation.
///
///     file ──ScenarioReader──▶ Scenario ──Simulator──▶ SimulationResult
///
/// Nothing here reads a clock or a file. Read these three first: ``Scenario``, ``Simulator``, ``TimelineEntry``.
import ActivityLifecycle
import Foundation
