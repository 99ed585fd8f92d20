import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { type Detail, listDetailTexts, type QuoteAnswer } from '#domain/coach/library/frame.ts'
import type { Misfit } from '#domain/coach/topics/misfit.ts'
import { memoizeByObject } from '#domain/memoize.ts'
import { OBJECT_MISFITS } from './objects/object-misfits.ts'
import { readOrderedDetails } from './places.ts'
import type { TopicPart, TopicTexts } from './topic.ts'
import type { Topic } from './topic-name.ts'

const OFFICE =
  /\b(?:answer “I|apologies|appointments?|bag|browser|clock|coat|go now|handover|home”|jacket|keys|owe|picture of what|screen for|unpack|Friday|approv\w*|boss|calls?|calendar|charger|colleagues?|decisions?|desk|elevator|evenings?|headset|hours?|invitation|laptop|late|leav(?:e|es|ing)|log off|mails?|meetings?|messages?|office|out-of-office|task|team|train(?:s)?|tonight|traffic|way home|work|your coat|coat and bag|come (?:home|in)|get home|walk in|at the door|front door|divide what is left|stand up|start packing|pack your bag|phone work|open item|building|favor|slot)\b/iu

const BESIDE_KITCHEN =
  /\b(?:basket|bathroom|bed|blanket|brush|clothes|closet|cushions?|doormat|faucet|hallway|iron|jacket|lamp|laundry|living|mail|mirror|picture|pillowcase|remote|rug|sheets|shelf|shoes|sofa|socks|toilet|upstairs|vacuum|wall|window pane|drain|pocket|front door|rooms?|plants?|clothing|collars?|detergent|dryer|hamper|hangers?|jeans|lint|mattress|pants|pillow|shirts?|sheet|sock|sweaters?|underwear|washcloths|washer|pillowcases|cable|keys|shower)\b/iu

const BESIDE_LAUNDRY =
  /\b(?:bathroom|bed|bottles?|burner|counter|crumbs|cups?|cushions?|dish(?:es|washer)?|faucet|floor|fridge|glass|lid|lids|mirror|mop|pan|picture|plates?|refrigerator|salt|sink|sofa|sponge|stove|sweep|table|toaster|toilet|trash|vacuum|plants?|jars|knives|boxes|drain|drawers?|dust|glass|light|mail|pane|recycling|remote|rooms?|shelf|shoes|soap|strainer|surface|chair|corner|door handle|doormat|empty\.|front door|hands touch|bowls?|cabinets?|cutlery|dishcloth|dishwater|fingers touch|forks?|freezer|glasses|groceries|jacket|kettle|keys|kitchen|knife|leftovers|microwave|mugs?|oven|pans|pots?|rack it|spices?|spoons?|the cloth)\b/iu

const BESIDE_DISHES =
  /\b(?:bathroom|basket|bed|blanket|brush|clothes|closet|cushions?|doormat|dust|iron|jacket|lamp|laundry|mail|mirror|mop|picture|pillowcase|plants?|remote|rug|sheets|shelf|shoes|sofa|socks|sweep|toilet|upstairs|vacuum|wall|window|rooms?|door handle|front door|clothing|collars?|detergent|dryer|hamper|hangers?|jeans|lint|mattress|pants|pillow|shirts?|sheet|sock|sweaters?|underwear|washcloths|washer|pillowcases|burner|cable|cartons?|chairs?|cooking|doors|drawer that stands|flatten|floor|flyer|freezer|fridge|groceries|jars?|kettle|the keys|kitchen(?: cabinet doors| doorway| drawer| spot|’s)|(?:drawer of|part of|belong in) the kitchen|microwave|oil|oven|packages?|papers|recycling|refrigerator|shower|spices?|stove|switch|toaster|(?:bag of|into the|kitchen) trash|trash (?:can|down|out)|windowsill|ate last|clear the table|counter|faucet|food boxes|fresh cloth|into thirds|refill|seats|soap dish|towels by size|whole table|wipe it, and put them|windowsill)\b/iu

/** Every text without a word of the bathroom, of floors, or of a desk. */
const BESIDE_BATHROOM = /^(?!.*\b(?:bathroom|toilet|shower)\b)/iu
const BESIDE_FLOORS =
  /\btoilet\b|^(?!.*\b(?:sweep|vacuum|mop|rug|doormat|floor of one room|cable|from the floor|on the floor, from)\b)/iu
const BESIDE_DESK = /^(?!.*\b(?:messiest surface|drawer that stands open|cable that lies|books or boxes)\b)/iu

