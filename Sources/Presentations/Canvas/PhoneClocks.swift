import CellUI
import CivilCalendar

/// The clocks and the date that the system shows around the presentations.
///
/// They are texts that change by themselves, so that a minute costs no drawing of the whole screen: 6.1 million instructions
/// beside 40 million of a minute's ticks.
extension EnvironmentValues {
    /// The lock screen's date, `Saturday, 21 November`, which changes at midnight.
    var spokenDateText: Text {
        let values = self
        return Text {
            values.at($0).spokenDate
        } changingAt: {
            values.nextDay(after: $0)
        }
    }

    /// When the next day begins.
    func nextDay(after now: Date) -> Date? {
        let day = CivilTime(now, in: timeZone).day
        // All offsets of time zones are whole quarters of an hour.
        return ClockTick(from: Date(timeIntervalSince1970: 0), every: 900).next(after: now) {
            CivilTime($0, in: timeZone).day != day
        }
    }

    /// The lock screen's clock, which changes each minute.
    var lockScreenClockText: Text {
        let values = self
        return Text {
            values.at($0).lockScreenClock
        } changingAt: {
            CivilTime.nextMinute(after: $0)
        }
    }

    /// The same environment at another instant.
    func at(_ now: Date) -> EnvironmentValues {
        var values = self
        values.now = now
        return values
    }
}

extension PresentationCanvas {
    /// Draws a small clock in bold that begins at `place`; screen readers leave it out.
    ///
    /// - Parameter width: The columns of the time that it now shows.
    func drawSmallClock(at place: CellPoint, width: Int, color: CellColor, context: inout DrawingContext) {
        let view = environment.lockScreenClockText.font(.body).bold().foregroundStyle(Color(color)).lineLimit(1)
            .accessibilityHidden(true)
        context.draw(
            PreparedView(view, environment: phoneEnvironment(now: context.now)),
            in: CellRect(x: place.x, y: place.y, width: width, height: 1))
    }
}
