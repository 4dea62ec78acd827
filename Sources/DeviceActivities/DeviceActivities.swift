/// The Live Activities of this device besides the sitting: what starts, changes, renews and ends them, and which countdowns show.
///
/// Read these three: ``ActivityDesk``, the one place where they are changed; ``CountdownShow``, which countdowns are showing;
/// ``Renewals``, how one lives longer than the system lets it.
