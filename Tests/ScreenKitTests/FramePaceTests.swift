import Foundation
import Testing

@testable import ScreenKit

@Suite("The pace of frames that move by themselves")
struct FramePaceTests {
    private let start = Date(timeIntervalSince1970: 1_795_248_840)

    /// Plays frames planned a quarter of a second apart, and returns when the terminal had each.
    ///
    /// - Parameters:
    ///   - late: How much later than it is to, in seconds, the screen wakes up for each frame.
    ///   - drawing: How long each takes to draw.
    private func play(late: [TimeInterval], drawing: [TimeInterval]) throws -> [TimeInterval] {
        var pace = FramePace()
        pace.drew(from: start, to: start, next: start + 0.25)
        return try zip(late, drawing).map { late, drawing in
            let begin = try #require(pace.next) + late
            let end = begin + drawing
            let steps = (begin.timeIntervalSince(start) / 0.25 + 0.001).rounded(.down)
            pace.drew(from: begin, to: end, next: start + (steps + 1) * 0.25)
            return end.timeIntervalSince(start)
        }
    }

    @Test("Frames in time are drawn as planned")
    func inTime() throws {
        let ends = try play(late: [0, 0.01, 0, 0.02, 0], drawing: [0.001, 0.002, 0.001, 0.002, 0.001])
        for (index, end) in ends.enumerated() {
            #expect(abs(end - 0.25 * Double(index + 1)) < 0.03, "\(ends)")
        }
    }

    @Test("After a late frame no gap is shorter than a tenth under the planned one, and the lateness ends")
    func late() throws {
        let ends = try play(
            late: [0, 0, 0.2] + Array(repeating: 0, count: 12), drawing: Array(repeating: 0.002, count: 15))
        for (one, next) in zip(ends, ends.dropFirst()) { #expect(next - one > 0.22, "\(ends)") }
        let last = try #require(ends.last)
        #expect(abs((last / 0.25).rounded() * 0.25 + 0.002 - last) < 0.001, "\(ends)")
    }

    @Test("Slow drawing does not make every frame later, but one that takes longer counts from its end")
    func slowDrawing() throws {
        let ends = try play(
            late: Array(repeating: 0, count: 8), drawing: [0.05, 0.05, 0.05, 0.2, 0.05, 0.05, 0.05, 0.05])
        #expect(abs(ends[2] - 0.8) < 0.001, "\(ends)")
        for (one, next) in zip(ends, ends.dropFirst()) { #expect(next - one > 0.22, "\(ends)") }
    }

    @Test("Without a movement there is nothing to wait for, and a clock set back delays a frame by a second at most")
    func ends() throws {
        var pace = FramePace()
        pace.drew(from: start, to: start, next: start + 0.25)
        pace.drew(from: start + 0.25, to: start + 0.25, next: start - 3600)
        #expect(try #require(pace.next) <= start - 3599)
        pace.drew(from: start + 1, to: start + 1, next: nil)
        #expect(pace.next == nil)
    }
}
