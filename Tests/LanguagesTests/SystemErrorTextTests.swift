import Foundation
import Testing

@testable import Languages

@Suite("The system's messages")
struct SystemErrorTextTests {
    @Test("English has the words of the C library")
    func english() {
        for code in [ENOENT, EACCES, ENOSPC, EIO, 9_999] {
            #expect(systemErrorText(code) == String(cString: strerror(code)))
        }
    }

    @Test(
        "The usual messages are in every other language; others have their number",
        arguments: Language.allCases.filter { $0 != .english })
    func translated(language: Language) {
        let usual = [
            ENOENT, EACCES, EPERM, EISDIR, ENOTDIR, EEXIST, EROFS, ENOSPC, EDQUOT, EFBIG, EIO, EPIPE, ENAMETOOLONG,
            ELOOP,
            EMFILE, ENFILE, ENOMEM, EAGAIN, EBUSY, ENOEXEC, ENXIO, ENODEV, EINVAL,
        ]
        Language.with(language) {
            let texts = usual.map(systemErrorText)
            for (code, text) in zip(usual, texts) {
                #expect(text != String(cString: strerror(code)) && !text.contains(String(code)), "\(code): \(text)")
            }
            #expect(Set(texts).count == usual.count - 2)
            #expect(systemErrorText(9_999).hasSuffix(" 9999") || systemErrorText(9_999).hasSuffix("9999"))
        }
    }
}
