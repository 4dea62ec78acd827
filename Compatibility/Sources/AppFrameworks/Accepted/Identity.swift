import CellUI
import Foundation
import SwiftUI
import UIKit

// The names of LocalAuthentication, AuthenticationServices and AppTrackingTransparency. Nobody is asked, and nobody signs in.

public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication
}
public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID = 4 }
public struct LAError: Error, Equatable, Sendable {
    public enum Code: Int, Sendable {
        case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4, passcodeNotSet = -5
        case biometryNotAvailable = -6, biometryNotEnrolled = -7, biometryLockout = -8, appCancel = -9
        case invalidContext = -10, notInteractive = -1004
        public static func ~= (code: Self, error: any Error) -> Bool { (error as? LAError)?.code == code }
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static let authenticationFailed = Code.authenticationFailed
    public static let userCancel = Code.userCancel
    public static let userFallback = Code.userFallback
    public static let systemCancel = Code.systemCancel
    public static let passcodeNotSet = Code.passcodeNotSet
    public static let biometryNotAvailable = Code.biometryNotAvailable
    public static let biometryNotEnrolled = Code.biometryNotEnrolled
    public static let biometryLockout = Code.biometryLockout
    public static let appCancel = Code.appCancel
    public static let invalidContext = Code.invalidContext
}
open class LAContext: NSObject, @unchecked Sendable {
    public override init() {}
    public var localizedReason = ""
    public var localizedFallbackTitle: String?
    public var localizedCancelTitle: String?
    public var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    public var interactionNotAllowed = false
    public var biometryType: LABiometryType { .none }
    public func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool { false }
    public func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
    ) { reply(false, LAError(.notInteractive)) }
    public func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { false }
    public func invalidate() {}
}

public typealias ASPresentationAnchor = UIWindow
public protocol ASAuthorizationCredential {}
public protocol ASAuthorizationProvider {}
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {}
open class ASAuthorization: NSObject, @unchecked Sendable {
    public struct Scope: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let fullName = Scope(rawValue: "full_name")
        public static let email = Scope(rawValue: "email")
    }
    public let credential: any ASAuthorizationCredential
    public let provider: any ASAuthorizationProvider
    init(credential: any ASAuthorizationCredential, provider: any ASAuthorizationProvider) {
        (self.credential, self.provider) = (credential, provider)
    }
}
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest, @unchecked Sendable {
    public var requestedScopes: [ASAuthorization.Scope]?
    public var nonce, state, user: String?
}
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
    public static let credentialRevokedNotification = Notification.Name("ASAuthorizationAppleIDCredentialRevoked")
    public override init() {}
    public func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
    public func credentialState(forUserID user: String) async throws -> CredentialState { .notFound }
    public func getCredentialState(
        forUserID user: String, completion: @escaping (CredentialState, (any Error)?) -> Void
    ) { completion(.notFound, nil) }
}
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    public var user: String { "" }
    public var email: String? { nil }
    public var fullName: PersonNameComponents? { nil }
    public var identityToken: Data? { nil }
    public var authorizationCode: Data? { nil }
    public var state: String? { nil }
}
public struct ASAuthorizationError: Error, Equatable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive
        public static func ~= (code: Self, error: any Error) -> Bool { (error as? ASAuthorizationError)?.code == code }
    }
    public let code: Code
    public static let unknown = Code.unknown
    public static let canceled = Code.canceled
    public static let invalidResponse = Code.invalidResponse
    public static let notHandled = Code.notHandled
    public static let failed = Code.failed
}
public protocol ASAuthorizationControllerDelegate: AnyObject {}
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
open class ASAuthorizationController: NSObject, @unchecked Sendable {
    public weak var delegate: (any ASAuthorizationControllerDelegate)?
    public weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
    public init(authorizationRequests: [ASAuthorizationRequest]) {}
    public func performRequests() {}
}
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
    public weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    public var prefersEphemeralWebBrowserSession = false
    public init(
        url: URL, callbackURLScheme: String?, completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) {}
    @discardableResult public func start() -> Bool { false }
    public func cancel() {}
}
public struct AuthorizationController: Sendable {
    public func performRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorization {
        throw ASAuthorizationError(code: .canceled)
    }
}
public struct WebAuthenticationSession: Sendable {
    public enum BrowserSession: Hashable, Sendable { case shared, ephemeral }
    public func authenticate(
        using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
    ) async throws -> URL { throw ASAuthorizationError(code: .canceled) }
}
extension EnvironmentValues {
    public var authorizationController: AuthorizationController { AuthorizationController() }
    public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
/// A button that shows no sheet.
public struct SignInWithAppleButton: View {
    public struct Label: Sendable {
        let title: String
        public static let signIn = Label(title: "Sign in with Apple")
        public static let signUp = Label(title: "Sign up with Apple")
        public static let `continue` = Label(title: "Continue with Apple")
    }
    public struct Style: Sendable {
        public static let black = Style()
        public static let white = Style()
        public static let whiteOutline = Style()
    }
    private let label: Label
    public init(
        _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) { self.label = label }
    public var body: some View { Text(verbatim: label.title) }
}
extension View {
    public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View { self }
}

public enum ATTrackingManager {
    public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }
    public static var trackingAuthorizationStatus: AuthorizationStatus { .denied }
    public static func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
    public static func requestTrackingAuthorization(
        completionHandler: @escaping (AuthorizationStatus) -> Void
    ) { completionHandler(.denied) }
}
