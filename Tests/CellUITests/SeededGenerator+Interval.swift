import CellUI
import SeededRandom

extension SeededGenerator {
    /// An interval of half a second to a day that is running or starts soon.
    mutating func interval(around now: Date) -> ClosedRange<Date> {
        let length = pow(10, Double.random(in: -0.3...4.9, using: &self))
        let start = now - length * Double.random(in: -0.2...1, using: &self)
        return start...start + length
    }
}
