import { spokenDay } from '#domain/coach/brief/asked-days.ts'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { HEAVY } from '#domain/coach/brief/reason.ts'
import { readHour } from '#domain/coach/day/goal-hour.ts'
import { comesOn, isQuotedOn } from '#domain/coach/day/off-work.ts'
import type { Need, Slot } from '#domain/coach/library/entry.ts'
import { findLanguageName } from '#domain/coach/topics/language-name.ts'
import { findHobby, findTradedItem } from '#domain/coach/topics/named-object.ts'
import { readTopic } from '#domain/coach/topics/topic.ts'
import { detectLanguage } from '#domain/coach/words/language.ts'
import { QUOTE_SHOWN, quoteTitle, quoteWords } from '#domain/coach/words/quotes.ts'
import { toSecondPerson } from '#domain/coach/words/second-person.ts'
import { AFTER_VERB, PLAN_VERBS, VERBS } from '#domain/coach/words/verbs.ts'
import { memoize } from '#domain/memoize.ts'
import { screenText } from '#domain/safety/screen.ts'
import { segmentSentences } from '#domain/segments.ts'
import { clockWords } from '#domain/time/clock-words.ts'
import { addDays } from '#domain/time/day.ts'
import { findAlly } from './ally.ts'
import { CHILD_WISH } from './child-wish.ts'
import { joinGermanPlan } from './german-plan.ts'
import { readNextTurn, readTurnOfToday } from './next-turn.ts'
import { findNamedPerson } from './person.ts'
import { findClock } from './title-clock.ts'
import { readTitleWords } from './title-words.ts'

/** The slots that a brief fills, and the needs that its goal meets. A slot that is missing is never filled with an empty text. */
export type SlotFacts = {
  values: ReadonlyMap<Slot, string>
  needs: ReadonlySet<Need>
  /** Stands for the goal's hour once that has come, as in a mail: 'when you begin'. */
  begins?: string
  /** Whether the goal's hour is over: a text names it only for another day. */
  isOver?: boolean
  /** Whether the quoted title stands for what the goal does. */
  isNamed?: true
}

type Given = [Slot, string | false | null | undefined][]

const WHEN_MAX = 60
const RECORD_MIN = 3
/** Days to the target from which a text may count them. */
const LEFT_MAX = 14
const NOTE_WORDS_MIN = 2

const LINK = /https?:|www\.|\S@\S|\d{3}[\s-]?\d{3,}/
const SHAME =
  /\b(?:fail\w*|asham\w*|shame|loser|worthless|stupid|pathetic|disgust\w*|hate (?:myself|my)|next to my|compared (?:to|with)|(?:than|like) (?:him|her|them|others|everyone|my (?:brother|sister|friends?)))\b/i
const FIRST_PERSON =
  /(?:^|[^\p{L}])(?:i|i['’]m|my|me|we|our|us|ich|mein\w*|mich|yo|mi|mis|quiero|je|j['’]|mon|ma|mes)(?![\p{L}])/iu

const isEnglish = (text: string): boolean => [null, 'en'].includes(detectLanguage(text))

/** Texts whose screening is kept: the words of a goal are the same in all of its texts, and a screening takes about 1 ms. */
const SCREENED_MAX = 500

const isOrdinary = memoize((words: string): boolean => screenText(words).outcome === 'ordinary', SCREENED_MAX)

/** Words that can be quoted: readable, without a link or a number to call, and about nothing that the screening holds up. */
const isQuotable = (words: string): boolean =>
  (words.match(/\p{L}/gu)?.length ?? 0) >= 2 && !LINK.test(words) && isOrdinary(words)

const quoted = (words: string | null): string | undefined =>
  words !== null && isQuotable(words) ? quoteWords(words) : undefined

/** The first sentence that says why: in the first person, without shame or comparison. */
const readWhy = (reason: string | null): string | undefined => {
  if (reason === null || !isQuotable(reason)) return undefined
  const sentences = segmentSentences(reason).map((sentence) => sentence.trim())
  const why = sentences.find((sentence) => FIRST_PERSON.test(sentence) && !SHAME.test(sentence))
  return why === undefined ? undefined : quoteWords(why)
}

/** The first sentence of the description, where it is short and is not the reason. */
const readDescription = (description: string, why: string | undefined): string | undefined => {
  const [first = ''] = segmentSentences(description).map((sentence) => sentence.trim())
  const isShort = first.length <= QUOTE_SHOWN && first.split(/\s+/u).length >= NOTE_WORDS_MIN
  if (!isShort || LINK.test(first) || SHAME.test(first) || HEAVY.test(first)) return undefined
  const words = quoted(first)
  return words === why ? undefined : words
}

