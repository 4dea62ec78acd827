/// Rings bells, shows notifications and runs hooks exactly once, whichever process does it: a screen, plain lines or the
/// attendant.
///
/// Start with these three: ``Bell`` plays the sound, if allowed; ``BellScheduler`` decides what rings and when;
/// ``Attendant`` is the small process that rings while no screen is open.