/** What belongs to a room and not to a bench by the water. */
const INDOORS =
  /\b(?:another room|background|bed|belt|breath pattern|calls where|car, or creak|chair carries|chore|clocks|corner|cup|dark|drawer|each handle|floor|hear the room|hums|layer for|leaf, one stone|light or the water|message|nearest handle|next handle|next sitting|notebook|open door|outside the door|pad away|papers|pipe|radio|rain: a|roof|room|screens?|short version|slip, and turn|steam|tea|those at home|timer|wall|watch off|watch in|water, a window|water: a|where you were quiet|window|next morning|your belt|Invite nobody|by the water where)\b/iu

/** What belongs to games and not to television. */
const BESIDE_TELEVISION =
  /\b(?:games?|gaming|gamers?|play(?:s|ed|ing)?|controllers?|consoles?|headset|rounds?|save point|teammates?|score|level|loading|offline|chat|button)\b/iu

/** What belongs to television and not to games. */
const BESIDE_GAMES =
  /\b(?:episodes?|series|television|tv|shows?|remote|autoplay|trailer|streaming|credits|cinema|story)\b/iu

/** Somebody who eats nothing late may read this late: no bite, and nothing that is washed or cut for a meal. */
const LATE_MEALS =
  /\b(?:after \d|after (?:dinner|eight|nine|ten)|past \d|(?:so|too) late|eat late|late[- ]night|at night|before bed)\b/iu
const BESIDE_LATE_MEALS =
  /\b(?:apple|avocado|beans?|berries|bite|carrots?|cheese|chew|crunch|cucumber|eat (?:it|one|with pleasure)|freezer|frozen|fruit|greens?|herbs?|improvise|late day|lemon|lettuce|nuts|oats|orange|peas|peel|potato|raw|ripest|salt|snack|soup|taste|tastes|toast|vegetables?|warm up|yogurt)\b/iu

const UPPER_BODY =
  /^(?!.*\b(?:knees?|hips?|ankles?|legs?|foot|feet|stick|cane|crutch\w*|walker)\b).*\b(?:back|shoulders?|neck|wrists?|elbows?|arms?|rotator cuff|discs?)\b/iu

/** What belongs to a leg, a stick and the ways one goes. */
const BESIDE_UPPER_BODY =
  /\b(?:arm|arms|bench(?:es)?|cane|chair halfway|crutch\w*|curb|door that you|easiest to leave|errands?|feet|flashlight|floor|foot|get up|ground|hall|heel|hips?|hold on|knees?|lamp|legs?|limp|outing|places? (?:you|that you)|place which|rail|railing|ramp|reach, and|route|rug|seats?|shelf or table|shoes?|slippers|stairs?|stand up|steadiest|steps?|sticks?|walk\w*|way|where you can hold|whether there is a chair)\b/iu

/** Somebody in prison gets letters, and calls when they can; nobody meets them for a coffee or has their chat. */
const NOT_IN_PRISON =
  /\b(?:ask to meet|café|calls?|chat|coffee|corner|dial|door|favorites|free hour|lunch|meal|meeting|nickname|pin|rarely free|ride|ring|small gift|store|thumb|video|visits?|voice(?:mail)?|walk|way to|window)(?![\p{L}])/iu

/** Titles about one sort of gambling: scratch cards have no match, and a casino no shopping list. */
const TICKETS = /\b(?:scratch\S*|lott\S*|tickets?|rubbellos\S*)/iu
const MATCHES = /\b(?:football|soccer|horses?|sports?|match(?:es)?|sportwetten)\b/iu
const CASINOS = /\b(?:casinos?|slots?|pokies|poker|roulette|blackjack|bingo)\b/iu

/** What belongs to packaging and things, and not to food that is thrown away. */
const BESIDE_FOOD =
  /\b(?:bags?|batteries|bins?|borrow\w*|bottles?|brush|button|candle|carton|cleaner|cleaning|cloths?|counter|cup|cutlery|deliver\w*|drawer|envelope|flyer|foil|mail\w*|mend\w*|mugs?|napkins?|newspaper|packaging|paper|parcel|plastic|presents?|printer|razor|receipts?|recycl\w*|refill\w*|repair\w*|shirts?|shoes|soap|straw|tissue|tools?|towels?|tube|unsubscribe|used|wrapped|wrapping)\b/iu

/** What belongs to a joint, and not to something that is vaped or eaten. */
const ROLLED = /\b(?:ashtray|grinder|joints?|lighter|lights? up|papers|roach|roll\w*|tray)\b/iu
const SMOKED = new RegExp(`${ROLLED.source}|\\b(?:air the room|smell\\w*|smok\\w*)\\b`, 'iu')

