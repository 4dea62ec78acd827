import DeviceActivities
import Foundation
import Languages
import Meditation
import TestWorld
import Testing

@testable import StatusLines

@Suite("The status as a person would say it")
struct SpokenStatusTests {
    private func spoken(_ state: StatusState, in language: Language = .english) throws -> String {
        try Language.with(language) {
            let world = TestShell()
            world.environment["ISLET_LANGUAGE"] = language.rawValue
            try state.enter(world)
            return String(try world.status(isAccessible: true).output.dropLast())
        }
    }

    @Test(
        "Every state is a sentence in minutes",
        arguments: [
            (StatusState.preparing, "Beginning in seven seconds, twenty minutes of Metta."),
            (.sitting, "Sitting for twelve minutes, eight to go, Metta."),
            (.paused, "Paused after twelve minutes, eight to go, Metta."),
            (.overtime, "Sitting on, one minute past the target of twenty minutes, Metta."),
            (.openEnded, "Sitting for twelve minutes, Metta."), (.idle, "No sitting is running."),
            (.completed, "No sitting is running."),
        ])
    func states(state: StatusState, sentence: String) throws {
        #expect(try spoken(state) == sentence)
    }

    @Test("Less than a minute to go is not a minute, and a stage has its number as a name")
    func lessThanAMinute() throws {
        let world = TestShell()
        _ = try world.store.perform(.start(StartRequest(target: 10, methodName: "Metta")), at: world.reading)
        world.now += 3
        #expect(
            try world.status(isAccessible: true).output
                == "Sitting for less than a minute, less than a minute to go, Metta.\n")
        try Language.with(.german) {
            let world = TestShell()
            world.environment["ISLET_LANGUAGE"] = "de"
            let plan = SittingPlan().staged(try SittingStages(parsing: "sit 25m, walk 10m"))
            _ = try world.store.perform(.start(StartRequest(plan)), at: world.reading)
            #expect(try world.status(isAccessible: true).output.contains("Abschnitt eins von zwei, dann"))
        }
    }

    @Test("Nothing running is said, and the exit status stays that of scripts")
    func idle() throws {
        #expect(try TestShell().status(isAccessible: true).status == 1)
    }

    @Test(
        "Every language has its own sentence",
        arguments: [
            (Language.german, "Bisher zwölf Minuten gesessen, noch acht, Metta."),
            (.french, "En séance depuis douze minutes, encore huit, Metta."),
            (.spanish, "Llevas doce minutos de sesión, a falta de ocho, Metta."), (.japanese, "坐り始めて12分、残り8分、Metta。"),
        ])
    func languages(language: Language, sentence: String) throws {
        #expect(try spoken(.sitting, in: language) == sentence)
    }

    @Test("A last minute agrees with its verb in Spanish")
    func lastMinute() throws {
        let world = TestShell()
        try world.begin(1200)
        world.now += 19 * 60 + 10
        world.environment["ISLET_LANGUAGE"] = "es"
        let text = try Language.with(.spanish) { try world.status(isAccessible: true).output }
        #expect(text.hasPrefix("Llevas diecinueve minutos de sesión, a falta de menos de un minuto, "))
    }

    @Test("A stage is said with its place and what follows")
    func stages() throws {
        let world = TestShell()
        let plan = SittingPlan().staged(try SittingStages(parsing: "sit 25m Zazen, walk 10m, sit 25m"))
        _ = try world.store.act(.start(StartRequest(plan)), at: world.reading)
        world.now += 28 * 60
        #expect(
            try world.status(isAccessible: true).output
                == "Sitting for three minutes, seven to go, Walking. Stage two of three, then Sitting.\n")
        world.now += 27 * 60
        #expect(
            try world.status(isAccessible: true).output
                == "Sitting for twenty minutes, five to go, Sitting. The last of three stages.\n")
    }

    @Test("A single stage has no place among others")
    func singleStage() throws {
        let world = TestShell()
        let plan = SittingPlan().staged(try SittingStages(parsing: "foo 3m"))
        _ = try world.store.act(.start(StartRequest(plan)), at: world.reading)
        world.now += 70
        #expect(
            try world.status(isAccessible: true).output == "Sitting for one minute, two to go, foo.\n")
    }

    @Test(
        "The place of a stage is said as people of each language count",
        arguments: [
            (Language.german, "Abschnitt eins von drei, dann Gehen."), (.french, "Étape un sur trois, puis Marche."),
            (.spanish, "Etapa 1 de 3, luego Caminar."), (.japanese, "全3段階の1番目、次は歩行瞑想。"),
        ])
    func places(language: Language, sentence: String) throws {
        try Language.with(language) {
            let world = TestShell()
            let plan = SittingPlan().staged(try SittingStages(parsing: "sit 25m Zazen, walk 10m, sit 25m"))
            _ = try world.store.act(.start(StartRequest(plan)), at: world.reading)
            world.environment["ISLET_LANGUAGE"] = language.rawValue
            let output = try world.status(isAccessible: true).output
            #expect(output.hasSuffix("\(sentence)\n"), "\(output)")
        }
    }

    @Test("The first and the last minute and whole hours are said in full")
    func edges() throws {
        let world = TestShell()
        try world.begin(5400, method: "Zazen")
        func spoken(after seconds: TimeInterval) throws -> String {
            world.now += seconds
            return String(try world.status(isAccessible: true).output.dropLast())
        }
        #expect(
            try spoken(after: 30)
                == "Sitting for less than a minute, one hour and thirty minutes to go, Zazen.")
        #expect(try spoken(after: 3600) == "Sitting for one hour, thirty minutes to go, Zazen.")
        #expect(
            try spoken(after: 1750)
                == "Sitting for one hour and twenty-nine minutes, less than a minute to go, Zazen.")
        #expect(try spoken(after: 40) == "The target of one hour and thirty minutes is reached, Zazen.")
    }
}
