import { permute } from '#domain/coach/day/rotation.ts'
import { GOAL_KINDS, type GoalKind } from '#domain/coach/kinds/kind.ts'
import { type LibraryStep, listWordings, type Slot, slotsIn } from '#domain/coach/library/entry.ts'
import { memoizeByObject } from '#domain/memoize.ts'
import { firstWord } from './first-word.ts'
import { NO_WISH, type WishedSteps } from './match-details.ts'
import { arrange, spread } from './positions.ts'

/** The sum of a plan's minutes. */
export const PLAN_MINUTES = 9
const DO_MINUTES_MAX = 4

export type StepLists = {
  PREPARE: Readonly<Record<GoalKind, readonly LibraryStep[]>>
  CLOSE: Readonly<Record<GoalKind, readonly LibraryStep[]>>
  DO: Readonly<Record<GoalKind, readonly LibraryStep[]>>
}

export type PlanEntries = readonly [LibraryStep, LibraryStep, LibraryStep]

/** The first words of all wordings of a step, which is compared with many. */
const firstWords = memoizeByObject((step: LibraryStep): readonly string[] => [
  ...new Set(listWordings(step).map(firstWord)),
])

const fitTogether = (one: LibraryStep, other: LibraryStep): boolean =>
  !firstWords(one).some((word) => firstWords(other).includes(word))

/** Slots that say nothing of the goal. */
const OF_THE_DAY: ReadonlySet<Slot> = new Set(['time', 'weekday'])

/** Whether a step speaks of the goal: by its title, plan, obstacle, or a noun of it. */
const namesGoal = memoizeByObject((step: LibraryStep): boolean =>
  slotsIn(step.text).some((slot) => !OF_THE_DAY.has(slot)),
)

/** The texts of steps to prepare or to close that all kinds have. */
const findShared = memoizeByObject(
  (lists: StepLists): ReadonlySet<string> =>
    new Set(
      [lists.PREPARE, lists.CLOSE].flatMap(({ finish, save }) => {
        const ofOther = new Set(save.map(({ text }) => text))
        return finish.map(({ text }) => text).filter((text) => ofOther.has(text))
      }),
    ),
)

/** Whether a step to prepare or to close fits every kind. */
export const isShared = (lists: StepLists, step: LibraryStep): boolean => findShared(lists).has(step.text)

const shortest = (lists: StepLists): number =>
  Math.min(...[lists.PREPARE, lists.CLOSE, lists.DO].flatMap((byKind) => GOAL_KINDS.map((kind) => byKind[kind].length)))

const pick = (list: readonly LibraryStep[], index: number | undefined): LibraryStep => {
  const entry = list[index ?? 0]
  if (entry === undefined) throw new RangeError('The library has an empty list of steps.')
  return entry
}

/** Orders of the entries to prepare and to close. They are the same for all kinds, so they fit each other in every kind. */
type StepOrders = { prepares: readonly number[]; closes: readonly number[] }

/** Which entries to prepare and to close go together in each kind, whoever the person is. */
type Pairs = (prepare: number | undefined, close: number) => boolean

const inEachKind = (fits: (kind: GoalKind) => boolean): boolean => GOAL_KINDS.every(fits)

const createPairs = (lists: StepLists, length: number): Pairs => {
  const kept: (boolean | undefined)[] = []
  const fits = (first: number, last: number): boolean =>
    inEachKind((kind) => {
      const [prepare, close] = [pick(lists.PREPARE[kind], first), pick(lists.CLOSE[kind], last)]
      return prepare.minutes + close.minutes <= PLAN_MINUTES - DO_MINUTES_MAX && fitTogether(prepare, close)
    })
  return (prepare = 0, close) => {
    const place = prepare * length + close
    const fit = kept[place] ?? fits(prepare, close)
    kept[place] = fit
    return fit
  }
}

const findPairs = memoizeByObject((lists: StepLists): Pairs => createPairs(lists, shortest(lists)))

const matchStepOrders = (lists: StepLists, userId: string): StepOrders => {
  const length = shortest(lists)
  const prepares = permute(length, `prepare:${userId}`)
  const fitsPair = findPairs(lists)
  const fitsClose = (position: number, index: number): boolean => fitsPair(prepares[position], index)
  const closes = spread(
    arrange(permute(length, `close:${userId}`), fitsClose),
    fitsClose,
    (position) => inEachKind((kind) => namesGoal(pick(lists.PREPARE[kind], prepares[position]))),
    (index) => inEachKind((kind) => namesGoal(pick(lists.CLOSE[kind], index))),
  )
  return { prepares, closes }
}

const matchPlans = (
  lists: StepLists,
  { prepares, closes }: StepOrders,
  userId: string,
  kind: GoalKind,
): PlanEntries[] => {
  const prepareAt = (position: number) => pick(lists.PREPARE[kind], prepares[position])
  const closeAt = (position: number) => pick(lists.CLOSE[kind], closes[position])
  const doing = lists.DO[kind]
  const fitsDo = (position: number, index: number): boolean => {
    const [prepare, step, close] = [prepareAt(position), pick(doing, index), closeAt(position)]
    const isShort = prepare.minutes + step.minutes + close.minutes <= PLAN_MINUTES
    return isShort && fitTogether(prepare, step) && fitTogether(step, close)
  }
  const dos = spread(
    arrange(permute(prepares.length, `do:${kind}:${userId}`), fitsDo),
    fitsDo,
    (position) => namesGoal(prepareAt(position)) || namesGoal(closeAt(position)),
    (index) => namesGoal(pick(doing, index)),
  )
  return prepares.map((_, position) => [prepareAt(position), pick(doing, dos[position]), closeAt(position)])
}

