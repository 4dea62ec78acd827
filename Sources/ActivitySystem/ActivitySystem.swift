/// The emulated iOS side of Live Activities: what the phone would do with an activity that an app requests, updates and ends.
///
/// Read these three first: ``SystemState``, the deterministic machine; ``ActivityAttributes``, what an activity is made of;
/// ``ShownActivity``, what the machine answers a renderer.
///
/// The machine is called ``SystemState`` and not `ActivitySystem`: a type with its module's name would shadow the module, and
/// `ActivitySystem.ActivityState` could no longer be spelled.
