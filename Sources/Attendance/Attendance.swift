/// Bells, notifications and hooks happen once, whoever is there: a screen, plain lines, or the attendant.
///
/// Read these three: ``Bell``, what sounds, and whether it may; ``Ringer``, which moments of a sitting are due; ``Attendant``, the
/// small process that rings while no screen is open.
