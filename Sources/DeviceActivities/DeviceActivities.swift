/// The Live Activities of this device besides the sitting: what starts, changes, renews and ends them, and which countdowns show.
///
/// Read these three: ``ActivityRepository``, the one place where they are changed; ``CountdownSchedule``, which countdowns are showing;
/// ``Renewals``, how one lives longer than the system lets it.
