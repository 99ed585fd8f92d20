import type { Tone } from '#domain/goals/fields.ts'
import type { MotivationText } from '#domain/motivation/motivation.ts'
import type { Angle } from './angle.ts'
import type { CoachBrief } from './brief.ts'
import { arrangePlans, firstWord, PLAN_MINUTES, type PlanEntries, type StepLists } from './choose-plan.ts'
import { countWords } from './count-words.ts'
import { eligibleTexts, type Facts, fillSlots, readFacts, withoutSlots } from './fill-slots.ts'
import type { GoalKind } from './kind.ts'
import {
  type LibraryChallenge,
  type LibraryMessage,
  type LibraryStep,
  type Slot,
  slotsIn,
  type Wording,
} from './library/entry.ts'
import { angleOn, permute, positionOn, silentAngleOn, situationIndex } from './rotation.ts'
import { rememberTexts } from './same-text.ts'
import { isSilent, readSituation, type Situation } from './situation.ts'
import { challengesWithTopic, findTopicTexts, type Topic, type TopicTexts } from './topic.ts'

export type SituationMessages = Partial<Record<Situation, Readonly<Record<Tone, readonly LibraryMessage[]>>>>

export type Library = StepLists & {
  MESSAGES: Readonly<Record<Tone, Readonly<Record<Angle, readonly LibraryMessage[]>>>>
  SITUATIONS: SituationMessages
  CHALLENGES: Readonly<Record<GoalKind, readonly LibraryChallenge[]>>
  TOPICS: Readonly<Partial<Record<Topic, TopicTexts>>>
}

export type ComposedText = Required<MotivationText> & { angle: Angle; situation: Situation }

const MESSAGE_WORDS_MAX = 60
const STEP_CHARACTERS_MAX = 140
const STEP_WORDS_MAX = 16
const CHALLENGE_WORDS_MAX = 22

/** The slots that a silent day does not speak of. */
const RECORD: ReadonlySet<Slot> = new Set(['kept', 'run'])
/** Slots that stand in quotation marks: a text holds each of them once. */
const QUOTES: ReadonlySet<Slot> = new Set(['title', 'plan', 'obstacle', 'why', 'last_note'])

const at = <T>(list: readonly T[], index: number): T => {
  const entry = list[index % list.length]
  if (entry === undefined) throw new RangeError('The library has an empty list.')
  return entry
}

/** The entry at an index, or the next one where the last days had it. The list is searched once around. */
const firstNew = <T extends Wording>(list: readonly T[], index: number, isKnown: (entry: Wording) => boolean): T => {
  for (let step = 0; step < list.length; step += 1) {
    const entry = at(list, index + step)
    if (!isKnown(entry)) return entry
  }
  return at(list, index)
}

/** What a day said before. */
type Said = { message: string; steps: readonly string[]; challenge: string }

/** Another text of the same day: days further along the rotation, and what the day said already. */
export type OtherText = { offset?: number; earlier?: readonly MotivationText[] }

const read = new WeakMap<CoachBrief, Facts>()

/** The facts of a brief. A day may ask for several texts, and the screening of quotes takes longest. */
const factsFor = (brief: CoachBrief): Facts => {
  const facts = read.get(brief) ?? readFacts(brief)
  read.set(brief, facts)
  return facts
}

/** What all parts of a day's text share. */
type Day = { brief: CoachBrief; offset: number; said: readonly Said[]; situation: Situation; facts: Facts }

type Filled = { text: string; wording: string }

/** The facts with the goal's hour in place of the moment of its plan, which may be a long clause. */
const withHour = (facts: Facts): Facts => ({
  ...facts,
  values: new Map(facts.values).set('when', `at ${facts.values.get('time')}`),
})

/**
 * The best wording of an entry that stays within its limit: with the moment of the plan, else with the goal's hour; where none
 * does, the last one.
 */
const fill = ({ brief }: Day, entry: Wording, facts: Facts, fits: (text: string) => boolean): Filled | undefined => {
  const hour = withHour(facts)
  const filled = eligibleTexts(entry, brief.kind, facts).map((wording) => ({
    wording,
    text: fillSlots(wording, facts, brief.localTime),
    short: fillSlots(wording, hour, brief.localTime),
  }))
  const best = filled.find(({ text }) => fits(text))
  if (best) return { wording: best.wording, text: best.text }
  const shorter = filled.find(({ short }) => fits(short)) ?? filled.at(-1)
  return shorter && { wording: shorter.wording, text: shorter.short }
}

