import { listWordings } from '#domain/coach/library/entry.ts'
import type { PlanEntries } from './choose-plan.ts'

const SHORT = 3
const STEM = 5
/** Words that say nothing of what a sentence is about. */
const EMPTY = new Set(
  `
about above across after again against all along also always and another any are around ask because been before begin
behind being below beside between big both bring but can choose close could day days did does done each easier easy
ever every far few find first for from get give good had hard has have hold hour how into its it’s just keep last lay
least leave less let line lines little long look make many may might minute minutes more most much name near nearest
never next not note now once one only open other out over own part past pick put quick quickly read same say see set
short slow slowly small some start stop such take tell than that the their them then they thing things this through
time today tomorrow too toward try turn under until use very was way what when where which while who will with without
word words would write yes yesterday you your
`
    .trim()
    .split(/\s+/u),
)

/** The beginnings of the words of a text that say what it is about. */
const readStems = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}+(?:’\p{L}+)?/gu) ?? [])
      .filter((word) => word.length >= SHORT && !EMPTY.has(word))
      .map((word) => word.replace(/(?:’s|s)$/u, '').slice(0, STEM)),
  )

/** Share of the plans of a list from which a word says only what the whole goal is about: walking, in plans for a walk. */
const COMMON = 0.2

type Known = { stems: ReadonlyMap<PlanEntries, ReadonlySet<string>>; common: ReadonlySet<string> }
const known = new WeakMap<readonly PlanEntries[], Known>()

const readPlans = (plans: readonly PlanEntries[]): Known => {
  const stems = new Map(plans.map((plan) => [plan, readStems(listWordings(plan[1]).join(' '))] as const))
  const counts = new Map<string, number>()
  for (const own of stems.values()) for (const stem of own) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const common = new Set([...counts].flatMap(([stem, count]) => (count > COMMON * plans.length ? [stem] : [])))
  return { stems, common }
}

/** How many words of a text each of some plans has in its step. `all` is the list that the plans are from. */
const countShared = (all: readonly PlanEntries[], plans: readonly PlanEntries[], text: string): number[] => {
  const read = known.get(all) ?? readPlans(all)
  known.set(all, read)
  const { stems, common } = read
  const said = [...readStems(text)].filter((stem) => !common.has(stem))
  return plans.map((plan) => said.filter((stem) => stems.get(plan)?.has(stem)).length)
}

/** How many words a text has in common with the step of one of the plans, at most. */
export const measureNearness = (all: readonly PlanEntries[], plans: readonly PlanEntries[], text: string): number =>
  Math.max(0, ...countShared(all, plans, text))

/**
 * The plan whose step has most words in common with the day's message: a message about laying out the shoes gets a step about
 * the shoes. Of several, the shortest step wins, then the first. `all` is the list that the plans are from. Undefined where none has a word in common.
 */
export const findNearPlan = (
  all: readonly PlanEntries[],
  plans: readonly PlanEntries[],
  message: string,
): PlanEntries | undefined => {
  const shared = countShared(all, plans, message)
  const most = Math.max(0, ...shared)
  if (most === 0) return undefined
  return plans
    .filter((_, index) => shared[index] === most)
    .toSorted(([, one], [, other]) => one.minutes - other.minutes)[0]
}
