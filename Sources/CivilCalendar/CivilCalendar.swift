/// Dates and times of day of the Gregorian calendar: pure arithmetic, without a clock or a locale.
///
/// Read these three: ``CivilTime``, the date and time shown at an instant in a time zone; ``CivilDay``, a day as a
/// number; ``CalendarUnit``, the weeks, months and years around a day.
