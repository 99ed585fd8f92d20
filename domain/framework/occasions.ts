import { list } from './words.ts'

/**
 * When in the week a person's sentence takes place. A report says of it "you placed it …", so a word for a time is not enough: the
 * sentence must set something at that time (FRAMEWORK-21). English and German.
 */

/** A weekday by its English name. */
const WEEKDAYS: Record<string, string> = {
  monday: 'Mondays',
  tuesday: 'Tuesdays',
  wednesday: 'Wednesdays',
  thursday: 'Thursdays',
  friday: 'Fridays',
  saturday: 'Saturdays',
  sunday: 'Sundays',
  montag: 'Mondays',
  dienstag: 'Tuesdays',
  mittwoch: 'Wednesdays',
  donnerstag: 'Thursdays',
  freitag: 'Fridays',
  samstag: 'Saturdays',
  sonntag: 'Sundays',
}
const DAY = `(?:${Object.keys(WEEKDAYS).join('|')})`
const PART = '(?:mornings?|afternoons?|evenings?|nights?)'

/** What happens at a time, where the time stands before it: 'Sunday mass', 'evening walk'. */
const EVENT =
  '(?:mass|service|church|prayers?|walks?|runs?|jogs?|rides?|swims?|yoga|stretch(?:es|ing)?|exercises?|training|workouts?|practice|meditation|pages|reading|journal|coffee|tea|breakfasts?|lunch(?:es)?|dinners?|calls?|choir|band|class(?:es)?|course|lessons?|league|games?|sessions?|ritual)'
/** The end of a time that stands alone: 'Evenings, instead of television'. */
const ALONE = '(?=$|,| (?:with|before|after|at|when|for|from|in|on|alone|instead|and|or|is fine|are free)\\b)'
/** How often, or on which of several. */
const EACH =
  '(?:every|each|most|some|alternate|one|two|three|four|five|six|seven|\\d)(?: (?:other|second|single|free))?'

/** Days that follow each other: 'Tuesdays, Thursdays, and Sunday mornings'. */
const DAYS = `${DAY}s?(?: ${PART})?(?:(?:, (?:and |or )?| (?:and|or|und|oder) )(?:on |every |am )?${DAY}s?(?: ${PART})?)*`
const PLACED_DAYS: readonly RegExp[] = [
  `\\b(?:on (?:${EACH} )?(?:a )?|${EACH} |am |jeden )${DAYS}`,
  // A plural such as 'Tuesdays, for an hour'. Not 'My Sundays', which says whose days they are, nor 'Mondays are hard', which says how they are.
  `(?<!\\b(?:my|our|his|her|their|the|of|about|until|by) )\\b${DAY}s(?: ${PART})?(?:(?:, (?:and )?| (?:and|or|und|oder) )${DAY}s)*(?! (?:are|is|were|feel|go|get|make|have|kill|belong)\\b)`,
  `\\b${DAYS}(?= ${EVENT}\\b)`,
  `\\b${DAY}(?:(?: and | or |, )${DAY})* ${PART}`,
  `^${DAYS}${ALONE}`,
].map((source) => new RegExp(source, 'i'))
/** 'From Monday to Friday' names no day. */
const RANGE = new RegExp(`\\b${DAY}s? ?(?:to|through|thru|till|until|bis|-|–) ?${DAY}`, 'i')

const anyOf = (...sources: string[]): RegExp => new RegExp(sources.join('|'), 'i')

/** Parts of a day or week, most telling first. */
const PARTS: readonly [RegExp, string][] = [
  [
    anyOf(
      '\\b(?:after|at the end of) (?:my|the|a|an|each|every|our) (?:\\w+ )?shifts?\\b',
      '\\bwhen (?:my|the|a) shift (?:ends|is over)\\b',
    ),
    'at the end of a shift',
  ],
  [
    anyOf(
      `\\b(?:on|at|over|during|${EACH}) (?:the )?weekends?\\b(?! in\\b)`,
      `^weekends?${ALONE}`,
      `\\bweekend ${EVENT}\\b`,
      '\\bweekends? (?:a|per) month\\b',
      '\\b(?:am|jedes) Wochenende\\b',
    ),
    'on the weekend',
  ],
  [
    anyOf(
      `\\b(?:in the|early in the|${EACH}|${DAY}) (?:early )?mornings?\\b(?! (?!${EVENT})(?:shifts?|news|shows?|rush|traffic|texts?|mail))`,
      `^(?:early )?mornings?${ALONE}`,
      `\\bmorning ${EVENT}\\b`,
      `\\bmorning(?: and |, )(?:evening|night)\\b`,
      '\\bbefore (?:work|breakfast|school)\\b',
      '\\bbefore the (?:kids|children|boys|girls|baby|house|family|others) (?:wakes?|gets?|is|are)\\b',
      '\\b(?:at|over|after|with|during) breakfast\\b|\\bbreakfast (?:together|with)\\b',
      '\\b(?:when|after|as soon as|once) I (?:wake|get) up\\b|\\bafter waking\\b|\\b(?:get|wake) up (?:at|before|early)\\b',
      '\\bmorgens\\b|\\b(?:am|jeden) Morgen\\b|\\bvor der (?:Arbeit|Schule)\\b|\\b(?:beim|nach dem|vor dem) Frühstück\\b',
    ),
    'in the morning',
  ],
  [
    anyOf(
      '\\b(?:at|around) noon\\b|\\b(?:at|over|during|after|before) (?:my |the |our )?lunch\\b|\\bin (?:my|the|our) lunch (?:break|hour)\\b',
      '\\blunch (?:with|together)\\b|\\b(?:meet|see|join)\\b.{1,30}\\bfor lunch\\b',
      '\\bmittags\\b|\\bam Mittag\\b|\\bin der Mittagspause\\b|\\bnach dem Mittagessen\\b',
    ),
    'at noon',
  ],
  [
    anyOf(
      `\\b(?:in the|${EACH}|${DAY}) evenings?\\b`,
      `\\b(?:at|${EACH}|${DAY}) nights?\\b(?! shifts?\\b)`,
      `^evenings?${ALONE}`,
      `\\bevening ${EVENT}\\b`,
      '\\b(?:at|over|after|before) dinner\\b|\\bdinner (?:together|with|at home)\\b|\\bhome (?:for|by|before) dinner\\b',
      '\\bbefore (?:bed|I sleep|(?:I go|going) to (?:bed|sleep))\\b|(?<!stay(?:ing)? )\\bin bed\\b|\\bto bed (?:at|by|before|early)\\b',
      '\\babends\\b|\\b(?:am|jeden) Abend\\b|\\bim Bett\\b|\\bvor dem (?:Ein)?schlafen\\b|\\b(?:beim|nach dem) Abendessen\\b',
    ),
    'in the evening',
  ],
]

