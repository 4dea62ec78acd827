import FrameExport
import Testing

struct FrameRecordingTests {
    private func frames(_ recording: FrameRecording) -> [(Duration, String)] {
        var frames: [(Duration, String)] = []
        recording.forEachFrame { frames.append(($0, $1.text)) }
        return frames
    }

    @Test func framesRoundTrip() {
        let given = ["ab日", "a日c", "日日", "xyzw", "ab日"].map { frame([$0]) }
        var recording = FrameRecording(first: given[0])
        for (index, frame) in given.enumerated().dropFirst() { recording.append(frame, at: .seconds(index)) }
        var index = 0
        recording.forEachFrame { offset, frame in
            #expect(frame.text == given[index].text && offset == .seconds(index))
            index += 1
        }
        #expect(index == 5 && recording.frameCount == 5)
        #expect(recording.last.text == "ab日")
    }

    @Test func anUnchangedFrameOnlyAddsTime() {
        var recording = FrameRecording(first: frame(["a"]))
        recording.append(frame(["a"]), at: .seconds(5))
        #expect(recording.frameCount == 1 && recording.duration == .seconds(5))
        recording.hold(until: .seconds(9))
        recording.hold(until: .seconds(2))
        #expect(recording.duration == .seconds(9))
    }

    @Test func theLastOfSimultaneousFramesWins() {
        var recording = FrameRecording(first: frame(["a"]))
        recording.append(frame(["b"]), at: .seconds(1))
        recording.append(frame(["c"]), at: .seconds(1))
        #expect(frames(recording).map(\.1) == ["a", "c"])
    }

    @Test func aFrameOfADifferentSizeIsCutOrPadded() {
        var recording = FrameRecording(first: frame(["abc"]))
        recording.append(frame(["x"]), at: .seconds(1))
        recording.append(frame(["wxyz", "more"]), at: .seconds(2))
        #expect(frames(recording).map(\.1) == ["abc", "x", "wxy"])
    }
}
