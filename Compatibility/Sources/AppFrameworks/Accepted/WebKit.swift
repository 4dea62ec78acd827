import AVFoundation
import CellUI
import Foundation
import SwiftUI
import UIKit

// The names of WebKit, SafariServices, MessageUI and AVKit: nothing is loaded, sent or played.

public final class WKNavigation: NSObject, @unchecked Sendable {}
public final class WKUserScript: NSObject, @unchecked Sendable {}
public final class WKScriptMessage: NSObject, @unchecked Sendable {
    public var name: String { "" }
    public var body: Any { "" }
}
public protocol WKScriptMessageHandler: AnyObject {
    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage)
}
public final class WKUserContentController: NSObject, @unchecked Sendable {
    public override init() {}
    public func add(_ handler: any WKScriptMessageHandler, name: String) {}
    public func addUserScript(_ script: WKUserScript) {}
    public func removeScriptMessageHandler(forName name: String) {}
}
public final class WKPreferences: NSObject, @unchecked Sendable { public var javaScriptEnabled = true }
public final class WKWebViewConfiguration: NSObject, @unchecked Sendable {
    public var userContentController = WKUserContentController()
    public var preferences = WKPreferences()
    public var allowsInlineMediaPlayback = false
    public override init() {}
}
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
public final class WKNavigationAction: NSObject, @unchecked Sendable {
    public var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
}
public protocol WKNavigationDelegate: AnyObject {}
public protocol WKUIDelegate: AnyObject {}
open class WKWebView: UIView, @unchecked Sendable {
    public weak var navigationDelegate: (any WKNavigationDelegate)?
    public weak var uiDelegate: (any WKUIDelegate)?
    public let configuration: WKWebViewConfiguration
    public let scrollView = UIScrollView()
    public var allowsBackForwardNavigationGestures = false
    public var customUserAgent: String?
    public var url: URL? { nil }
    public var title: String? { nil }
    public var isLoading: Bool { false }
    public var canGoBack: Bool { false }
    public var canGoForward: Bool { false }
    public var estimatedProgress: Double { 0 }
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
    }
    public convenience override init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
    }
    @discardableResult public func load(_ request: URLRequest) -> WKNavigation? { nil }
    @discardableResult public func loadHTMLString(_ text: String, baseURL: URL?) -> WKNavigation? { nil }
    @discardableResult public func loadFileURL(_ url: URL, allowingReadAccessTo folder: URL) -> WKNavigation? { nil }
    @discardableResult public func reload() -> WKNavigation? { nil }
    @discardableResult public func goBack() -> WKNavigation? { nil }
    @discardableResult public func goForward() -> WKNavigation? { nil }
    public func stopLoading() {}
    public func evaluateJavaScript(_ script: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {}
}

public protocol SFSafariViewControllerDelegate: AnyObject {}
public final class SFSafariViewController: UIViewController, @unchecked Sendable {
    public final class Configuration: NSObject, @unchecked Sendable {
        public var entersReaderIfAvailable = false
        public var barCollapsingEnabled = true
        public override init() {}
    }
    public weak var delegate: (any SFSafariViewControllerDelegate)?
    public var preferredControlTintColor: UIColor?
    public var preferredBarTintColor: UIColor?
    public convenience init(url: URL) { self.init() }
    public convenience init(url: URL, configuration: Configuration) { self.init() }
}

public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
public protocol MFMailComposeViewControllerDelegate: AnyObject {}
public final class MFMailComposeViewController: UINavigationController, @unchecked Sendable {
    public weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    public static func canSendMail() -> Bool { false }
    public func setSubject(_ subject: String) {}
    public func setToRecipients(_ recipients: [String]?) {}
    public func setMessageBody(_ body: String, isHTML: Bool) {}
    public func addAttachmentData(_ data: Data, mimeType: String, fileName: String) {}
}
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }
public protocol MFMessageComposeViewControllerDelegate: AnyObject {}
public final class MFMessageComposeViewController: UINavigationController, @unchecked Sendable {
    public weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    public var recipients: [String]?
    public var body: String?
    public static func canSendText() -> Bool { false }
}

/// A player without a picture.
public struct VideoPlayer<Overlay: View>: View {
    private let overlay: Overlay
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay) { overlay = videoOverlay() }
    public var body: some View { Color.black.overlay { overlay } }
}
extension VideoPlayer where Overlay == EmptyView {
    public init(player: AVPlayer?) { overlay = EmptyView() }
}
public protocol AVPlayerViewControllerDelegate: AnyObject {}
public final class AVPlayerViewController: UIViewController, @unchecked Sendable {
    public weak var delegate: (any AVPlayerViewControllerDelegate)?
    public var player: AVPlayer?
    public var showsPlaybackControls = true
    public var allowsPictureInPicturePlayback = true
}
public final class AVRoutePickerView: UIView, @unchecked Sendable { public var activeTintColor: UIColor! = .systemBlue }
