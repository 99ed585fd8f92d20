import { countDaysSinceEpoch } from '#domain/coach/day/rotation.ts'
import { type Slot, slotsIn } from '#domain/coach/library/entry.ts'
import type { DetailForm } from '#domain/coach/library/frame.ts'
import { PLAN_REMINDERS } from '#domain/coach/library/plan-reminders.ts'
import type { Filled, TextDay } from '#domain/coach/slots/fill-entry.ts'
import { fillSlots, hasMoment } from '#domain/coach/slots/fill-slots.ts'
import type { SlotFacts } from '#domain/coach/slots/slot-facts.ts'
import { readPlainWords } from '#domain/motivation/plain-words.ts'
import { DETAIL_APART } from './order-details.ts'
import { entryAt } from './pick-entry.ts'

/** Slots that say something of the person. A message that has one needs no reminder. */
const OF_PERSON: ReadonlySet<Slot> = new Set([
  'then',
  'plan',
  'obstacle',
  'why',
  'words',
  'last_note',
  'person',
  'ally',
  'left',
])

/** Messages of the last 7 days that may name the act or the moment of the plan before a reminder is left out. */
const PLANS_A_WEEK = 3
const CLOCKS_A_WEEK = 2

/** The closing words of Drill Sergeant, which stay at the end. */
const SIGN_OFF = /(?: (?:Log it|At ease|Dismissed|Carry on|Off duty)\b[^{}]*)$/u

/**
 * `text` is the sentence at the end of a message. A message that contains one of `named` counts as a reminder, and a week has at most `aWeek` of
 * them. With `keepsLead`, the message keeps its first sentence.
 */
type Reminder = { text: string; named: readonly string[]; aWeek: number; keepsLead: boolean }

/** The forms of what is done at once, before the moment of the plan. Work on the goal itself may come after it. */
const BEFORE_PLAN: ReadonlySet<DetailForm> = new Set(['prepare', 'note', 'tell'])

/** Fewest words that can be told apart from ordinary words of a message: “read” cannot. */
const NAME_WORDS_MIN = 3

/** Words that show that a message names the plan: the whole plan as the person's sentence, its moment and act together, or either alone if it is long enough to be told apart. */
const listPlanNames = ({ values }: SlotFacts): string[] => {
  const [when = '', then = '', plan = ''] = [values.get('when'), values.get('then'), values.get('plan')]
  return [plan, `${when} ${then}`, when, then].filter((words) => words.trim().split(/\s+/u).length >= NAME_WORDS_MIN)
}

/** The person's plan as the end of a message: as their own sentence where its parts do not fit into one of ours. */
const readPlanEnd = (facts: SlotFacts): string | undefined => {
  if (facts.values.has('then') && hasMoment(facts)) return '{when}, {then}.'
  return facts.values.has('plan') ? '{plan}' : undefined
}

const countDays = ({ brief, offset }: TextDay): number => countDaysSinceEpoch(brief.date) + offset
const isOddDay = (day: TextDay): boolean => countDays(day) % 2 === 1

const findReminder = (day: TextDay, form: DetailForm): Reminder | undefined => {
  const { brief, facts } = day
  const { always, afterward, clock } = PLAN_REMINDERS[brief.tone]
  // Another beginning in each block of days in which no detail returns, and a different one every other day.
  const choose = (list: readonly string[]) =>
    entryAt(list, Math.floor(countDays(day) / DETAIL_APART) + (isOddDay(day) ? Math.floor(list.length / 2) : 0))
  const end = readPlanEnd(facts)
  const beginnings = BEFORE_PLAN.has(form) ? [...always, ...afterward] : always
  if (end !== undefined)
    return {
      ...{ text: `${choose(beginnings)}: ${end}`, named: listPlanNames(facts) },
      ...{ aWeek: PLANS_A_WEEK, keepsLead: isOddDay(day) },
    }
  const hour = facts.values.get('clock')
  return hour === undefined ? undefined : { text: choose(clock), named: [hour], aWeek: CLOCKS_A_WEEK, keepsLead: true }
}

/**
 * A frame's wording with a reminder at its end, best first: whole up to the sentence about the detail, then without its first sentence, then
 * without the sentence about the detail. Every other day the first sentence stays: it is another one each time, so a detail that
 * returns with the same reminder is no repetition (TEXT-19).
 */
const listEndings = (wording: string, reminder: string, keepsLead: boolean): string[] => {
  const signOff = SIGN_OFF.exec(wording)?.[0] ?? ''
  const lead = wording.slice(0, wording.indexOf('{detail}'))
  const body = wording.includes('{after}') ? '{detail} {after}' : '{detail}'
  const withLead = lead === '' ? [] : [`${lead}${body}`, `${lead}{detail}`]
  const [whole = body, short = '{detail}'] = withLead
  const heads = keepsLead ? withLead : [whole, body, short]
  return heads.map((head) => `${head} ${reminder}${signOff}`)
}

/**
 * The message of a frame with a reminder of the plan, or of the time of day in the title, at its end (TEXT-34). Undefined where the frame already has a
 * fact of the person, on a day that asks for less than the plan, where the messages of the last 7 days named it often enough, and where
 * nothing fits.
 */
export const remindOfPlan = (
  day: TextDay,
  { wording, form }: { wording: string; form: DetailForm },
  facts: SlotFacts,
  fits: (message: string) => boolean,
): Filled | undefined => {
  const { brief, situation, said } = day
  const slots = slotsIn(wording)
  const hasFact = slots.some((slot) => OF_PERSON.has(slot)) || (slots.includes('when') && brief.plan !== null)
  if (situation !== 'ordinary' || hasFact) return undefined
  const reminder = findReminder(day, form)
  if (reminder === undefined) return undefined
  const { text: end, named, aWeek, keepsLead } = reminder
  const names = named.map((words) => ` ${readPlainWords(words)} `)
  const isNamed = said.map(({ message }) => names.some((words) => ` ${readPlainWords(message)} `.includes(words)))
  if (isNamed[0] === true || isNamed.filter(Boolean).length >= aWeek) return undefined
  return listEndings(wording, end, keepsLead)
    .map((text) => ({ wording: text, text: fillSlots(text, facts, brief.localTime) }))
    .find(({ text }) => fits(text))
}
