/// The product's Live Activities and the one registry that names them.
///
/// Read first: ``ActivityWidgets`` (which types there are, whether data fits one, what it shows), ``ActivityWidget`` (one of
/// them) and ``ActivitySummary`` (an activity in one line).
