/// Scenes with a value for each key outside of cells and rules.
enum SettingScenes {
  static let texts = ["flow": flow, "list": list, "table": table, "compositional": compositional]

  static let flow = """
    cellophane: 1
    tick: 30
    traits:
      userInterfaceLevel: elevated
    policies:
      delegateOrder: unhighlightFirst
      deselectsOnTouchDown: false
      vetoedSelection: deselectsOld
      disabledControl: passesTouch
      configurationEquality: alwaysApply
      scrollOrder: didScrollFirst
      cellReuse: kept
      springFit: robust
      stackTextWidths: disambiguated
    cell:
      contentView:
        backgroundColor: systemBlue
    states:
      progress:
        range: 0...1
        initially: 0.5
        animation: { duration: 0.2 }
      marked: { didSelectItem: true }
    collectionView:
      frame: { width: 200, height: 100 }
      backgroundColor: systemGray
      contentInset: 4
      contentOffset: { x: 0, y: 10 }
      allowsSelection: false
      allowsMultipleSelection: true
      isEditing: true
      allowsSelectionDuringEditing: true
      allowsMultipleSelectionDuringEditing: true
      delaysContentTouches: false
      isMultipleTouchEnabled: true
      alwaysBounceVertical: true
      alwaysBounceHorizontal: true
      bounces: false
      isPagingEnabled: true
      decelerationRate: fast
      selfSizingInvalidation: disabled
      batchUpdates: { duration: 0.5 }
      delegate:
        shouldHighlightItem: not highlighted
        shouldSelectItem: not selected
        shouldDeselectItem: not editing
        performPrimaryActionForItem: true
      gestureRecognizers:
        - longPress: press
          minimumPressDuration: 0.3
          allowableMovement: 12
          cancelsTouchesInView: false
          shouldRecognizeSimultaneously: true
        - tap: touch
          numberOfTapsRequired: 2
          numberOfTouchesRequired: 3
          delaysTouchesEnded: false
          requireToFail: [third]
        - tap: third
        - pan: push
          minimumNumberOfTouches: 2
          maximumNumberOfTouches: 4
          x: progress
          axis: both
          view: contentView
        - pan: lift
          y: { number: progress, distance: -80 }
      flowLayout:
        itemSize: { width: 60, height: 30 }
        estimatedItemSize: { width: 60, height: 40 }
        minimumLineSpacing: 3
        minimumInteritemSpacing: 5
        sectionInset: { top: 2, left: 6 }
        scrollDirection: horizontal
        headerReferenceSize: { width: 8 }
        footerReferenceSize: { width: 9 }
        sectionHeadersPinToVisibleBounds: true
        sectionFootersPinToVisibleBounds: true
      items:
        count: 5
        cycle:
          - size: { width: 50, height: 20 }
            states: { progress: 0.75 }
          - contentView.backgroundColor: systemRed
          - isInserted: false
    rules:
      - when: selected
        contentView.backgroundColor: systemGreen
    scripts:
      touch: [tap: 0, wait: 0.2]
    snapshots:
      states: [normal]
      scripts: [touch]
    """

  static let list = """
    cellophane: 1
    cell:
      contentConfiguration:
        style: cell
        text: Wi-Fi
    collectionView:
      frame: { width: 200, height: 200 }
      leadingSwipeActions: { actions: [{ action: pin, title: Pin }], performsFirstActionWithFullSwipe: false }
      contextMenu: [{ action: share, title: Share }]
      trailingSwipeActions: [{ action: remove, style: destructive, title: Remove }]
      listLayout:
        appearance: insetGrouped
        showsSeparators: true
        backgroundColor: systemGray
        separatorConfiguration:
          topSeparatorVisibility: visible
          bottomSeparatorVisibility: hidden
          topSeparatorInsets: 7
          bottomSeparatorInsets: 8
          color: systemRed
      sections:
        - items: 2
          header: { text: Wireless }
          footer: { text: Nearby }
        - items: 1
    scripts:
      rest: [wait: 0.1]
    snapshots:
      states: [normal]
      scripts: [rest]
    """

  static let table = """
    cellophane: 1
    cell:
      class: UITableViewCell
      contentView:
        backgroundColor: systemBlue
    collectionView:
      frame: { width: 200, height: 200 }
      listLayout: { rowHeight: 50 }
      items: 2
    scripts:
      rest: [wait: 0.1]
    snapshots:
      states: [normal]
      scripts: [rest]
    """

  static let compositional = """
    cellophane: 1
    cell:
      contentView:
        backgroundColor: systemBlue
    collectionView:
      frame: { width: 200, height: 100 }
      compositionalLayout:
        item: { width: { fractionalWidth: 0.4 }, height: { fractionalHeight: 1 } }
        group: { width: { fractionalWidth: 1 }, height: { absolute: 40 } }
        interItemSpacing: 3
        interSectionSpacing: 9
        interGroupSpacing: 5
        contentInsets: 7
      items: 4
    scripts:
      rest: [wait: 0.1]
    snapshots:
      states: [normal]
      scripts: [rest]
    """
}