const MISFITS: Readonly<Partial<Record<Topic, readonly Misfit[]>>> = {
  household: [
    { title: /\b(?:kitchen|Küche)\b/iu, words: BESIDE_KITCHEN, part: 'kitchen' },
    { title: /\b(?:laundry|Wäsche|clothes on the chair)\b/iu, words: BESIDE_LAUNDRY, part: 'laundry' },
    { title: /^(?!.*\bkitchen\b).*\bdishes\b/iu, words: BESIDE_DISHES, part: 'dishes' },
    { title: /\b(?:bathroom|Bad|Badezimmer)\b/iu, words: BESIDE_BATHROOM, part: 'bathroom' },
    {
      title: /^(?!.*\b(?:kitchen|bathroom)\b).*\b(?:vacuum(?:ing)?|mop(?:ping)?|sweep(?:ing)?|floors?)\b/iu,
      words: BESIDE_FLOORS,
      part: 'floors',
    },
    { title: /\bdesk\b/iu, words: BESIDE_DESK, part: 'desk' },
  ],
  home: [
    {
      title:
        /^(?!.*\b(?:be|come|get|go) home\b).*\b(?:family dinner|(?:dinner|supper) (?:(?:together )?as a family|together|at the table)|eat(?:ing)? together)\b/iu,
      words: OFFICE,
      part: 'dinner',
    },
  ],
  eating: [{ title: LATE_MEALS, words: BESIDE_LATE_MEALS, part: 'late' }],
  restore: [
    {
      // What is kept in order is never finished.
      title: /\b(?:maintenance|maintain|repairs|mechanics|my own (?:car|oil))\b/iu,
      words:
        /\b(?:age and|character|finished|first day|flaw|history|it once had|last owner|memoir|oldest picture|polish|restoring|sand(?:ing|paper)?|session|shiniest|undoing|when it is done)\b/iu,
    },
  ],
  joint: [{ title: UPPER_BODY, words: BESIDE_UPPER_BODY, part: 'upper' }],
  papers: [
    {
      title:
        /\b(?:visa|passport|citizen(?:ship)?|green card|wills?|power of attorney|llc|adoption|residence permit|company)\b/iu,
      words: /\b(?:tax\w*|income|receipts?|deduct\w*|bank|statements?)\b/iu,
    },
  ],
  contact: [{ title: /\b(?:prison|jail)\b/iu, words: NOT_IN_PRISON }],
  channel: [
    {
      title: /\bpodcasts?\b/iu,
      words:
        /\b(?:cameras?|videos?|film\w*|face|faces|frame|viewers?|channel|picture|light|lamp|watch|chair toward the window|screen)\b/iu,
    },
  ],
  screen: [
    {
      title:
        /^(?!.*\bgam(?:es|ing)\b).*\b(?:tv|television|netflix|series|shows|streaming|fernsehen|serien|binge\p{L}*)(?!\p{L})/iu,
      words: BESIDE_TELEVISION,
    },
    {
      title:
        /^(?!.*\b(?:tv|television|netflix|series)\b).*\b(?:gam(?:es|ing)|xbox|playstation|fortnite|league of legends|minecraft|zocken)\b/iu,
      words: BESIDE_GAMES,
    },
  ],
  gamble: [
    {
      title: TICKETS,
      words:
        /\b(?:match|sports?|apps?|thumb|sites?|newsletter|tips?|ads?|pages?|online|seat|chair|chats?|pool|machine|halls|account|browser|tabs|start page|desk)\b/iu,
    },
    { title: MATCHES, words: /\b(?:tickets?|checkout|shopping list|machines?)\b/iu },
    { title: CASINOS, words: /\b(?:tickets?|checkout|shopping list|match|sports?|tips?|pool)\b/iu },
  ],
  waste: [{ title: /\b(?:food|leftovers|groceries|Lebensmittel|Essen|comida|nourriture)\b/iu, words: BESIDE_FOOD }],
  cannabis: [
    { title: /\b(?:edibles?|gummies|brownies)\b/iu, words: SMOKED },
    { title: /^(?!.*\bsmok).*\b(?:vap\w*|dabs?|dabbing|carts?)\b/iu, words: ROLLED },
  ],
  silence: [{ title: /\b(?:beach|lake|ocean|pond|river|sea|shore|See|Meer|Fluss)\b/u, words: INDOORS, part: 'water' }],
  debt: [
    {
      title: /^(?!.*\b(?:credit )?cards?\b).*\b(?:loans?|mortgage|overdraft|debts?|Kredit|Darlehen|Dispo|Schulden)\b/iu,
      words: /\b(?:cards?|closed|envelopes?|letters hide|pile|store|unopened|box)\b/iu,
      part: 'loan',
    },
  ],
}

