import { isLate, suitsHour } from '#domain/coach/day/part-of-day.ts'
import { positionOn } from '#domain/coach/day/rotation.ts'
import type { Situation } from '#domain/coach/day/situation.ts'
import { suitsDay } from '#domain/coach/day/suits-day.ts'
import { type LibraryStep, listWordings, type Slot, slotsIn } from '#domain/coach/library/entry.ts'
import type { Library } from '#domain/coach/library/library-lists.ts'
import { type Filled, factsAfter, fill, type TextDay } from '#domain/coach/slots/fill-entry.ts'
import { eligibleTexts } from '#domain/coach/slots/fill-slots.ts'
import { type SlotFacts, withTitleAsName } from '#domain/coach/slots/slot-facts.ts'
import { findCloserTexts, findTopicTexts, isUnfit } from '#domain/coach/topics/topic-texts.ts'
import { countWords } from '#domain/coach/words/count-words.ts'
import { withoutQuotes } from '#domain/coach/words/own-quotes.ts'
import { withObstacleTakenUp } from './answers.ts'
import { isShared, PLAN_MINUTES, type PlanEntries } from './choose-plan.ts'
import { findTargetParts } from './event-texts.ts'
import { firstWord } from './first-word.ts'
import { chooseFreeStep } from './free-day-parts.ts'
import { choosePlanFor, isClear } from './near-parts.ts'
import { findCommon, readSubject, repeatsAct } from './nearness.ts'
import { entryAt, firstNew } from './pick-entry.ts'
import { withoutPlanPlace } from './plan-place.ts'
import { rememberTexts } from './same-text.ts'
import { listChallenges, listNear, listTurn, listTurns } from './turn-lists.ts'

export type PlanStep = Filled & { minutes: number }

const STEP_CHARACTERS_MAX = 140
const STEP_WORDS_MAX = 16

/** Words of a text in which a quote counts as one. */
export const countOwnWords = (text: string): number => countWords(text.replace(/“[^”]*”/gu, ' quote '))

const isShortStep = (text: string): boolean =>
  text.length <= STEP_CHARACTERS_MAX && countOwnWords(text) <= STEP_WORDS_MAX

export const asks = ({ text }: { text: string }): boolean => text.replace(/“[^”]*”/gu, '').includes('?')

/** Slots that say nothing of the person beside the goal itself: its hour, day, date and title, and what its title names. */
const SAYING_LITTLE: ReadonlySet<Slot> = new Set([
  'time',
  'weekday',
  'when',
  'target',
  'title',
  'act',
  'acting',
  'thing',
  'urge',
])

/** Whether a step uses a fact of the person beside the title, such as the plan, the obstacle or the reason, as it is worded for the goal. */
const hasFact = (step: Filled | undefined): boolean =>
  slotsIn(step?.wording ?? '').some((slot) => !SAYING_LITTLE.has(slot))

/**
 * A plan without its weak steps. Beside a step of the topic stands one that uses a fact of the person, or none. Where a goal with a
 * topic has no step of it, the steps with a fact stay, else those of the kind, else the first. Another goal keeps all three.
 */
const withoutFiller = (
  library: Library,
  day: TextDay,
  entries: readonly LibraryStep[],
  topicSteps: readonly LibraryStep[],
  facts: SlotFacts,
): readonly LibraryStep[] => {
  if (entries.length < 2) return entries
  const { brief } = day
  const isOfTopic = (entry: LibraryStep) => topicSteps.includes(entry)
  const isFit = (entry: LibraryStep) => !isUnfit(brief, entry) && !isLate(entry, brief.localTime)
  const fitting = entries.filter((entry) => isOfTopic(entry) || isFit(entry))
  if (topicSteps.length === 0) return fitting.length > 0 ? fitting : entries.slice(0, 1)
  const telling: LibraryStep[] = []
  const filled: Filled[] = []
  for (const entry of fitting) {
    const step = fill(day, entry, factsAfter(facts, filled), isShortStep)
    if (!isOfTopic(entry) && (entry.isReminder || !hasFact(step))) continue
    telling.push(entry)
    if (step) filled.push(step)
  }
  if (telling.length > 0) return telling
  const ofKind = fitting.filter((entry) => !isShared(library, entry))
  return ofKind.length > 0 ? ofKind : (fitting.length > 0 ? fitting : entries).slice(0, 1)
}

