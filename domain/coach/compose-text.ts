import type { MotivationText } from '#domain/motivation/motivation.ts'
import type { Angle } from './angle.ts'
import type { CoachBrief } from './brief.ts'
import { isGrounded } from './checks/goal.ts'
import { isWithinBand } from './checks/length.ts'
import { chooseMessage, isQuiet } from './choose-message.ts'
import { arrangePlans, firstWord, isShared, namesGoal, PLAN_MINUTES, type PlanEntries } from './choose-plan.ts'
import { countWords } from './count-words.ts'
import { type Filled, factsAfter, fill, type TextDay } from './fill-entry.ts'
import { eligibleTexts, readFacts, type SlotFacts, withoutSlots } from './fill-slots.ts'
import { chooseFreeStep, listFreeChallenges } from './free-day.ts'
import { type LibraryStep, type Slot, slotsIn } from './library/entry.ts'
import type { Library } from './library-lists.ts'
import { suitsHour } from './part-of-day.ts'
import { entryAt, firstNew } from './pick-entry.ts'
import { permute, positionOn } from './rotation.ts'
import { rememberTexts } from './same-text.ts'
import { readSituation, type Situation } from './situation.ts'
import { challengesWithTopic, findByTopic, findCloserTexts, isUnfit } from './topic-texts.ts'

export type ComposedText = Required<MotivationText> & { angle: Angle; situation: Situation }

const STEP_CHARACTERS_MAX = 140
const STEP_WORDS_MAX = 16
const CHALLENGE_WORDS_MAX = 22

/** The slots that a silent day does not speak of. */
const RECORD: ReadonlySet<Slot> = new Set(['kept', 'run'])
/** Another text of the same day: days further along the rotation, and what the day said already. */
export type OtherText = { offset?: number; earlier?: readonly MotivationText[] }

const read = new WeakMap<CoachBrief, SlotFacts>()

/** The facts of a brief. A day may ask for several texts, and the screening of quotes takes longest. */
const factsFor = (brief: CoachBrief): SlotFacts => {
  const facts = read.get(brief) ?? readFacts(brief)
  read.set(brief, facts)
  return facts
}

/** The facts with the title beside the record, for a text that would have no word of the goal. */
const withTitle = (facts: SlotFacts): SlotFacts => {
  const kept = facts.values.get('kept')
  const named = `${kept} for the goal ${facts.values.get('title')}`
  return kept === undefined ? facts : { ...facts, values: new Map(facts.values).set('kept', named) }
}

type Step = Filled & { minutes: number }

/** Words of a text in which a quote counts as one. */
const countOwnWords = (text: string): number => countWords(text.replace(/“[^”]*”/gu, ' quote '))

const isShortStep = (text: string): boolean =>
  text.length <= STEP_CHARACTERS_MAX && countOwnWords(text) <= STEP_WORDS_MAX

const asks = ({ text }: { text: string }): boolean => text.replace(/“[^”]*”/gu, '').includes('?')

/** Whether a step names the goal by its title alone. */
const quotesTitle = ({ text }: LibraryStep): boolean => slotsIn(text).some((slot) => slot === 'title' || slot === 'act')

/**
 * A plan of three steps without its weakest one. The weakest is a step that does not fit the topic or circle of the goal. If all
 * fit, and one of the three is a step of the topic, it is a step that only quotes the title, or else one that suits any goal.
 */
const withoutFiller = (
  library: Library,
  brief: CoachBrief,
  entries: readonly LibraryStep[],
  topicSteps: readonly LibraryStep[] = [],
) => {
  if (entries.length < 3) return entries
  const isOnTopic = entries.some((entry) => topicSteps.includes(entry))
  const frame = entries.filter((entry) => !topicSteps.includes(entry))
  const fillers = frame.filter((entry) => !namesGoal(entry))
  const unfit = frame.findLast((entry) => isUnfit(brief, entry))
  const filler = isOnTopic
    ? (frame.findLast(quotesTitle) ?? fillers.findLast((entry) => isShared(library, entry)))
    : undefined
  const dropped = unfit ?? filler
  return entries.filter((entry) => entry !== dropped)
}