/** What takes place without the person, is to end, is over, or only limits something: its day is no place for hours. */
const NOT_THEN = anyOf(
  "\\b(?:without (?:me|us)|never|no more|no longer|stop(?:s|ped)?|not|cannot|ohne mich|nie|nicht mehr)\\b|n[’']t\\b",
  '^(?:no|less|fewer|keine?|weniger)\\b|\\bno (?:mail|e-?mails?|work|calls?|meetings?|phone|screens?)\\b|\\bI only\\b',
  '\\b(?:used to|came|died|since|ago|yesterday|früher|gestern)\\b|\\blast (?:week|weekend|month|year|night|winter|summer)\\b',
  '\\bno (?:time|energy|strength|evenings?|day)\\b|\\bkeine? (?:zeit|kraft|energie)\\b|\\b(?:barely|hardly|rarely|seldom|scarcely|kaum|selten)\\b',
  '\\bI leave\\b|\\bleav(?:e|ing) (?:work|the|on time|at|by)\\b',
)

/** A complaint, and a time that belongs to a job or to somebody else. */
const TAKEN = anyOf(
  '\\b(?:hat(?:e|es|ing)|dread(?:s|ed)?|los(?:e|es|ing|t)|miss(?:ed|ing)?|skip(?:s|ped|ping)?|wast(?:e|es|ed|ing)|ruin\\w*|dissolv\\w*|disappear\\w*|vanish\\w*|exhaust\\w*|tired|drain\\w*|stress\\w*|lonely|awake|scroll\\w*|worr(?:y|ies|ied)|piles? up|eats? (?:up|my|the)|too (?:much|many|late|long|short|early|loud)|busy|müde|hasse|verliere)\\b',
  '\\bovertime\\b|\\bon[- ]call\\b|\\bmeetings\\b|\\b(?:early|late|day|night|morning|evening|weekend|double) shifts?\\b',
  `\\b(?:work|works|worked|working) (?:(?:on|at|every|most|some|long|late|the|two|three|many) ){0,2}(?:weekends?|mornings?|evenings?|nights?|${DAY}s?)\\b`,
  '\\b(?:he|she|they|(?:my|our|the|his|her) \\p{L}+) (?:works?|has|meets?|needs?|sleeps?|eats?|snores?|watch(?:es)?|drinks?|calls|call me|opens|closes|(?:is|are) (?:away|out|late|gone|at work|asleep|loud))\\b',
)

const NIGHT_SLEEP = /\b(?:sleep\w*|slept|asleep|schlaf\w*)\b.*\bnights?\b|\bnights?\b.*\b(?:sleep\w*|slept|asleep)\b/i

/** What something takes the place of: its day is not the day of what replaces it. */
const REPLACED = /,? (?:instead of|rather than|in place of|statt|anstatt)\b.*$/i

/** A moment that a sentence names by what happens in it. */
const MOMENT =
  /\b(?:before|after|when|while|as soon as|bevor|nachdem|wenn|sobald) (?:I|we|the|my|our|ich|wir|der|die|das)\b/i

const isPlacing = (quote: string): boolean => !NOT_THEN.test(quote) && !new RegExp(TAKEN, 'iu').test(quote)

/** Whether a sentence sets something at a moment: 'when the sun comes over the wall'. */
export const namesMoment = (quote: string): boolean => MOMENT.test(quote) && isPlacing(quote)

const daysIn = (quote: string): string | undefined => {
  if (RANGE.test(quote)) return undefined
  const run = PLACED_DAYS.map((pattern) => pattern.exec(quote)?.[0]).find((found) => found !== undefined)
  if (run === undefined) return undefined
  const days = [...run.matchAll(new RegExp(DAY, 'gi'))].flatMap(([day]) => WEEKDAYS[day.toLowerCase()] ?? [])
  const named = [...new Set(days)]
  return `on ${/\b(?:or|oder)\b/i.test(run) ? named.join(' or ') : list(named)}`
}

/**
 * When in the week a sentence sets something, as an adverbial: 'on Tuesdays and Fridays', 'in the morning'. Undefined where it only
 * uses a word for a time.
 */
export const occasionIn = (sentence: string): string | undefined => {
  const quote = sentence.replace(REPLACED, '')
  if (!isPlacing(quote)) return undefined
  const part = PARTS.find(([pattern]) => pattern.test(quote))?.[1]
  return daysIn(quote) ?? (NIGHT_SLEEP.test(quote) ? undefined : part)
}
