/** What a title asks for on its day, as a noun; the first that a title names. */
const NOUNS: readonly (readonly [pattern: RegExp, noun: string])[] = [
  [/\bchoir|rehears|chor(?:probe)?\b/u, 'rehearsal'],
  [/\bgame nights?\b/u, 'game night'],
  [/\bdate nights?\b/u, 'date night'],
  [/(?<!\b(?:before|after|during|over) (?:\p{L}+ ){0,2})\bdinners?\b/u, 'dinner'],
  [/(?<!\b(?:before|after|during|over) (?:\p{L}+ ){0,2})\bbrunch(?:es)?\b/u, 'brunch'],
  [/(?<!\b(?:before|after|during|over) (?:\p{L}+ ){0,2})\blunch(?:es)?\b/u, 'lunch'],
  [/\bmovie nights?\b/u, 'movie night'],
  [/\byoga\b/u, 'yoga session'],
  [/\bpilates\b/u, 'Pilates session'],
  [/\b(?:lessons?|unterricht)\b/u, 'lesson'],
  [/\bclass(?:es)?\b/u, 'class'],
  [/\b(?:hikes?|hiking|wandern)\b/u, 'hike'],
  [/\b(?:cycl\w*|bike|biking|bike rides?|radfahren)\b/u, 'ride'],
  [/\b(?:swim\w*|schwimm\w*|nadar|nager)\b/u, 'swim'],
  [/\b(?:walks?|walking|spazier\w*|caminar|marcher)\b/u, 'walk'],
  [/\b(?:runs?|running|jog\w*|joggen|laufen|correr|courir)\b/u, 'run'],
  [/\btennis\b/u, 'game of tennis'],
  [/\bchess\b/u, 'game of chess'],
  [/\b(?:climbing|bouldering|bouldern)\b/u, 'climbing session'],
  [/\b(?:danc(?:e|es|ing)|tanzen)\b/u, 'dance'],
  [/\b(?:sew|sewing|nähen)\b/u, 'sewing day'],
  [/\b(?:knit|knitting|stricken)\b/u, 'knitting day'],
  [/\b(?:gym|workouts?|work out|lift|krafttraining|gimnasio)\b/u, 'workout'],
  [/^visit\b/u, 'visit'],
  [/\bwrite to\b|\bletters? to\b/u, 'letter'],
  [/^(?:call|ring|phone|video call)\b|\bcalls?\b|\banrufen\b|\b(?:llamar|appeler)\b/u, 'call'],
]

const OWN = '(?:the|my|our|your|his|her|their|an?|all|more|old|new|family|kids’?)'

/** Words before a noun that name another act, which is done with or about it: “Clean the bike”, “Watch tennis”, “No calls”. */
const BEFORE = new RegExp(
  String.raw`\b(?:clean|wash|repair|fix|mend|service|oil|maintain|tune|sell|buy|order|restore|paint|store|sort|pack|plan|watch|review|book|no|not|never|fewer|less|without|(?<!(?:never|not|n[’']t) )(?:cancel|skip|avoid|miss|quit|stop)|(?:study|prepare|read) (?:for|about|before))(?: ${OWN})* $`,
  'u',
)

/** What follows a noun that only says of which kind a thing is: “bike repair”, “dance floor”, “running costs”, “phone-free”. */
const AFTER =
  /^(?:-(?:free|in|down|off|up|less|out)\b|(?:’s|'s)? (?:repairs?|maintenance|cleaning|shoes?|gear|kit|clothes|bags?|mats?|memberships?|costs?|fees?|bills?|floor|plates?|budget|learned)\b)/u

const DISTANCE =
  '(?:half|full|ultra|marathon|mile|race|parkrun|loop|lap|trail|stairs|steps|hills?|track|block|beach|lake|park|river|woods|forest|same|long|short|whole|distance|route|course)'
/** Acts of other kinds that begin with the verb of a noun: “Run the household budget”, “Phone away”, “Lift the mood”. */
const OTHER_ACTS: Readonly<Record<string, RegExp>> = {
  run: new RegExp(
    String.raw`^ (?:(?:the|an?|my|our) (?!\d|${DISTANCE}\b)|(?:errands|for office|meetings|backups?|ads|payroll|reports?|workshops?)\b)`,
    'u',
  ),
  class: /^ (?:action|of|\d)/u,
  lift: /^ (?:(?:the|my|our) )?(?:mood|spirits?)\b/u,
  call: /^ (?:fewer|less|nobody|it)\b/u,
  phone: /^ (?:away|off|down|out|in|on|under|free|time|use|usage|ban|curfew|without|stays?)\b/u,
}

const isDone = (words: string, { 0: noun, index }: RegExpExecArray): boolean => {
  const after = words.slice(index + noun.length)
  return !BEFORE.test(words.slice(0, index)) && !AFTER.test(after) && !OTHER_ACTS[noun]?.test(after)
}

const findNamed = (title: string) => {
  const words = title.toLowerCase()
  return NOUNS.flatMap(([pattern, noun]) => {
    const found = pattern.exec(words)
    return found ? [{ noun, isDone: isDone(words, found) }] : []
  })
}

/** What a title asks for on its day, such as `swim`, where it names that as what is done. */
export const readTurn = (title: string): string | undefined => findNamed(title).find((named) => named.isDone)?.noun

/** Whether a title names such a noun, but asks for another act with it: “Clean the bike on Sundays”. */
export const namesOnlyAThing = (title: string): boolean => {
  const named = findNamed(title)
  return named.length > 0 && named.every((one) => !one.isDone)
}