/** The steps of a position, without those that do not go with the ones before them. */
const fillPlan = (
  day: TextDay,
  entries: readonly LibraryStep[],
  facts: SlotFacts,
  used: readonly Filled[],
): PlanStep[] => {
  const steps: PlanStep[] = []
  for (const entry of entries) {
    const before = [...used, ...steps]
    const fits = (text: string) => isShortStep(text) && !(asks({ text }) && before.some(asks))
    const filled = fill(day, entry, withTitleAsName(factsAfter(facts, before)), fits) ?? fill(day, entry, facts, fits)
    const minutes = steps.reduce((sum, step) => sum + step.minutes, 0) + entry.minutes
    const isNew = filled !== undefined && steps.every((step) => firstWord(step.text) !== firstWord(filled.text))
    const isSecondQuestion = filled !== undefined && asks(filled) && before.some(asks)
    if (filled && isNew && !isSecondQuestion && minutes <= PLAN_MINUTES)
      steps.push({ ...filled, minutes: entry.minutes, ...(entry.place !== undefined && { place: entry.place }) })
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

const isShortEnough = ({ situation }: TextDay, step: LibraryStep): boolean =>
  situation !== 'after_miss' || step.minutes <= SHORTEST_MINUTES

/** Whether the step to do is short enough for the day, and a day that is done is asked for nothing that comes before its check-in. */
const suitsSituation = (day: TextDay, [, step, close]: PlanEntries): boolean =>
  day.situation === 'done_today' ? close.whileOpen !== true && !isUnfit(day.brief, close) : isShortEnough(day, step)

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

/** The step that the day's message asks for: its lists have the same order, and each wording of a message asks for its own. */
const chooseMilestoneStep = (library: Library, { brief, offset }: TextDay, used: readonly Filled[]): LibraryStep => {
  const index = positionOn(brief, library.MILESTONE_STEPS.length, offset)
  const message = library.SITUATIONS.milestone_7?.[brief.tone][index]
  const { ofText, ofOthers } = entryAt(library.MILESTONE_STEPS, index)
  return used.some(({ wording }) => wording === message?.text) ? ofText : ofOthers
}

/** The plan with the shortest step to do; of several the first. */
const findShortest = (plans: readonly PlanEntries[]): PlanEntries | undefined =>
  plans.toSorted(([, one], [, other]) => one.minutes - other.minutes)[0]

/**
 * The plans that a day may choose from, where its situation has no step of its own. `turn` has all plans of the goal in the order in which the
 * day tries them, and `near` the first of these. `choose` finds the one of them that goes with a message.
 */
export const listPlans = (library: Library, day: TextDay) => {
  const { brief, said, facts } = day
  const isKnown = rememberTexts(said.flatMap(({ steps }) => steps))
  const { plans } = listTurns(library, brief)
  const turn = listTurn(plans, day)
  const isForNow = (plan: PlanEntries) =>
    plan.every((entry) => suitsHour(entry, brief.localTime)) && !plan.some(isKnown) && namesNoPastHour(day, plan)
  const isPossible = (plan: PlanEntries) => isForNow(plan) && suitsSituation(day, plan)
  const isFitting = (plan: PlanEntries) => plan.every((entry) => suitsDay(brief, entry)) && isPossible(plan)
  const topicSteps = findTopicTexts(library, brief)?.steps ?? []
  const near = listNear(day, turn)
  const alike = topicSteps.length > 0 && near !== turn ? near.filter(isFitting) : []
  const { near: challenges, common: ofChallenges } = listChallenges(library, day)
  const isKnownChallenge = rememberTexts(said.map(({ challenge }) => challenge))
  const fitChallenges = challenges.filter(
    (one) => suitsHour(one, brief.localTime) && suitsDay(brief, one) && !isKnownChallenge(one),
  )
  const steps = findCommon(findCloserTexts(library, brief)?.steps ?? library.DO[brief.kind])
  const isTelling = ([prepare, , close]: PlanEntries) =>
    [prepare, close].some(
      ({ text, isReminder }) =>
        !isReminder && slotsIn(text).some((slot) => !SAYING_LITTLE.has(slot) && facts.values.has(slot)),
    )
  const common = { steps, challenges: ofChallenges }
  const choose = choosePlanFor({ plans: alike, challenges: fitChallenges, common, isTelling })
  return { turn, near, choose, isForNow, isPossible, isFitting, topicSteps }
}

/** The facts of a plan with steps of a topic, without an obstacle that neither these nor the message are about (TEXT-32). */
const withoutOtherObstacle = (
  { brief, facts }: TextDay,
  entries: readonly LibraryStep[],
  topicSteps: readonly LibraryStep[],
  used: readonly Filled[],
): SlotFacts => {
  if (!entries.some((entry) => listWordings(entry).some((wording) => wording.includes('{obstacle}')))) return facts
  const ofTopic = entries.filter((entry) => topicSteps.includes(entry)).map(({ text }) => text)
  return withObstacleTakenUp(facts, brief, [...used.map(readSubject), ...ofTopic].map(withoutQuotes))
}

/** The step that goes with the day's message only, where the day has room for it. */
const findOwnStep = (day: TextDay, used: readonly Filled[], isKnown: (entry: LibraryStep) => boolean) => {
  const { brief, situation } = day
  const step = used.find(({ ownParts }) => ownParts !== undefined)?.ownParts?.step
  if (step === undefined || situation === 'done_today') return undefined
  return isShortEnough(day, step) && suitsHour(step, brief.localTime) && suitsDay(brief, step) && !isKnown(step)
    ? step
    : undefined
}

/** The steps of a day's plan. `used` are the parts of the text that are written already. */
export const choosePlan = (library: Library, day: TextDay, used: readonly Filled[]): PlanStep[] => {
  const { brief, offset, said, facts, situation } = day
  const isKnown = rememberTexts(said.flatMap(({ steps }) => steps))
  if (situation === 'rest_day') return fillPlan(day, [chooseFreeStep(library, day, used, isKnown)], facts, used)
  const ofDate = findTargetParts(library, day)
  if (ofDate) {
    const { steps } = ofDate
    return fillPlan(day, [firstNew(steps, positionOn(brief, steps.length, offset), isKnown)], facts, used)
  }
  if (situation === 'milestone_7') return fillPlan(day, [chooseMilestoneStep(library, day, used)], facts, used)
  const { turn, near, choose, isForNow, isPossible, isFitting, topicSteps } = listPlans(library, day)
  const subject = withoutPlanPlace(used.map(readSubject).join(' '), facts)
  const detail = used.find((one) => one.detail !== undefined)?.detail
  // A day that does not know the last texts keeps to its turn, or the step would come again on its own.
  const isNew = (plan: PlanEntries) => near !== turn && !repeatsAct(plan[1], subject) && isClear(plan, detail)
  const fitting =
    choose(subject, detail).plan ??
    near.find((plan) => isFitting(plan) && isNew(plan)) ??
    near.find((plan) => isFitting(plan) && near !== turn && isClear(plan, detail)) ??
    near.find(isFitting)
  // A step of three minutes after a miss is better than one that comes again within 90 days.
  const short = situation === 'after_miss' ? findShortest(near.filter(isForNow)) : undefined
  const [prepare, step, close] = fitting ?? near.find(isPossible) ?? short ?? turn.find(isPossible) ?? entryAt(turn, 0)
  const ownStep = findOwnStep(day, used, isKnown)
  const entries = withinMinutes(day, [prepare, ownStep ?? step, close])
  const ofTopic = ownStep === undefined ? topicSteps : [...topicSteps, ownStep]
  const own = ofTopic.length === 0 ? facts : withoutOtherObstacle(day, entries, ofTopic, used)
  return fillPlan(day, withoutFiller(library, day, entries, ofTopic, factsAfter(own, used)), own, used)
}
