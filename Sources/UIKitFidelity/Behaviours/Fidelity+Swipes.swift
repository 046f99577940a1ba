extension Fidelity {
  private static let mail = "SwipeCellKit, from recordings of Mail in iOS 10"

  /// The behaviours of swipe actions.
  static let swipes: [Behaviour] = [
    Behaviour(
      "Swipe actions",
      "A row follows a finger that has moved by 10 points along it, if it has actions at that edge, and loses its touch"
        + " as for scrolling. isSwiped is true from then on until the actions are closed.",
      .observed,
      "When UIKit sets isSwiped is not known.", source: mail),
    Behaviour(
      "Swipe actions",
      "All buttons are as wide as the widest, from 74 points to a share of the row without 30 points. The title has 15"
        + " points, the image is 8 points above it.",
      .observed, "UIKit's own buttons since iOS 11 have not been measured.", source: mail),
    Behaviour(
      "Swipe actions",
      "In a row lower than 91 points a button with an image does not show its title, which VoiceOver still reads.",
      .observed, "Whether the height counts with a separator is not known.",
      source: "openradar 33107135 and 33396671; Shopify/FunctionalTableData, issue 158"),
    Behaviour(
      "Swipe actions",
      "Beyond the open actions the row follows 0.4 of the finger's way, or all of it up to a full swipe and 0.2 beyond."
        + " A full swipe is complete at the row's width without 30 points, or when the finger has crossed 80 % of it.",
      .observed,
      "Past actions that leave less than 50 points of the row it is complete half as far as a finger gets, which is our"
        + " choice.", source: mail),
    Behaviour(
      "Swipe actions",
      "A finger that lifts outwards opens the actions by a spring of stiffness 100 and damping 18 with its speed, one that"
        + " lifts at rest in 0.7 s, critically damped.",
      .observed, "At rest they open from half of their width on, which is our choice.",
      source: mail),
    Behaviour(
      "Swipe actions",
      "Once a full swipe is complete the first action covers the others, in 0.6 s, critically damped. It still does while"
        + " its row closes afterwards.",
      .unverified,
      "The time is that of SwipeCellKit, which imitates Mail in iOS 10. A finger that lifts at once sees only a part of"
        + " it."),
    Behaviour(
      "Swipe actions",
      "A touch elsewhere closes the actions when the finger comes down, and no cell receives it. A performed action closes"
        + " its row, unless the row is deleted.",
      .unverified),
    Behaviour(
      "Swipe actions",
      "A deleted row fades out as all deleted cells do; its actions stay until the animation ends.",
      .ourChoice, "In UIKit the row leaves to the side while the others close the gap."),
  ]
}