/** The facts that the rest of a text may still use: no quote twice, and no title where it is used inside another slot. */
const factsAfter = (facts: Facts, used: readonly Filled[]): Facts => {
  const slots = new Set(used.flatMap(({ wording }) => slotsIn(wording)).filter((slot) => QUOTES.has(slot)))
  const title = facts.values.get('title')
  const hasTitle = title !== undefined && used.some(({ text }) => text.includes(title.slice(0, -1)))
  if (hasTitle) slots.add('title')
  if (hasTitle && facts.values.get('act')?.includes('“')) slots.add('act')
  return withoutSlots(facts, slots)
}

/**
 * Whether a day without a text of its situation gets the angle start, place or end: no record, no play, no rest on a target
 * day.
 */
const isQuiet = ({ brief, situation }: Pick<Day, 'brief' | 'situation'>): boolean =>
  isSilent(brief) || ['after_miss', 'returned', 'target_day'].includes(situation)

const chooseMessage = (library: Library, day: Day): { angle: Angle; filled: Filled } => {
  const { brief, offset, said, situation, facts } = day
  const own = library.SITUATIONS[situation]?.[brief.tone]
  const bySituation = own !== undefined && own.length > 0
  const { angle, index } = isQuiet(day) && !bySituation ? silentAngleOn(brief, offset) : angleOn(brief, offset)
  const list = bySituation ? own : library.MESSAGES[brief.tone][angle]
  const first = bySituation ? situationIndex(brief, situation, list.length, offset) : index
  const fits = (text: string) => countWords(text) <= MESSAGE_WORDS_MAX
  for (const entry of [firstNew(list, first, rememberTexts(said.map(({ message }) => message))), ...list]) {
    const filled = fill(day, entry, facts, fits)
    if (filled) return { angle, filled }
  }
  throw new RangeError(`No message of ${situation}, ${angle} fits the goal.`)
}

type Step = Filled & { minutes: number }

/** Words of a text in which a quote counts as one. */
const countOwnWords = (text: string): number => countWords(text.replace(/“[^”]*”/gu, ' quote '))

const isShortStep = (text: string): boolean =>
  text.length <= STEP_CHARACTERS_MAX && countOwnWords(text) <= STEP_WORDS_MAX

const asks = ({ text }: { text: string }): boolean => text.replace(/“[^”]*”/gu, '').includes('?')

/** The steps of a position, without those that do not go with the ones before them. */
const fillPlan = (day: Day, entries: readonly LibraryStep[], facts: Facts, used: readonly Filled[]): Step[] => {
  const steps: Step[] = []
  for (const entry of entries) {
    const before = [...used, ...steps]
    const fits = (text: string) => isShortStep(text) && !(asks({ text }) && before.some(asks))
    const filled = fill(day, entry, factsAfter(facts, before), fits) ?? fill(day, entry, facts, fits)
    const minutes = steps.reduce((sum, step) => sum + step.minutes, 0) + entry.minutes
    const isNew = filled !== undefined && steps.every((step) => firstWord(step.text) !== firstWord(filled.text))
    const isSecondQuestion = filled !== undefined && asks(filled) && before.some(asks)
    if (filled && isNew && !isSecondQuestion && minutes <= PLAN_MINUTES)
      steps.push({ ...filled, minutes: entry.minutes })
  }
  return steps
}

/** Situations that ask for less than an ordinary day. */
const SMALL: ReadonlySet<Situation> = new Set([
  'after_miss',
  'returned',
  'silent_3',
  'silent_7',
  'silent_14',
  'at_risk',
])
const SMALL_MINUTES = 5
/** Minutes of the longest step on the day after a miss, which has the shortest steps of all. */
const SHORTEST_MINUTES = 2

/** Whether the step to do is short enough for the day, and a day that is done is asked for nothing that comes before its check-in. */
const suitsDay = ({ situation }: Day, [, step, close]: PlanEntries): boolean =>
  situation === 'done_today' ? close.whileOpen !== true : situation !== 'after_miss' || step.minutes <= SHORTEST_MINUTES

