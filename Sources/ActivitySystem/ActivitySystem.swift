/// The emulated iOS side of Live Activities: what the phone would do with an activity that an app requests, updates and ends.
///
/// Read these three first: ``SystemState``, the deterministic machine, which knows every rule; ``ShownActivity``, what it answers a
/// renderer; ``Activity``, the same from an app's side, spelled as ActivityKit spells it and driven through an ``ActivityHost``.
///
/// The machine is called ``SystemState`` and not `ActivitySystem`: a type with its module's name would shadow the module, and
/// `ActivitySystem.ActivityState` could no longer be spelled.
