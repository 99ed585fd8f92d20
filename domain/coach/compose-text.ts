import type { Tone } from '#domain/goals/fields.ts'
import type { MotivationText } from '#domain/motivation/motivation.ts'
import type { Angle } from './angle.ts'
import type { CoachBrief } from './brief.ts'
import { isGrounded } from './checks/goal.ts'
import { isWithinBand } from './checks/length.ts'
import {
  arrangePlans,
  firstWord,
  isShared,
  namesGoal,
  PLAN_MINUTES,
  type PlanEntries,
  type StepLists,
} from './choose-plan.ts'
import { countWords } from './count-words.ts'
import { type Day, type Filled, factsAfter, fill } from './fill-entry.ts'
import { type Facts, readFacts, withoutSlots } from './fill-slots.ts'
import type { GoalKind } from './kind.ts'
import type { LibraryChallenge, LibraryMessage, LibraryStep, Slot, Wording } from './library/entry.ts'
import { angleOn, calendarDay, permute, positionOn, silentAngleOn, situationIndex } from './rotation.ts'
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

/** Another text of the same day: days further along the rotation, and what the day said already. */
export type OtherText = { offset?: number; earlier?: readonly MotivationText[] }

const read = new WeakMap<CoachBrief, Facts>()

/** The facts of a brief. A day may ask for several texts, and the screening of quotes takes longest. */
const factsFor = (brief: CoachBrief): Facts => {
  const facts = read.get(brief) ?? readFacts(brief)
  read.set(brief, facts)
  return facts
}

/**
 * Whether a day without a text of its situation gets the angle start, place or end: no record, no play, no rest on a target
 * day.
 */
const isQuiet = ({ brief, situation }: Pick<Day, 'brief' | 'situation'>): boolean =>
  isSilent(brief) || ['after_miss', 'returned', 'target_day'].includes(situation)

/**
 * The facts that a message may use, best first. A goal without a plan has a first act of its topic, another one each day. A text that
 * would have no word of the goal gets the title beside the act or the record.
 */
const listMessageFacts = (library: Library, { brief, offset, facts }: Day): readonly Facts[] => {
  const { values } = facts
  const acts = values.has('then') ? [] : (findTopicTexts(library.TOPICS, brief)?.firstActs ?? [])
  const act = acts.length > 0 ? at(acts, calendarDay(brief.date) + brief.slot + offset) : undefined
  const kept = values.get('kept')
  const named = (words: string | undefined) => words && `${words} for the goal ${values.get('title')}`
  const withTitle = { ...facts, values: kept ? new Map(values).set('kept', `${named(kept)}`) : values }
  return [act ? { ...facts, firstAct: act } : facts, { ...withTitle, firstAct: named(act) }, withTitle]
}

const chooseMessage = (library: Library, day: Day, facts: Facts): { angle: Angle; filled: Filled } => {
  const { brief, offset, said, situation } = day
  const own = library.SITUATIONS[situation]?.[brief.tone]
  const bySituation = own !== undefined && own.length > 0
  const { angle, index } = isQuiet(day) && !bySituation ? silentAngleOn(brief, offset) : angleOn(brief, offset)
  const list = bySituation ? own : library.MESSAGES[brief.tone][angle]
  const first = bySituation ? situationIndex(brief, situation, list.length, offset) : index
  const fits = (text: string) =>
    countWords(text) <= MESSAGE_WORDS_MAX && (facts.firstAct === undefined || isWithinBand(text, brief.tone, situation))
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

/**
 * A plan with a step of the goal's topic does without a step to prepare or to close that does not speak of the goal. One of the two
 * stays: rather one of the goal's kind than one that fits every kind, and rather the one that prepares.
 */
const withoutFiller = (library: Library, entries: readonly LibraryStep[], topicSteps: readonly LibraryStep[] = []) => {
  if (entries.length < 3 || !entries.some((entry) => topicSteps.includes(entry))) return entries
  const frame = entries.filter((entry) => !topicSteps.includes(entry))
  const fillers = frame.filter((entry) => !namesGoal(entry))
  const dropped = fillers.findLast((entry) => isShared(library, entry)) ?? fillers.at(-1)
  return entries.filter((entry) => entry !== dropped)
}

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
  const topicSteps = findTopicTexts(library.TOPICS, brief)?.steps
  const plans = arrangePlans(library, brief.userId, brief.kind, topicSteps)
  const isKnown = rememberTexts(said.flatMap(({ steps }) => steps))
  const first = positionOn(brief, plans.length, offset)
  const shift = plans.findIndex((_, step) => {
    const plan = at(plans, first + step)
    return suitsDay(day, plan) && !plan.some(isKnown)
  })
  const entries = withinMinutes(day, at(plans, first + Math.max(0, shift)))
  return fillPlan(day, withoutFiller(library, entries, topicSteps), facts, used)
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
  const compose = (messageFacts: Facts): ComposedText => {
    const { angle, filled: message } = chooseMessage(library, day, messageFacts)
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
  const [first = facts, ...others] = listMessageFacts(library, day)
  const best = compose(first)
  if (isGrounded(best, brief)) return best
  const isFit = (text: ComposedText) => isGrounded(text, brief) && isWithinBand(text.message, brief.tone, situation)
  return others.map(compose).find(isFit) ?? best
}
