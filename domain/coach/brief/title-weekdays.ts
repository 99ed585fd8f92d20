/** Which weekdays the words of a title name: "Run on Saturdays" is for Saturdays only (TEXT-30). English, German, Spanish and French. */

/** Beginnings of a weekday's name in each language, Monday first, and what may follow in a name that stands for every week. */
const NAMES: readonly (readonly string[])[] = [
  ['monday', 'montag', 'lunes', 'lundi'],
  ['tuesday', 'dienstag', 'martes', 'mardi'],
  ['wednesday', 'mittwoch', 'miércoles', 'mercredi'],
  ['thursday', 'donnerstag', 'jueves', 'jeudi'],
  ['friday', 'freitag', 'viernes', 'vendredi'],
  ['saturday', 'samstag', 'sonnabend', 'sábado', 'samedi'],
  ['sunday', 'sonntag', 'domingo', 'dimanche'],
]

const NAME = NAMES.flat().join('|')
const GERMAN_PART = '(?:vormittag|mittag|nachmittag|morgen|abend|nacht|früh)?'
const DAY = `(?:${NAME})${GERMAN_PART}(?:s|en)?`
const AND = '(?:\\s*[,/&+]\\s*|\\s+(?:and|or|und|oder|y|o|et|ou)\\s+)(?:(?:and|on|und|los|le|les)\\s+)?'
const TO = '\\s*(?:[-–]|to|through|thru|bis|a|à|au)\\s*'
const GROUP = new RegExp(`(?<!\\p{L})${DAY}(?:(?:${AND}|${TO})${DAY})*(?!\\p{L})`, 'gu')

