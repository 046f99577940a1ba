extension Fidelity {
  /// The behaviours of text.
  static let text: [Behaviour] = [
    Behaviour(
      "Text",
      "Text styles have UIKit's sizes and weights at the twelve content size categories.",
      .observed),
    Behaviour(
      "Text",
      "The line height is 1.193 times the point size, as in San Francisco. Sizes of labels are"
        + " rounded up to pixels.",
      .observed),
    Behaviour(
      "Text",
      "Inter replaces San Francisco. Its tracking depends on size, weight and letter,"
        + " so that text has the same width.",
      .observed,
      "Widths of 204 labels of real apps from 9 to 40 points, added up letter by letter without"
        + " kerning: median error 0.6 %, 95 % within 4 %. Letters look different.",
      source: "Apple's tracking table to 17 points; Vercantez/openuikit font_metrics_ios.json"
        + " above"),
    Behaviour(
      "Text",
      "JetBrains Mono replaces SF Mono. Other scripts are set in Noto Sans.",
      .ourChoice,
      "Letters have the widths of these fonts. Noto has two weights; semibold text is bold."),
    Behaviour(
      "Text",
      "Emoji are pictures in colour: a sequence, a flag, a skin tone or a keycap is one picture."
        + " U+FE0F asks for an emoji and U+FE0E for a letter. Lines keep the height of the font.",
      .ourChoice,
      "Noto Color Emoji replaces Apple's pictures. Widths agree with labels that Xcode laid out at 17,"
        + " 18, 34 and 38 points; between sizes of 16 and 24 points and above the baseline they are"
        + " from memory."),
    Behaviour(
      "Text",
      "A label first asks for one line, and then for as many as it needs at the width that it"
        + " got.",
      .documented,
      source: "UILabel.preferredMaxLayoutWidth"),
    Behaviour(
      "Text",
      "Of text and attributedText of a label or a text view the one that is set last counts. The attributedText of a"
        + " content configuration supersedes its text.",
      .documented,
      "In the cell itself attributedText counts, in whichever order they are written. A part without a text shows the"
        + " text that the view has.",
      source: "UILabel.text, UITextView.text, UIListContentConfiguration.attributedText"),
    Behaviour(
      "Text",
      "Lines break between words, and then between letters. Text that does not fit is truncated"
        + " as the line break mode says. The last line shows that there are more paragraphs.",
      .documented,
      "A line takes all words that fit with the widths that are drawn. These differ from San Francisco's by 0.6 % (median,"
        + " above), 2 points of 320, so that a word that fits or lacks room by less may stand on another line. No source"
        + " documents where UIKit breaks the lines of paragraphs. Attributed texts break at the same places. There is no space beside an"
        + " ellipsis. A line that ends at a soft hyphen has a hyphen (from memory).",
      source: "NSLineBreakMode"),
    Behaviour(
      "Text",
      "Lines are vertically centred in a label that is higher than they are. A label that is"
        + " lower shows only the lines that fit, but at least one, and clips it.",
      .unverified,
      "The first baseline is on a whole pixel."),
    Behaviour(
      "Text",
      "Natural alignment follows the layout direction. The direction of a paragraph follows its"
        + " first letter.",
      .unverified),
    Behaviour(
      "Text",
      "A box is shown for a letter that no font has.",
      .ourChoice,
      "UIKit searches more fonts, and at last draws a box of the font LastResort."),
    Behaviour(
      "Text",
      "Kern is added after every character of its part, also the last; letters of different parts are not"
        + " kerned.", .observed,
      "Letters keep the order, the forms and the pairs of their font, and form no ligatures. After a letter that is read from"
        + " right to left the space is at its left (our choice).",
      source: "openuikit's probes of attributed labels"),
    Behaviour(
      "Text",
      "A line of attributed text is as high as its highest part with its baseline offset; what a paragraph"
        + " style adds is above the text.", .observed,
      "Where lines under and through text are, in parts of the font size, is from memory.",
      source: "openuikit's probes of attributed labels"),
    Behaviour(
      "Text",
      "A symbol in a text has the size and weight of the font, is centred on the capitals, and leaves the line as"
        + " high as it is. An image stands on the baseline and makes its line as high as it needs.",
      .unverified,
      "Both are drawn in the colour of the text if they are templates, and images else in their own colours with the"
        + " alpha of the text's."),
    Behaviour(
      "Text",
      "A bold part of a text is semibold up to 17 points, and bold above that.", .unverified),
    Behaviour(
      "Text",
      "Bold, italic, struck and linked parts of Markdown look as such, code is in the monospaced system font,"
        + " and an image is its alternative text.", .unverified,
      "The rules are those of CommonMark, and of GitHub for tildes. Headings, lists and other blocks are not read, as with"
        + " inlineOnlyPreservingWhitespace of AttributedString(markdown:)."),
    Behaviour(
      "Text",
      "A label that adjusts its font to its width shrinks it to the largest hundredth of its size that fits,"
        + " and keeps its baseline.", .unverified,
      "Without a minimumScaleFactor it shrinks without limit; the documentation says that it does not shrink. Kern, baseline"
        + " offsets and attachments of attributed texts shrink by the same factor (from memory)."
    ),
    Behaviour(
      "Text",
      "With allowsDefaultTighteningForTruncation the letters of a line that is up to 5 % too wide move together before it is"
        + " truncated.", .documented,
      "The 5 % are the default of tighteningFactorForTruncation. Buttons without a configuration do the same.",
      source: "NSParagraphStyle.allowsDefaultTighteningForTruncation"),
    Behaviour(
      "Text",
      "A label of several lines wraps where its compression resistance meets another one of the same number.",
      .unverified, "Cells of apps rely on it: a text beside a switch."),
    Behaviour(
      "Text",
      "A font with a size and a text style grows in proportion to the style's leading, rounded to whole"
        + " points.", .observed,
      "Some leadings of large titles, footnotes and captions are from memory.",
      source: "openuikit's probes of UIFontMetrics on iOS"),
    Behaviour(
      "Text",
      "A font file has the ascender and the descender of its table hhea, and no tracking.",
      .unverified,
      "Where both are 0, those of OS/2 are taken. A line gap is ignored. The axis opsz does not follow the size."
    ),
    Behaviour(
      "Text",
      "Bold and semibold text of 12 to 16 points carries 7 to 9 % less ink than the static weights of Inter.",
      .observed,
      "Letters are drawn by Inter's variable font at the weights 550 and 640, in the places of semibold and bold. Above 16"
        + " points that is our choice. In PDF with live text the whole weights are embedded, because Cairo 1.16 embeds"
        + " variable fonts at their default weight. San Francisco's own ink cannot be measured here.",
      source: "pictures of an app at 3x, compared by area"),
    Behaviour(
      "Text",
      "The rounded design is as wide and as high as the system font.", .unverified,
      "It is drawn in Inter with rounded corners, chosen by eye instead of SF Rounded."),
    Behaviour(
      "Text",
      "The serif design has the system font's line height and no tracking.", .unverified,
      "It is drawn in Noto Serif, which has two weights, instead of New York; texts are some percent wider."
    ),
    Behaviour(
      "Text",
      "Text after a tab stands at the next tab stop of its paragraph. Without tabStops there are twelve, every 28"
        + " points; after the last one defaultTabInterval counts.",
      .documented,
      "Behind the last stop a tab is a space here, while UIKit begins a new line. In texts without attributes a tab is"
        + " a space, too. Lines that are read from right to left count from the left.",
      source: "NSParagraphStyle.tabStops"),
  ]
}
