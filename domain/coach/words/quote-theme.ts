import { memoize } from '#domain/memoize.ts'

/** What somebody writes about in an obstacle, a description or a plan, for answers that take it up (TEXT-32). */

const PATTERNS = {
  tired:
    'tired|exhaust\\p{L}*|sleepy|(?:fall|falls|falling|fell) asleep|(?:no|little|low) energy|worn out|drained|couch|sofa|nap|müde|erschöpft|kaputt|cansad[oa]|fatiguée?',
  late: '(?:no|not enough|too little|little|out of|finding|find) (?:the )?time|busy|late|overtime|meetings?|(?:the|last|work|investor) calls?|deadlines?|schedule|rush|(?:run|runs|ran|running) (?:over|long)|last (?:\\p{L}+ )?minutes?|before school|hurry|keine Zeit|spät',
  phone: 'phone|scroll\\p{L}*|instagram|tiktok|facebook|social media|notifications?|(?:das|mein|am) handy|smartphone',
  message: 'messages?|e-?mails?|slack|inbox',
  television: 'netflix|tv|television|series|youtube|streaming|radio|games?|gaming|fernsehen|serien?',
  forget: 'forg[eo]t\\p{L}*|slips? my mind|vergess\\p{L}*|olvid\\p{L}*|oublie\\p{L}*',
  weather:
    "rain\\p{L}*|weather|snow|(?:the|too|is|so|it[’']s) cold|cold (?:outside|mornings?|weather|water)|dark|heat|wind|winter|icy|regen|kälte|dunkel",
  early: 'early|earlier|sunrise|before (?:the )?(?:kids|children|boats|work)|wake|waking|get up|alarm|früh',
  home: 'kids?|children|baby|toddler|husband|wife|partner|roommates?|guests?|noise|loud|noisy|interrupt\\p{L}*|kinder|lärm',
  alone: 'alone|nobody|no one|by myself|lonely|allein',
  way: '(?:too|is|so) far (?:away)?|far away|the way there|(?:the|long|would) drive|drive there|(?:the|by) (?:bus|train)|parking|traffic|distance|(?:a|the) ride|commute',
  stairs: '(?:the|those) steps|stairs',
  money: 'expensive|costs?|money|afford|bills?|paid|price|geld|teuer',
  letters: 'letters?|envelopes?|bank|statements?',
  perfect: 'perfect\\p{L}*|good enough|reread\\p{L}*|rewrit\\p{L}*|re-?edit\\p{L}*|polish\\p{L}*|over and over|perfekt',
  begin:
    "don[’']?t know (?:where|how|what)|getting started|starting|to start|begin(?:ning)?|blank|stuck|(?<!costs? |spend |pay |eat |drink |talks? )too (?:big|much|long)|overwhelm\\p{L}*|procrastinat\\p{L}*|put(?:ting)? (?:it|things) off",
  afraid:
    'afraid|scared|fear|nervous|embarrass\\p{L}*|shy|anxious|awkward|judge[ds]?|laugh(?:ed|s)? at|press\\p{L}* (?:something|the wrong)|wrong (?:button|key)|delet\\p{L}*|mistakes?|angst|miedo|peur',
  shift:
    'shifts?|(?:after|on|work) nights|rotating|travel\\p{L}*|hotels?|on the road|business trips?|weekends?|holidays?|vacation',
  stress: 'stress\\p{L}*|boss|argu\\p{L}*|angry|hard days?|bad days?|long days?|pressure|worr\\p{L}*',
  company: 'friends|part(?:y|ies)|colleagues|coworkers|everyone|everybody|bars?|pubs?|restaurants?|dinners? out',
  habit:
    'coffee|beer|wine|drinks?|cigarettes?|snacks?|sweets|chocolate|sugar|cravings?|urges?|breaks?|after (?:dinner|lunch|meals?|work)|kaffee',
  bored: "bored|boring|boredom|dull|don[’']?t feel like|no motivation|unmotivated|motivation|lust|langweil\\p{L}*",
  things:
    'clutter|my keys|my wallet|pack\\p{L}*|bag|dirty|charge|charger|battery|tools?|wet|clothes|shoes|gear|equipment|glasses|small letters',
  trust:
    'let (?:other )?(?:people|others|them) decide|let(?:ting)? (?:it |things )?go|trust\\p{L}*|(?:give up|lose|need|keep|of) control|(?:faster|quicker|better) (?:if I|when I|myself)|do (?:it|everything) myself',
  crowd:
    '(?:too|pool gets|gym gets|class gets|gets too|pool is|gym is|bus is|train is) full|crowded|crowds?|too many people|long lines?|queues?',
  hair: '(?:my|wet|the) hair|hair dryer',
  body: '(?:my|the|a|bad|sore|lower|stiff) back|back (?:pain|hurts?|aches?)|backache|knees?|hips?|shoulders?|neck|pain|sore|stiff\\p{L}*|aches?|headaches?|rücken|schmerz\\p{L}*',
} as const

/** `ally` is somebody whom the person wrote about (the slot `{ally}`), and `driver` is one who would drive the person. */
export type QuoteTheme = keyof typeof PATTERNS | 'ally' | 'driver'

/** Company by its name: “the break at eleven with Tom”. */
const WITH_SOMEBODY =
  /(?<!\p{L})[Ww]ith (?!I\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Netflix|YouTube|Instagram|TikTok)\p{Lu}\p{Ll}+(?!\p{L})/u

const THEMES = Object.entries(PATTERNS).map(
  ([theme, words]) => [theme, new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu')] as const,
)

const isOfTheme = (words: string, [theme, pattern]: readonly [string, RegExp]): boolean =>
  (theme === 'company' && WITH_SOMEBODY.test(words)) || pattern.test(words)

/** Whether words are about a theme. Nothing is about `ally` or `driver`, who is known by name. */
export const isAbout = (words: string, theme: QuoteTheme): boolean =>
  THEMES.some((one) => one[0] === theme && isOfTheme(words, one))

/** Whether two texts are about one theme. */
export const sharesTheme = (one: string, other: string): boolean =>
  THEMES.some((theme) => isOfTheme(one, theme) && isOfTheme(other, theme))

const SHARED_MIN = 5
/** Long words that say nothing of what a sentence is about. */
const EMPTY = new Set(
  `
about after again always another anybody anyone anything because before begin being could doing evening every everybody
everyone everything first going great little might minute minutes month months morning never night nobody nothing often
other others people person really should small somebody someone something start still talks their there these thing things
think those through today tomorrow track under until using wants weeks where which while whole would write wrote years
yesterday
`
    .trim()
    .split(/\s+/u),
)

/** Texts whose words are kept: a day compares the words of a goal with many texts of the library. */
const TEXTS_MAX = 1000

/** The words of a text that tell what it is about, without the endings of nouns and verbs: letter for letters, but visit not for visitors. */
const readWords = memoize(
  (text: string): ReadonlySet<string> =>
    new Set(
      (text.toLowerCase().match(/\p{L}+/gu) ?? [])
        .filter((word) => word.length >= SHARED_MIN && !EMPTY.has(word))
        .map((word) => word.replace(/(?<=\p{L}{4})(?:ing|ed|es|(?<!s)s|e)$/u, '')),
    ),
  TEXTS_MAX,
)

/**
 * Whether a text takes up quoted words: both have a word in common that the title does not have. “Walk” in both says nothing of a goal to
 * walk.
 */
export const takesUp = (text: string, quote: string, title: string): boolean => {
  const [own, named] = [readWords(text), readWords(title)]
  return [...readWords(quote)].some((word) => own.has(word) && !named.has(word))
}
