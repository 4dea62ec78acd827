// Every type and constant that was added for code beside a widget: a name that is taken away fails `make check-guests`.

import UIKit

let typesScreens: [Any.Type] = [
    NSCollectionLayoutDimension.self, NSCollectionLayoutGroup.self, NSCollectionLayoutItem.self,
    NSCollectionLayoutSection.self, NSCollectionLayoutSize.self, NSDirectionalEdgeInsets.self, NSShadow.self,
    NSTextAttachment.self, NSUnderlineStyle.self, UIActivity.self, UIApplicationShortcutIcon.self,
    UIApplicationShortcutItem.self, UICollectionReusableView.self, UICollectionViewCompositionalLayout.self,
    (any UICollectionViewDataSource).self, (any UICollectionViewDelegate).self,
    (any UICollectionViewDelegateFlowLayout).self, UICollectionViewFlowLayout.self, UICollectionViewLayout.self,
    UIContextualAction.self, UIDatePicker.self, (any UIDocumentPickerDelegate).self,
    UIDocumentPickerViewController.self, UIEvent.self, UIImagePickerController.self,
    (any UIImagePickerControllerDelegate).self, UIInterfaceOrientation.self, UIInterfaceOrientationMask.self,
    UIMenu.self, UIMenuElement.self, (any UINavigationControllerDelegate).self, UINib.self, UIPageControl.self,
    UIPageViewController.self, (any UIPageViewControllerDataSource).self, (any UIPageViewControllerDelegate).self,
    UIPickerView.self, (any UIPickerViewDataSource).self, (any UIPickerViewDelegate).self,
    UIPresentationController.self, UIRectEdge.self, UIRefreshControl.self, UIReturnKeyType.self,
    UISceneConfiguration.self, (any UIScrollViewDelegate).self, UISearchBar.self, (any UISearchBarDelegate).self,
    UISheetPresentationController.self, UIStatusBarStyle.self, UIStepper.self, UIStoryboard.self,
    UIStoryboardSegue.self, UISwipeActionsConfiguration.self, (any UITabBarControllerDelegate).self,
    UITableViewController.self, (any UITableViewDataSource).self, (any UITableViewDelegate).self,
    UITableViewHeaderFooterView.self, UITextAutocorrectionType.self, (any UITextViewDelegate).self, UIToolbar.self,
    UITouch.self, (any UIUserActivityRestoring).self,
]
