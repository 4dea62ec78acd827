// Every type that an app names of these frameworks, and the geometry of maps: a name that is taken away fails `make check-guests`.

import CallKit
import GameKit
import MapKit
import PassKit
import SwiftUI
import Vision

let typesWallet: [Any.Type] = [
    CXAction.self, CXAnswerCallAction.self, CXCall.self, CXCallAction.self, CXCallController.self,
    CXCallEndedReason.self, CXCallObserver.self, (any CXCallObserverDelegate).self, CXCallUpdate.self,
    CXEndCallAction.self, CXHandle.self, CXProvider.self, CXProviderConfiguration.self, (any CXProviderDelegate).self,
    CXSetHeldCallAction.self, CXSetMutedCallAction.self, CXStartCallAction.self, CXTransaction.self,
    GKAccessPoint.self, GKAchievement.self, GKError.self, (any GKGameCenterControllerDelegate).self,
    GKGameCenterViewController.self, GKGameCenterViewControllerState.self, GKLeaderboard.self, GKLocalPlayer.self,
    (any GKLocalPlayerListener).self, GKPlayer.self, MKDistanceFormatter.self, MKMapPoint.self, MKMapRect.self,
    MKMapSize.self, PKAddPassesViewController.self, (any PKAddPassesViewControllerDelegate).self, PKContactField.self,
    PKMerchantCapability.self, PKPass.self, PKPassLibrary.self, PKPassType.self, PKPayment.self,
    PKPaymentAuthorizationController.self, (any PKPaymentAuthorizationControllerDelegate).self,
    PKPaymentAuthorizationResult.self, PKPaymentAuthorizationStatus.self, PKPaymentNetwork.self, PKPaymentRequest.self,
    PKPaymentSummaryItem.self, PKPaymentSummaryItemType.self, PKPaymentToken.self, VNBarcodeObservation.self,
    VNBarcodeSymbology.self, VNClassificationObservation.self, VNClassifyImageRequest.self,
    VNDetectBarcodesRequest.self, VNDetectFaceRectanglesRequest.self, VNDetectHumanBodyPoseRequest.self,
    VNDetectRectanglesRequest.self, VNDetectedObjectObservation.self, VNFaceObservation.self,
    VNHumanBodyPoseObservation.self, VNImageBasedRequest.self, VNImageOption.self, VNImageRequestHandler.self,
    VNObservation.self, VNRecognizeTextRequest.self, VNRecognizedPoint.self, VNRecognizedText.self,
    VNRecognizedTextObservation.self, VNRectangleObservation.self, VNRequest.self,
    VNRequestTextRecognitionLevel.self,
]

/// What a source does with them, as apps do.
enum Wallet {
    static func read(_ image: CGImage) throws -> [String] {
        var found: [String] = []
        let request = VNRecognizeTextRequest { request, _ in
            let observations = request.results as? [VNRecognizedTextObservation] ?? []
            found = observations.compactMap { $0.topCandidates(1).first?.string }
        }
        request.recognitionLevel = .accurate
        try VNImageRequestHandler(cgImage: image, options: [:]).perform([request])
        return found
    }

    static func pay(_ amount: Decimal) -> PKPaymentRequest {
        let request = PKPaymentRequest()
        request.supportedNetworks = [.visa, .masterCard]
        request.merchantCapabilities = .threeDSecure
        request.paymentSummaryItems = [PKPaymentSummaryItem(label: "Ride", amount: amount as NSDecimalNumber)]
        return request
    }

    static func hangUp(_ call: UUID) async throws {
        try await CXCallController().request(CXTransaction(action: CXEndCallAction(call: call)))
    }

    /// What the middle of two places is, and how far they are apart.
    static var trip: String {
        let (one, two) = (
            MKMapPoint(CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)),
            MKMapPoint(CLLocationCoordinate2D(latitude: 48.137, longitude: 11.575))
        )
        let rect = [one, two].reduce(MKMapRect.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
        let middle = MKMapPoint(x: rect.midX, y: rect.midY).coordinate
        let formatter = MKDistanceFormatter()
        formatter.units = .metric
        let distance = formatter.string(fromDistance: one.distance(to: two))
        return String(format: "%.2f %.2f", middle.latitude, middle.longitude) + ", \(distance)"
    }
}