/**
 * Plans in which steps of the goal's topic stand in place of steps of the kind: first of those that do not fit the topic, then where no
 * other step speaks of the goal, and last in place of the only step that does. A step of the kind that stays keeps its position, so that two goals of a kind never meet.
 */
const withTopic = (
  kindPlans: readonly PlanEntries[],
  steps: readonly LibraryStep[],
  userId: string,
  isUnfit: (step: LibraryStep) => boolean,
  { order }: WishedSteps,
): readonly PlanEntries[] => {
  const left = permute(steps.length, `topic:${userId}`).map((index) => pick(steps, index))
  const placed = new Map<number, LibraryStep>()
  const isNamed = (position: number) => kindPlans[position]?.some(namesGoal) === true
  const isNamedBeside = (position: number) =>
    kindPlans[position]?.some((step, index) => index !== 1 && namesGoal(step)) === true
  const positions = [...kindPlans.keys()]
  const isOnlyName = (position: number) => isNamed(position) && !isNamedBeside(position)
  const fits = (position: number, step: LibraryStep): boolean => {
    const [prepare, , close] = kindPlans[position] ?? []
    if (prepare === undefined || close === undefined) return false
    const isShort = prepare.minutes + step.minutes + close.minutes <= PLAN_MINUTES
    return isShort && fitTogether(prepare, step) && fitTogether(step, close)
  }
  /** Gives a position the step of another one, for which a step that is left over fits too. */
  const trade = (position: number): void => {
    for (const [other, moved] of placed) {
      const index = fits(position, moved) ? left.findIndex((step) => fits(other, step)) : -1
      const [step] = index < 0 ? [] : left.splice(index, 1)
      if (step === undefined) continue
      placed.set(other, step).set(position, moved)
      return
    }
  }
  const isUnfitAt = (position: number) => kindPlans[position]?.slice(1, 2).some(isUnfit) === true
  for (const position of [
    ...positions.filter(isUnfitAt),
    ...positions.filter((one) => !isNamed(one)),
    ...positions.filter(isNamedBeside),
    ...positions.filter(isOnlyName),
  ]) {
    if (placed.has(position)) continue
    const [step] = order(
      position,
      left.filter((one) => fits(position, one)),
    )
    if (step !== undefined) left.splice(left.indexOf(step), 1)
    if (step !== undefined) placed.set(position, step)
    else if (left.length > 0) trade(position)
  }
  return kindPlans.map(([prepare, step, close], position) => [prepare, placed.get(position) ?? step, close])
}

const MATCHED_MAX = 64

/** Keeps what was matched lately by lists and key: the texts of a night ask for the orders of a person several times. */
const remember = <Lists extends object, T>() => {
  const kept = new WeakMap<Lists, Map<string, T>>()
  return (lists: Lists, key: string, match: () => T): T => {
    const orders = kept.get(lists) ?? new Map<string, T>()
    if (orders.size >= MATCHED_MAX) orders.clear()
    const order = orders.get(key) ?? match()
    kept.set(lists, orders.set(key, order))
    return order
  }
}

const stepOrders = remember<StepLists, StepOrders>()
const plans = remember<StepLists, readonly PlanEntries[]>()
/** The plans of a kind with the steps of a topic in them, by these steps and `WishedSteps.key`. */
const topicPlans = memoizeByObject((_ofKind: readonly PlanEntries[]) =>
  remember<readonly LibraryStep[], readonly PlanEntries[]>(),
)

/**
 * The plans of a person's goals of one kind: at each position prepare, do and close, so that the minutes are at most 9 and no
 * two steps begin with the same word, whichever wording is used. Half of the prepare and close steps are shared by all kinds, so
 * their order is the same for all of them and two goals of a person never meet. Steps that speak of the goal are spread over the
 * positions, so that most plans have one. `topicSteps` are those of the goal's topic or circle (TEXT-24, TEXT-29), and `isUnfit` tells which steps of the
 * kind do not fit it, and `wished` which steps of the topic go with the details of a position.
 */
export const arrangePlans = (
  lists: StepLists,
  userId: string,
  kind: GoalKind,
  topicSteps?: readonly LibraryStep[],
  isUnfit: (step: LibraryStep) => boolean = () => false,
  wished: WishedSteps = NO_WISH,
): readonly PlanEntries[] => {
  const ofKind = plans(lists, `${kind} ${userId}`, () =>
    matchPlans(
      lists,
      stepOrders(lists, userId, () => matchStepOrders(lists, userId)),
      userId,
      kind,
    ),
  )
  if (topicSteps === undefined) return ofKind
  return topicPlans(ofKind)(topicSteps, wished.key, () => withTopic(ofKind, topicSteps, userId, isUnfit, wished))
}