/**
 * The entries of a position that a day has room for: the step to do, and the others while minutes are left. A rest day prepares
 * only. A day that is done has only the step that closes it.
 */
const withinMinutes = ({ situation }: Day, [prepare, step, close]: PlanEntries): LibraryStep[] => {
  if (situation === 'rest_day') return [prepare]
  if (situation === 'done_today') return [close]
  const longest = situation === 'after_miss' ? SHORTEST_MINUTES : PLAN_MINUTES
  const room = (SMALL.has(situation) ? SMALL_MINUTES : PLAN_MINUTES) - step.minutes
  const isPrepared = prepare.minutes <= Math.min(room, longest)
  const isClosed = close.minutes <= Math.min(room - (isPrepared ? prepare.minutes : 0), longest)
  return [...(isPrepared ? [prepare] : []), step, ...(isClosed ? [close] : [])]
}

const choosePlan = (library: Library, day: Day, used: readonly Filled[]): Step[] => {
  const { brief, offset, said, facts } = day
  const plans = arrangePlans(library, brief.userId, brief.kind, findTopicTexts(library.TOPICS, brief)?.steps)
  const isKnown = rememberTexts(said.flatMap(({ steps }) => steps))
  const first = positionOn(brief, plans.length, offset)
  const shift = plans.findIndex((_, step) => {
    const plan = at(plans, first + step)
    return suitsDay(day, plan) && !plan.some(isKnown)
  })
  return fillPlan(day, withinMinutes(day, at(plans, first + Math.max(0, shift))), facts, used)
}

/**
 * The challenge of a day. The person's order is the same for all kinds, because half of the entries are shared. A day that is done
 * has none that speaks of today's part as still ahead.
 */
const chooseChallenge = (library: Library, day: Day, used: readonly Filled[]): Filled & { seconds: number } => {
  const { brief, offset, said, facts, situation } = day
  const own = findTopicTexts(library.TOPICS, brief)
  const list = challengesWithTopic(library.CHALLENGES[brief.kind], own?.challenges)
  const all = permute(list.length, `challenges:${brief.userId}`).map((index) => at(list, index))
  const first = positionOn(brief, all.length, offset)
  const walk = all.map((_, step) => at(all, first + step))
  const order = situation === 'done_today' ? walk.filter(({ whileOpen }) => !whileOpen) : walk
  const isKnown = rememberTexts(said.map(({ challenge }) => challenge))
  const isOnlyQuestion = (text: string) => !(asks({ text }) && used.some(asks))
  const fits = (text: string) => isOnlyQuestion(text) && countOwnWords(text) <= CHALLENGE_WORDS_MAX
  for (const entry of [firstNew(order, 0, isKnown), ...order]) {
    const filled = fill(day, entry, factsAfter(facts, used), fits) ?? fill(day, entry, facts, fits)
    if (filled && isOnlyQuestion(filled.text)) return { ...filled, seconds: entry.seconds }
  }
  throw new RangeError('No challenge of the library has a wording that the goal can fill.')
}

/**
 * The library's text of a goal's day (TEXT-5): a message by the day's situation or else its angle, a plan of prepare, do and
 * close, and a challenge. The same brief gives the same text.
 */
export const composeText = (library: Library, brief: CoachBrief, other: OtherText = {}): ComposedText => {
  const { offset = 0, earlier = [] } = other
  const situation = readSituation(brief)
  const all = factsFor(brief)
  const isOwn = library.SITUATIONS[situation] !== undefined
  const facts = isQuiet({ brief, situation }) && !isOwn ? withoutSlots(all, RECORD) : all
  const said = [...earlier.map((text) => ({ ...text, steps: text.micro_plan })), ...brief.recent]
  const day: Day = { brief, offset, said, situation, facts }
  const { angle, filled: message } = chooseMessage(library, day)
  const steps = choosePlan(library, day, [message])
  const challenge = chooseChallenge(library, day, [message, ...steps])
  return {
    message: message.text,
    micro_plan: steps.map(({ text }) => text),
    step_minutes: steps.map(({ minutes }) => minutes),
    challenge: challenge.text,
    challenge_seconds: challenge.seconds,
    angle,
    situation,
  }
}