/** A title that names more parts than one has the texts of the whole topic. */
const findMisfit = (topic: Topic, { title }: Pick<CoachBrief, 'title'>): Misfit | undefined => {
  const all = [...(MISFITS[topic] ?? []), ...(OBJECT_MISFITS[topic] ?? [])]
  const [found, ...others] = all.filter((one) => one.title.test(title))
  return others.length > 0 ? undefined : found
}

const without = ({ steps, challenges, parts }: TopicTexts, { words, part }: Misfit): TopicTexts => {
  const own = part && parts?.[part]
  return {
    steps: [...(own?.steps ?? []), ...steps.filter(({ text }) => !words.test(text))],
    challenges: [...(own?.challenges ?? []), ...challenges.filter(({ text }) => !words.test(text))],
  }
}

/** Kept, because the plans of a person are arranged once for each list of steps. */
const fitTo = memoizeByObject((texts: TopicTexts) => memoizeByObject((misfit: Misfit) => without(texts, misfit)))

/**
 * The texts of a topic that fit the title of a goal (TEXT-24): a kitchen has no bed, and a dinner on Sundays has no office.
 */
export const fitToTitle = (topic: Topic, texts: TopicTexts, brief: Pick<CoachBrief, 'title'>): TopicTexts => {
  const misfit = findMisfit(topic, brief)
  return misfit === undefined ? texts : fitTo(texts)(misfit)
}

/** Fewest details with which none has to return within 8 days. */
export const DETAILS_MIN = 9

/** What the library says of a part of a topic. */
export type DetailsOfPart =
  | 'silence_by_water'
  | 'household_laundry'
  | 'household_dishes'
  | 'household_bathroom'
  | 'household_floors'
  | 'household_desk'
  | 'joint_upper'

/** What the library says of each topic, and of the parts of some. */
export type DetailsByTopic = Readonly<Partial<Record<Topic | DetailsOfPart, readonly Detail[]>>>

/** The details of a part, and whether those of the topic that fit the title stand beside them. */
const DETAILS_OF_PART: Readonly<Partial<Record<TopicPart, { own: DetailsOfPart; isAlone: boolean }>>> = {
  water: { own: 'silence_by_water', isAlone: true },
  laundry: { own: 'household_laundry', isAlone: true },
  dishes: { own: 'household_dishes', isAlone: true },
  kitchen: { own: 'household_dishes', isAlone: false },
  bathroom: { own: 'household_bathroom', isAlone: true },
  floors: { own: 'household_floors', isAlone: true },
  desk: { own: 'household_desk', isAlone: true },
  upper: { own: 'joint_upper', isAlone: true },
}

/** The part of its topic that a title names. */
export const readPart = (topic: Topic | undefined, brief: Pick<CoachBrief, 'title'>): TopicPart | undefined =>
  topic && findMisfit(topic, brief)?.part

/** The details of a topic or its part that fit the title of a goal; all of the topic where too few would be left. */
export const fitDetailsToTitle = (
  topic: Topic,
  byTopic: DetailsByTopic,
  brief: Pick<CoachBrief, 'title'>,
): readonly Detail[] => {
  const misfit = findMisfit(topic, brief)
  const all = readOrderedDetails(topic, byTopic[topic] ?? [])
  if (misfit === undefined) return all
  const ofPart = misfit.part && DETAILS_OF_PART[misfit.part]
  const own = ofPart === undefined ? [] : (byTopic[ofPart.own] ?? [])
  if (ofPart?.isAlone === true) return own
  const fit = [...own, ...all.filter((detail) => !misfit.words.test(listDetailTexts(detail).join(' ')))]
  return fit.length > 0 && fit.length < DETAILS_MIN ? all : fit
}

/** An answer without the own steps and challenges that do not fit the title. */
const withFittingParts = (answer: QuoteAnswer, words: RegExp): QuoteAnswer => {
  const { own = [] } = answer
  const fitting = own.filter(({ step, challenge }) => !words.test(`${step.text} ${challenge.text}`))
  return fitting.length === own.length ? answer : { ...answer, own: fitting }
}

/** The answers of a topic that fit the title of a goal. */
export const fitAnswersToTitle = (
  topic: Topic,
  answers: readonly QuoteAnswer[],
  brief: Pick<CoachBrief, 'title'>,
): readonly QuoteAnswer[] => {
  const misfit = findMisfit(topic, brief)
  return misfit === undefined
    ? answers
    : answers
        .filter((answer) => !misfit.words.test(listDetailTexts(answer).join(' ')))
        .map((answer) => withFittingParts(answer, misfit.words))
}