/** The steps of a position, without those that do not go with the ones before them. */
const fillPlan = (day: TextDay, entries: readonly LibraryStep[], facts: SlotFacts, used: readonly Filled[]): Step[] => {
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
const suitsDay = ({ brief, situation }: TextDay, [, step, close]: PlanEntries): boolean =>
  situation === 'done_today'
    ? close.whileOpen !== true && !isUnfit(brief, close)
    : situation !== 'after_miss' || step.minutes <= SHORTEST_MINUTES

/** Whether all entries of a plan can be worded once the goal's hour is over. */
const namesNoPastHour = ({ brief, facts }: TextDay, plan: PlanEntries): boolean =>
  facts.isOver !== true || plan.every((entry) => eligibleTexts(entry, brief.kind, facts).length > 0)

/**
 * The entries of a position that a day has room for: the step to do, and the others while minutes are left. A day that is done has
 * only the step that closes it.
 */
const withinMinutes = ({ situation }: TextDay, [prepare, step, close]: PlanEntries): LibraryStep[] => {
  if (situation === 'done_today') return [close]
  const longest = situation === 'after_miss' ? SHORTEST_MINUTES : PLAN_MINUTES
  const room = (SMALL.has(situation) ? SMALL_MINUTES : PLAN_MINUTES) - step.minutes
  const isPrepared = prepare.minutes <= Math.min(room, longest)
  const isClosed = close.minutes <= Math.min(room - (isPrepared ? prepare.minutes : 0), longest)
  return [...(isPrepared ? [prepare] : []), step, ...(isClosed ? [close] : [])]
}

const choosePlan = (library: Library, day: TextDay, used: readonly Filled[]): Step[] => {
  const { brief, offset, said, facts, situation } = day
  const closer = findCloserTexts(library, brief)?.steps
  const plans = arrangePlans(library, brief.userId, brief.kind, closer, (one) => isUnfit(brief, one))
  const isKnown = rememberTexts(said.flatMap(({ steps }) => steps))
  if (situation === 'rest_day') return fillPlan(day, [chooseFreeStep(library, brief, offset, isKnown)], facts, used)
  const first = positionOn(brief, plans.length, offset)
  const shift = plans.findIndex((_, step) => {
    const plan = entryAt(plans, first + step)
    const isForNow = plan.every((entry) => suitsHour(entry, brief.localTime))
    return isForNow && suitsDay(day, plan) && !plan.some(isKnown) && namesNoPastHour(day, plan)
  })
  const entries = withinMinutes(day, entryAt(plans, first + Math.max(0, shift)))
  return fillPlan(day, withoutFiller(library, brief, entries, findByTopic(library.TOPICS, brief)?.steps), facts, used)
}

/**
 * The challenge of a day. The person's order is the same for all kinds, because half of the entries are shared. A day that is done
 * has none that speaks of today's part as still ahead.
 */
const chooseChallenge = (library: Library, day: TextDay, used: readonly Filled[]): Filled & { seconds: number } => {
  const { brief, offset, said, facts, situation } = day
  const closer = findCloserTexts(library, brief)?.challenges
  const list =
    situation === 'rest_day'
      ? listFreeChallenges(library, brief)
      : challengesWithTopic(library.CHALLENGES[brief.kind], closer, (one) => isUnfit(brief, one))
  const all = permute(list.length, `challenges:${brief.userId}`).map((index) => entryAt(list, index))
  const first = positionOn(brief, all.length, offset)
  const walk = all.map((_, step) => entryAt(all, first + step))
  const fitting = walk.filter((entry) => suitsHour(entry, brief.localTime))
  const order = situation === 'done_today' ? fitting.filter(({ whileOpen }) => !whileOpen) : fitting
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
  const day: TextDay = { brief, offset, said, situation, facts }
  const compose = (messageFacts: SlotFacts): ComposedText => {
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
  const best = compose(facts)
  if (isGrounded(best, brief)) return best
  const named = compose(withTitle(facts))
  return isGrounded(named, brief) && isWithinBand(named.message, brief.tone, situation) ? named : best
}