const RANGE = new RegExp(`(${DAY})${TO}(${DAY})`, 'gu')
/** Words before a weekday by which it comes every week. */
const EACH = /(?:\b(?:every|each|weekly on|jede[nrsm]?|an|cada|todos los|los|chaque|tous les|les|le)|\bweekly)\s+$/u
/** A name that stands for every week without a word before it. French and Spanish names have a plural only at times. */
const PLURAL = new RegExp(
  `^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)${GERMAN_PART}(?:s|en)|sábados|domingos|(?:lun|mar|mercre|jeu|vendre|same)dis|dimanches)$`,
  'u',
)
const PLURAL_AFTER = /^\s+(?:early\s+|late\s+)?(?!(?:is|as|this|us|was|has)\b)\p{L}+s(?!\p{L})/u
/** What comes weekly under the name of its day at the beginning of a title. */
const HABIT_AFTER =
  /^(?:'s)?\s+(?:(?:long|morning|evening|night|family|choir|game|date|team)\s+)?(?:run|swim|walk|hike|ride|workout|dinner|lunch|brunch|breakfast|call|rehearsal|practice|class|lesson|yoga|church|mass|night)(?!\p{L})/u
const ARTICLE_ONLY = /^(?:(?:my|our|the|a|keep|have|weekly)\s+)*$/u
/** A weekday that the goal is not about: a date, or the days around it. */
const OTHER_BEFORE =
  /\b(?:for|before|after|until|till|by|about|hate|than|since|next|this|vor|nach|bis|für)\s+(?:the\s+)?$/u
const EXCEPT_BEFORE =
  /\b(?:except|but|other than|außer|ausser|excepto|salvo|menos|sauf)(?:\s+(?:for|not|on|an|am|los|le|les))*\s+$/u
const FREE_AFTER = /^\s+(?:off|free|frei|libres?)\b/u
const FREE_BEFORE = /\b(?:take|keep|have|hold)\s+$/u
/** A day of a month, and neither a time ("6 pm") nor an amount ("5 km"). A weekday that comes every week by its form has no date. */
const DATE_AFTER =
  /^\s+\d{1,2}(?:st|nd|rd|th|\.)?(?!\.?\d|:|\s?(?:[ap]\.?m\b|o'clock|uhr\b|h\b|hours?\b|min|km|k\b|miles?\b|pages?\b|laps?\b|times\b))/u
const EVERY_BEFORE = /\b(?:every|each|jede[nrsm]?|cada|todos los|chaque|tous les)\s+$/u
const BESIDE_BEFORE = /\b(?:weekdays|weekends?)(?:\s+and|,|\s*&)\s+(?:on\s+)?$/u
const BESIDE_AFTER = /^\s*(?:,|and|&)\s+(?:on\s+)?week(?:days|ends?)\b/u

const EVERY_DAY =
  /\b(?:every ?day|daily|each day|(?:every|each) (?:single )?(?:morning|evening|night|afternoon)|täglich|jeden (?:tag|morgen|abend)|cada día|todos los días|chaque jour|tous les (?:jours|matins|soirs))(?!\p{L})/u

const WEEKEND =
  /\b(?:(?:on|at|over)\s+weekends|on the weekend|(?:every|each)\s+weekend|weekend\s+\p{L}+s|weekends|am wochenende|an wochenenden|jedes wochenende|(?:los )?fines de semana|cada fin de semana|le week-?end|les week-?ends|chaque week-?end)(?!\p{L})/u
const WORKING_DAYS =
  /\b(?:weekdays|(?:every|each)\s+weekday|weekday\s+\p{L}+s|workdays|werktags|wochentags|unter der woche|entre semana|en semaine)(?!\p{L})/u

const WEEK: readonly number[] = [1, 2, 3, 4, 5, 6, 7]

const readNumber = (word: string): number => NAMES.findIndex((names) => names.some((name) => word.startsWith(name))) + 1

/** The weekdays of `Monday to Friday`, of `Tuesdays and Thursdays`, or of both: `Monday to Thursday and Saturday`. */
const readGroup = (group: string): number[] => {
  const ranges = [...group.matchAll(RANGE)].flatMap(([, first = '', last = '']) => {
    const [from, to] = [readNumber(first), readNumber(last)]
    return WEEK.filter((day) => (from <= to ? from <= day && day <= to : day >= from || day <= to))
  })
  const single = group.replace(RANGE, ' ').match(new RegExp(DAY, 'gu')) ?? []
  return [...ranges, ...single.map(readNumber)]
}

const isWeekly = (group: string, before: string, after: string): boolean => {
  const words = group.match(new RegExp(DAY, 'gu')) ?? []
  if (words.some((word) => PLURAL.test(word)) || words.length > 1) return true
  if (EACH.test(before) || PLURAL_AFTER.test(after)) return true
  if (BESIDE_BEFORE.test(before) || BESIDE_AFTER.test(after)) return true
  return ARTICLE_ONLY.test(before) && HABIT_AFTER.test(after)
}

const isDate = (group: string, before: string, after: string): boolean =>
  DATE_AFTER.test(after) && !PLURAL.test(group) && !EVERY_BEFORE.test(before)

type Named = { days: readonly number[]; isExcepted: boolean }

const readMention = (title: string, group: string, at: number): Named | undefined => {
  const [before, after] = [title.slice(0, at), title.slice(at + group.length)]
  const isExcepted = EXCEPT_BEFORE.test(before)
  if (isExcepted) return { days: readGroup(group), isExcepted }
  if (OTHER_BEFORE.test(before) || isDate(group, before, after)) return undefined
  if (FREE_AFTER.test(after) && !FREE_BEFORE.test(before)) return undefined
  return isWeekly(group, before, after) ? { days: readGroup(group), isExcepted } : undefined
}

const readWords = (title: string, pattern: RegExp, days: readonly number[]): Named[] => {
  const found = pattern.exec(title)
  if (!found) return []
  const before = title.slice(0, found.index)
  if (OTHER_BEFORE.test(before)) return []
  return [{ days, isExcepted: EXCEPT_BEFORE.test(before) || /(?:but|except)\s+$/u.test(before) }]
}

/**
 * The weekdays that a title names for every week, as ISO numbers in order; null where it names none or all. A date ("by Friday") is not
 * one of them.
 */
export const readTitleWeekdays = (title: string): readonly number[] | null => {
  const words = title.toLowerCase().replaceAll('’', "'")
  const named = [
    ...[...words.matchAll(GROUP)].flatMap((found) => readMention(words, found[0], found.index) ?? []),
    ...readWords(words, WEEKEND, [6, 7]),
    ...readWords(words, WORKING_DAYS, [1, 2, 3, 4, 5]),
  ]
  const excepted = new Set(named.flatMap(({ days, isExcepted }) => (isExcepted ? days : [])))
  const own = new Set(named.flatMap(({ days, isExcepted }) => (isExcepted ? [] : days)))
  if (EVERY_DAY.test(words)) own.clear()
  const days = WEEK.filter((day) => (own.size === 0 ? excepted.size > 0 : own.has(day)) && !excepted.has(day))
  return days.length === 0 || days.length === WEEK.length ? null : days
}
