/** Words of a lesson with pages, cards and answers, which a skill of the body or the voice does not have. */
const FROM_BOOKS =
  /\{act\}|\b(?:a beginner|answers?|app|bars?|beat|blank sheet|books?|cards?|chapter|chord|columns?|copy|dictionary|examples?|facts?|fold|formula|hard(?:est)? (?:one|part|thing|word)|headings?|hide|instrument|join between|lessons?|line|list what|material|mistakes?|newest|next topic|notes|old task|one word|pages?|paragraph|pieces?|pile|plug in|portion|practice with|paper and a pen|problems?|questions?|quiz|recall|recording|redo|reread|rule|sentence|sharpen|shuffle|sketch|solutions?|sources?|string|subject|tasks?|test|timer|today’s material|translat\w+|tuner|tune|wrong|words)\b/iu

/** Words of a habit with equipment, clothes or a place of its own, which work on customers or readers does not have. */
const AT_A_DESK =
  /\{act\}|\b(?:a strap|another room|battery|case, or the drawer|drawer or the bag|door, the app|first movement|get dressed|hang what|in reach|mirror or the fridge|one page, one round|one song|opening hours|pillow|place for|ran low|recharge|room or (?:one )?shelf|set your feet|shake out|sharpen|sleeves|stand where|things? (?:for|it|you (?:need|used?))|toothbrush|still missing|trip over|unfold|unwrap|unzip|voice, or your feet|warm your hands|wash your face|wear or take along|weather|what you (?:need|needed|use for|used)|worn or missing)\b/iu

/** Words of a text, a machine or a list that is worked on piece by piece, and of a desk, which this habit does not have. */
const AWAY_FROM_A_DESK =
  /\{act\}|\b(?:app, or the book|battery|borrow, print|case, or the drawer|drawer or the bag|drink something|mirror or the fridge|nuisance|one page, one round|opening hours|pillow, plate|screen that is most likely|sharpen|still missing|switch off what you needed|things for|toothbrush|unwrap|unzip|wear or take along|weather|worn or missing)\b/iu

/** Words of a habit with things, clothes or a room of its own, which time with other people does not have. */
const AMONG_PEOPLE =
  /\{act(?:ing)?\}|\b(?:app, or the book|a strap|battery|bag|borrow, print|case, or the drawer|drawer|door, the app|first movement|get dressed|in half|mirror|one page, one round|one song|opening hours|pillow|place for|plate|ran low|recharge|room or (?:one )?shelf|sharpen|shoes|short(?:est)? (?:one|version)|sleeves|smallest piece|still missing|toothbrush|trip over|unfold|unwrap|unzip|usual place|voice, or your feet|warm your hands|wash your face|wear or take along|weather|worn or missing)\b/iu

/** Words of people whom one knows already, which somebody who is still to be met does not have. */
const TO_MEET =
  /\{(?:act|acting|title)\}|\b(?:at home|been together|both|calls?|come home|do together|evenings? (?:of|that|to)|favorites|for the table|last message|old complaint|once lived|people you miss|phone call|photo that|runs into|sit (?:together|and talk)|their|them|they|time zone|together|two (?:chairs|glasses|of you)|voice|when you will be back|you (?:miss|owe)|you will (?:share|sit))\b/iu

/** Words of a page, a text or a short version, which a habit out of doors with gear or an animal does not have. */
const WITH_GEAR =
  /\{act(?:ing)?\}|\b(?:app, or the book|battery|first movement|in half|mirror|one page, one round|pages?|part (?:of|you)|pillow|place for|toothbrush|timer|unzip|opening hours|screen that is most likely|sharpen|short(?:est)? (?:one|version)|smallest piece|stands between|trip over|usual place|voice, or your feet|waited for you)\b/iu

