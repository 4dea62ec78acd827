import Foundation
import Meditation
import Testing

@Suite struct AttributesTests {
    @Test("Attributes of an earlier Islet, with the sitting's identifier alone, can be read")
    func earlierData() throws {
        let id = UUID()
        let data = Data(#"{"sittingID":"\#(id.uuidString)"}"#.utf8)
        let attributes = try JSONDecoder().decode(MeditationAttributes.self, from: data)
        #expect(attributes == MeditationAttributes(sittingID: id))
        #expect(try JSONEncoder().encode(attributes) == data)
    }

    @Test("Method, total duration and timer type have the names that the server's document gives them")
    func names() throws {
        let attributes = MeditationAttributes(
            sittingID: UUID(), methodID: "m1", totalDuration: 1200, timerType: "main")
        let data = try JSONEncoder().encode(attributes)
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(object["methodId"] as? String == "m1")
        #expect(object["totalDuration"] as? Double == 1200)
        #expect(object["timerType"] as? String == "main")
        #expect(try JSONDecoder().decode(MeditationAttributes.self, from: data) == attributes)
    }
}