/** The time of day in an English title while it is ahead: a text names no other hour (TEXT-20). */
const readClock = (brief: CoachBrief): string | undefined => {
  const clock = isEnglish(brief.title) ? findClock(brief.title) : undefined
  return clock && readHour(clock, brief) === 'ahead' ? clockWords(clock) : undefined
}

const count = (amount: number, unit: string): string => `${amount} ${unit}${amount === 1 ? '' : 's'}`

const CLAUSE = /^(?:i|it|we|he|she|they|you|my|our|the|a|an|his|her|their|this|somebody|someone|everyone|nobody)\b/i
const ADVERBIAL = /^(?:after|before|at|on|as soon as|while|once|every|whenever|if|during|in|right after|first thing)\b/i
const NAME_FIRST = /^\p{Lu}\p{Ll}+ \p{Ll}+s\b/u

const readWhen = (typed: string): string | undefined => {
  const words = typed
    .trim()
    .replace(/^when\s+/i, '')
    .replace(/[\s.,;!]+$/u, '')
  if (words.length > WHEN_MAX || /[.?!;“”"\n]/.test(words) || !isEnglish(words)) return undefined
  const isName = NAME_FIRST.test(words) && !CLAUSE.test(words)
  const inPlace = isName || /^I\b/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1)
  if (ADVERBIAL.test(words)) return toSecondPerson(inPlace)
  if (!isName && !(CLAUSE.test(words) && words.split(/\s+/).length > 2)) return undefined
  return `when ${toSecondPerson(inPlace)}`
}

const readThen = (typed: string): string | undefined => {
  const words = typed
    .trim()
    .replace(/^(?:then\s+)?(?:i(?:['’]ll| will| am going to)\s+)?/i, '')
    .replace(/[\s.,;!]+$/u, '')
  if (words.length > QUOTE_SHOWN || /[.?!;“”"\n]/.test(words) || !isEnglish(words)) return undefined
  const [first = '', second = ''] = words.toLowerCase().split(/\s+/)
  const isAct = VERBS.has(first) || (PLAN_VERBS.has(first) && AFTER_VERB.has(second))
  return isAct ? toSecondPerson(words.charAt(0).toLowerCase() + words.slice(1)) : undefined
}

/** The plan as one sentence in quotation marks, in the first person; undefined where it is not whole within a quote, or in no language that joins its parts. */
const readPlan = ({ when, will }: { when: string; will: string }): string | undefined => {
  const clean = (words: string) => words.trim().replace(/[\s.,;!]+$/u, '')
  const quote = (sentence: string) =>
    sentence.length <= QUOTE_SHOWN && isQuotable(sentence) ? `${quoteWords(sentence).slice(0, -1)}.”` : undefined
  if (detectLanguage(`${when} ${will}`) === 'de') {
    const german = joinGermanPlan(clean(when), clean(will))
    return german && quote(german)
  }
  if (!isEnglish(`${when} ${will}`)) return undefined
  const first = ADVERBIAL.test(when)
    ? when.charAt(0).toUpperCase() + when.slice(1)
    : `When ${when.replace(/^when\s+/i, '')}`
  return quote(`${clean(first)}, I will ${clean(will).replace(/^i (?:will|am going to)\s+/i, '')}`)
}

const readNote = ({ notes, date }: CoachBrief): string | undefined => {
  const [last] = notes
  const isRecent = last !== undefined && last.date >= addDays(date, -2)
  return isRecent && last.text.trim().split(/\s+/).length >= NOTE_WORDS_MIN ? quoted(last.text) : undefined
}

const readRecord = ({ keptOf14, days: listed, run, daysToTarget: left }: CoachBrief): Given => {
  const all = listed.filter(({ state }) => state !== 'open')
  const days = all.filter(({ state }) => state !== 'rest' && state !== 'extra')
  const asked = count(days.length, days.length < all.length ? 'planned day' : 'day')
  return [
    ['kept', keptOf14 >= RECORD_MIN && keptOf14 * 2 >= days.length && `${keptOf14} of the last ${asked}`],
    ['run', run >= RECORD_MIN && count(run, 'day')],
    ['left', left !== null && left > 0 && left <= LEFT_MAX && count(left, 'day')],
  ]
}

const OBJECT =
  /\b(?:smok|cigar|vap|drink|alcohol|beer|wine|phone|scroll|screen|social media|instagram|tiktok|youtube|netflix|tv|television|game|gaming|sugar|sweets|candy|chocolate|snack|soda|coffee|caffeine|junk|chips|shopp|buying|gambl|bet|weed|porn)/i
const SHEET = /\b(?:exercises?|sheet|physio\w*|stretch\w*|rehab\w*|physical therap\w+|workout)\b/i
const TONGUE =
  /\b(?:language|english|spanish|french|german|italian|portuguese|dutch|swedish|norwegian|danish|finnish|polish|czech|russian|ukrainian|greek|turkish|arabic|hebrew|hindi|japanese|chinese|mandarin|cantonese|korean|thai|vietnamese|latin|japanisch|englisch|spanisch|französisch|vocabulary|vokabeln|inglés|anglais)\b/i

const readNeeds = ({ kind, title, description, obstacle }: CoachBrief): ReadonlySet<Need> => {
  const words = `${title}\n${description}\n${obstacle ?? ''}`
  const needs = new Set<Need>()
  if (kind === 'stop' && OBJECT.test(words)) needs.add('object')
  if (SHEET.test(words)) needs.add('sheet')
  if (TONGUE.test(`${title}\n${description}`)) needs.add('language')
  return needs
}

/** The facts of a brief as words that fit a text slot (TEXT-15). */
export const readFacts = (brief: CoachBrief): SlotFacts => {
  const { title, kind, plan: planned, obstacle, reason, time_of_day, target, description, interview } = brief
  const next = readNextTurn(brief, clockWords(time_of_day))
  const weekday = next?.weekday ?? brief.weekday
  const plan = planned !== null && comesOn(planned.when, weekday) ? planned : null
  const time = next?.time ?? clockWords(time_of_day)
  const words = readTitleWords(title, kind)
  const inEnglish = (texts: readonly (string | null | undefined)[]) =>
    texts.flatMap((text) => (typeof text === 'string' && isEnglish(text) ? [text] : []))
  // Max in “Teach Max to come when called” is a dog, so no text may say to ask Max or to write to him.
  const isDog = readTopic(brief) === 'dog'
  const byPerson = (name: string | undefined) =>
    isDog && name !== undefined && title.includes(name) ? undefined : name
  const named = findNamedPerson(
    inEnglish([title, obstacle, plan?.when, plan?.will, description, reason, interview?.goal]),
  )
  const person = byPerson(named)
  // The moment of a plan may name somebody who is asleep or away then.
  const ally = byPerson(findAlly(brief, inEnglish([title, plan?.will, description, reason])))
  const why = readWhy(reason)
  const isActNamed = kind !== 'stop' && isEnglish(title) && !CHILD_WISH.test(title.trim())
  const given: Given = [
    ['title', quoteTitle(title)],
    ['act', words.act ?? (isActNamed && `work on ${quoteTitle(title)}`)],
    ['acting', words.acting],
    ['thing', words.thing],
    ['urge', words.urge],
    ['when', (plan && readWhen(plan.when)) ?? `at ${time}`],
    ['then', plan && readThen(plan.will)],
    ['plan', plan && readPlan(plan)],
    ['obstacle', obstacle !== null && isQuotedOn(obstacle, weekday, title) && quoted(obstacle)],
    ['why', why],
    ['words', isQuotedOn(description, weekday, title) && readDescription(description, why)],
    ['last_note', readNote(brief)],
    ['person', person !== undefined && isQuotable(person) && person],
    ['ally', ally !== undefined && isQuotable(ally) && ally],
    ['language', findLanguageName(title)],
    ['item', isEnglish(title) && findTradedItem(title)],
    ['hobby', findHobby(title)],
    ['time', time],
    ['clock', readClock(brief)],
    ['weekday', weekday],
    ['coming', next?.coming],
    ['next', next?.next],
    ['today', readTurnOfToday(brief)],
    ['place', next?.place],
    ['target', target !== null && spokenDay(target)],
    ...readRecord(brief),
  ]
  const values = new Map(given.flatMap(([slot, value]) => (typeof value === 'string' ? [[slot, value] as const] : [])))
  const begins = kind === 'stop' ? 'when the urge comes' : 'when you begin'
  // The hour of another day is always ahead.
  const hour = next ? 'ahead' : readHour(time_of_day, brief)
  return { values, needs: readNeeds(brief), isOver: hour === 'over', ...(hour !== 'ahead' && { begins }) }
}

/** SlotFacts without some slots, such as those that a text has used already. */
export const withoutSlots = (facts: SlotFacts, slots: ReadonlySet<Slot>): SlotFacts => {
  const values = new Map(facts.values)
  for (const slot of slots) values.delete(slot)
  return values.size === facts.values.size ? facts : { ...facts, values }
}

/**
 * SlotFacts in which the quoted title stands for what the goal does, where the title has no verb or is in another language: “Half
 * marathon in May” is clearer than “it”. Without a title that is free to use they are unchanged.
 */
export const withTitleAsName = (facts: SlotFacts): SlotFacts => {
  const title = facts.values.get('title')
  if (title === undefined || facts.values.has('acting')) return facts
  return { ...facts, values: new Map([['acting', title], ['thing', title], ...facts.values]), isNamed: true }
}
