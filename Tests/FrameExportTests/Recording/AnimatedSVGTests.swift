import FrameExport
import Testing

struct AnimatedSVGTests {
    /// A clock that counts seconds beside static text.
    private func recording(seconds: Int) -> FrameRecording {
        func clock(_ second: Int) -> Frame {
            let text = [second / 600, second / 60 % 10, second / 10 % 6, second % 10].map(String.init)
            return frame(["╭─────────╮", "│ \(text[0])\(text[1]):\(text[2])\(text[3]) of │", "╰─────────╯"])
        }
        var recording = FrameRecording(first: clock(0))
        for second in 1..<seconds { recording.append(clock(second), at: .seconds(second)) }
        recording.hold(until: .seconds(seconds))
        return recording
    }

    @Test func theSVGIsValidWithDescriptionAndWithoutScript() throws {
        let document = RecordingFormat.svg().export(
            recording(seconds: 30), description: FrameDescription(title: "a < b", sentence: "&"))
        let elements = try #require(MarkupReader.elements(of: document))
        #expect(elements.text(of: "title") == "a < b" && elements.text(of: "desc") == "&")
        #expect(
            Set(elements.map(\.name)).isSubset(of: [
                "svg", "title", "desc", "rect", "g", "path", "text", "animateTransform",
            ]))
    }

    @Test func everyPictureOfAPartIsStoredOnce() throws {
        let elements = try #require(
            MarkupReader.elements(of: RecordingFormat.svg().export(recording(seconds: 600))))
        let words = elements.filter { $0.name == "text" }.map(\.text)
        // The static text, ten ones, six tens, ten minutes.
        #expect(words.filter { $0.contains("of") }.count == 1)
        #expect(words.filter { $0 == "7" }.count == 2)
        #expect(words.count < 60)
    }

    @Test func repeatedPicturesAddOnlyTimes() {
        let short = RecordingFormat.svg().export(recording(seconds: 600)).utf8.count
        let long = RecordingFormat.svg().export(recording(seconds: 1200)).utf8.count
        #expect(long - short < 600 * 24)
        #expect(long < 40_000)
    }

    @Test func everyAnimationStartsAtZeroAndHasAValueForEachTime() throws {
        let elements = try #require(
            MarkupReader.elements(of: RecordingFormat.svg().export(recording(seconds: 75))))
        let animations = elements.filter { $0.name == "animateTransform" }
        #expect(!animations.isEmpty)
        for animation in animations {
            let times = try #require(animation.attributes["keyTimes"]).split(separator: ";").compactMap { Double($0) }
            let values = try #require(animation.attributes["values"]).split(separator: ";")
            #expect(times.count == values.count && times.first == 0 && values.first == "0")
            #expect(times == times.sorted() && times.allSatisfy { $0 < 1 })
            #expect(animation.attributes["dur"] == "75s" && animation.attributes["repeatCount"] == "indefinite")
        }
    }

    @Test func aRecordingOfOneFrameIsStill() throws {
        let still = RecordingFormat.svg().export(FrameRecording(first: frame(["╭─╮ x"])))
        #expect(still == FrameFormat.svg().export(frame(["╭─╮ x"])))
    }

    @Test func aWideClusterStaysWholeWhenItAppearsAndDisappears() throws {
        var recording = FrameRecording(first: frame(["a日b日"]))
        recording.append(frame(["日ab12"]), at: .seconds(1))
        recording.hold(until: .seconds(2))
        let elements = try #require(MarkupReader.elements(of: RecordingFormat.svg().export(recording)))
        let wide = elements.filter { $0.name == "text" && $0.text == "日" }
        #expect(wide.count == 3 && wide.allSatisfy { $0.attributes["textLength"] == "16" })
    }
}