/** Words of steps of a kind that do not fit these topics, as in `UNFIT`. */
export const UNFIT_WORDS = {
  swim_start: FROM_BOOKS,
  speaking:
    /\b(?:answers?|bars?|blank sheet|books?|chapter|chord|dictionary|examples?|figure|fold|formula|button|hard word|instrument|lessons?|material|mistakes?|newest|next topic|old card|one card|pages?|pieces?|pile|portion|problems?|check yourself|quiz|reading for doing|redo|reread|rules?|your notes|sharpen|shuffle|solutions?|sources?|string|cards (?:or|for)|new language|translat\w+|tuner|wrong answer|weather|battery|get dressed|unzip|ran low|recharge|bench|screws?|workpiece|machine|thicker|buyer)\b/iu,
  business: new RegExp(`\\{acting\\}|${AT_A_DESK.source}`, 'iu'),
  blog: AT_A_DESK,
  drawing:
    /\{act\}|\b(?:app, or the book|battery|a strap|first movement|get dressed|mirror or the fridge|nuisance|opening hours|set your feet|sleeves|toothbrush|unzip|voice, or your feet|wear or take along|weather)\b/iu,
  worship:
    /\{(?:act|acting|title)\}|\b(?:at home|battery|cup you drank|dullest|empty page|first (?:minute|movement|part)|in half|instrument|kitchen|lamp|mirror|newspaper|no more and no less|one page, one round|opening hours|passages?|pillow|radio|ran low|recharge|reread|sharpen|short(?:est)? (?:one|version)|smallest piece|stove|toothbrush|unzip|usual (?:one|place)|verse|voice, or your feet|weather|wear or take along)\b/iu,
  restore:
    /\{act(?:ing)?\}|\b(?:app, or the book|chapter|cursor|documents?|draft|figure|files?|folder|mirror|newest version|one page, one round|pages?|paragraphs?|pillow|quiz|references|sections?|sentences?|slides|source|staple|tabs|toothbrush|translat\w+|unzip|voice, or your feet|vocabulary)\b/iu,
  stretch: AWAY_FROM_A_DESK,
  vitals:
    /\{(?:act|acting|title)\}|\b(?:another room|battery|dullest|first (?:minute|movement|part)|get dressed|in half|mirror|no more and no less|one page, one round|opening hours|pillow|ran low|recharge|sharpen|short(?:est)? (?:one|version)|smallest piece|toothbrush|unzip|usual (?:one|place)|voice, or your feet|weather|wear or take along)\b/iu,
  eating:
    /\{(?:act|acting|title)\}|\b(?:another room|away from home|battery|dullest|first (?:minute|movement|part)|get dressed|in half|mirror|no more and no less|one page, one round|opening hours|pages?|pillow|ran low|recharge|sharpen|short(?:est)? (?:one|version)|smallest piece|toothbrush|unzip|urge|usual (?:one|place)|voice, or your feet|weather|wear or take along)\b/iu,
  gardening:
    /\{act(?:ing)?\}|\b(?:app, or the book|battery|borrow, print|drawer or the bag|mirror or the fridge|one page, one round|opening hours|pillow|toothbrush|unzip|voice, or your feet|screen that is most likely|bench|draft|figure|cursor|lines? on|machine|pages?|paragraphs?|polish|print|screws?|sections?|sentences?|slides|workpiece)\b/iu,
  cycle: WITH_GEAR,
  friends: TO_MEET,
  dating: new RegExp(`${TO_MEET.source}|${AMONG_PEOPLE.source}`, 'iu'),
  caregiving: new RegExp(
    `${AMONG_PEOPLE.source}|\\b(?:address book|birthday|borrowed|contacts?|do together|evenings? (?:of|that|to)|favor\\b|favorites|group chat|guests?|how their day is going|last message|needs no answer|neighbor|next person you meet|old complaint|once lived|postcard|somebody (?:new|you (?:like|miss))|someone new|time zone|trade one message|two (?:chairs|glasses)|whoever is there|write one name|you miss|you owe)\\b`,
    'iu',
  ),
  waste: AWAY_FROM_A_DESK,
  giving: AWAY_FROM_A_DESK,
  selfworth: new RegExp(`\\{(?:act|acting|title)\\}|${AT_A_DESK.source}`, 'iu'),
  letgo: AT_A_DESK,
  // What a kind says of pieces, lists and dates reads as if the child were a piece of work.
  child_wish: /./u,
  craft:
    /\{act(?:ing)?\}|\b(?:app, or the book|battery|first movement|get dressed|mirror|one page, one round|pages?|pillow|place for|toothbrush|timer|unzip|opening hours|screen that is most likely|short(?:est)? (?:one|version)|smallest piece|trip over|voice, or your feet|waited for you|weather|shoes|sentences?|paragraphs?|cursor|draft|slides|figure)\b/iu,
  dance: FROM_BOOKS,
  dog: new RegExp(`${WITH_GEAR.source}|\\b(?:borrow, print|turn off)\\b`, 'iu'),
  driving:
    /\{act(?:ing)?\}|\b(?:bench|cursor|draft|documents?|files?|folder|machine|newest version|paragraphs?|pillow|polish|references|rough|sand|saw|screws?|section|sentences?|slides|staple|thicker|toothbrush|tools?|trim|unzip|workpiece|half (?:begun|done)|last tenth|items?)\b/iu,
  channel:
    /\{act(?:ing)?\}|\b(?:a strap|bench|get dressed|machine|mirror or the fridge|pillow|rough|saw|screws?|shoes|toothbrush|trip over|unzip|warm your hands|wash your face|wear or take along|weather|workpiece|sand|thicker)\b/iu,
  screen: /\b(?:busiest|glass of|gum|smell|mouth)\b/iu,
  coffee: /\b(?:busiest|smell of smoke|bottle|glass of)\b/iu,
  sport: new RegExp(`${WITH_GEAR.source}|\\b(?:borrow, print|home|turn off)\\b`, 'iu'),
  papers:
    /\{act(?:ing)?\}|\b(?:a strap|bench|battery|dullest|first movement|get dressed|machine|mirror|one song|pillow|rough|saw|screws?|shoes|sleeves|thicker|toothbrush|tools?|trip over|unzip|warm your hands|wash your face|wear or take along|weather|workpiece|polish|sand)\b/iu,
  calm: /\{act(?:ing)?\}|\b(?:app, or the book|battery|a strap|first movement|get dressed|in half|mirror|one page, one round|pages?|place for|toothbrush|unzip|opening hours|sharpen|short(?:est)? (?:one|version)|smallest piece|stands between|things (?:for|you)|trip over|usual place|voice, or your feet|waited for you|wear or take along|weather)\b/iu,
  photo:
    /\{act(?:ing)?\}|\b(?:app, or the book|borrow, print|first movement|get dressed|in half|mirror|one page, one round|pages?|pillow|toothbrush|unzip|opening hours|screen that is most likely|sharpen|short(?:est)? (?:one|version)|smallest piece|stands between|trip over|turn off|voice, or your feet)\b/iu,
  punctual:
    /\{act(?:ing)?\}|\b(?:app, or the book|a strap|borrow, print|first movement|gum|smell|in half|mirror or the fridge|one page, one round|one song|pillow|plate|toothbrush|unzip|urge|voice, or your feet|wear or take along|sharpen|smallest piece|short(?:est)? (?:one|version)|opening hours|sells it|to hold|your helper|squeeze|let the hand|wanted to do)\b/iu,
  bake: /\{act(?:ing)?\}|\b(?:app, or the book|a strap|battery|borrow, print|first movement|get dressed|in half|mirror|one page, one round|pages?|pillow|toothbrush|unzip|opening hours|screen that is most likely|smallest piece|short(?:est)? (?:one|version)|stands between|trip over|usual place|voice, or your feet|weather|wear or take along)\b/iu,
  renovation:
    /\{act(?:ing)?\}|\b(?:app, or the book|borrow, print|cursor|draft|documents?|figure|files?|folder|in half|mirror|newest version|one page, one round|pages?|paragraphs?|pillow|plate|references|sections?|sentences?|slides|source|staple|thicker|toothbrush|tabs|unzip|voice, or your feet|workpiece)\b/iu,
  event:
    /\{act(?:ing)?\}|\b(?:a strap|bench|cursor|draft|machine|mirror or the fridge|newest version|paragraphs?|pillow|polish|references|rough|sand|saw|screws?|section|sentences? (?:of|that)|sharpen|slides|staple|thicker|toothbrush|tools?|trim|unzip|workpiece)\b/iu,
  network: AMONG_PEOPLE,
  assert: new RegExp(`${AMONG_PEOPLE.source}|\\b(?:things|turn off)\\b`, 'iu'),
  temper: new RegExp(`${AMONG_PEOPLE.source}|\\b(?:gum|smell|things (?:for|you))\\b`, 'iu'),
  care: /\{act(?:ing)?\}|\b(?:app, or the book|battery|borrow, print|first movement|one page, one round|pages?|opening hours|screen that is most likely|sharpen|smallest piece|unzip|voice, or your feet|weather|wear or take along)\b/iu,
  team: AMONG_PEOPLE,
  children:
    /\b(?:address book|answer one question of theirs|birthday|borrowed|children, the work|coffee or a meal|contacts?|evenings? (?:of|that|to)|favor\b|favorites|friend wrote|group chat|guests?|hear their voice|how their day is going|neighbor|next person you meet|number or the address|old complaint|once lived|open the last message|people you (?:like|miss)|pour two|postcard|ride, a sitter|somebody (?:new|you (?:like|miss))|someone new|time zone|trade one message|whoever is there|write one name|you miss|you owe)\b/iu,
} as const
