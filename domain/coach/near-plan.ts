import type { PlanEntries } from './choose-plan.ts'
import { listWordings } from './library/entry.ts'

const SHORT = 3
const STEM = 5
/** Words that say nothing of what a sentence is about. */
const EMPTY = new Set(
  'the and with your you for out one that this then from into when where which what who how not but are was has have had will would can could may might its it’s their them they before after while until once again first last next now today tomorrow yesterday ever never always only just also too very more most much many few little less least than other another each every some any all both own same such put set lay take make get give say write read look see keep leave let use try turn open close begin start stop find hold bring tell ask name note choose pick line lines word words nearest near far short slow slowly quick quickly small big long good easy easier hard minute minutes hour time day days thing things part way beside against under over below above along across through around between behind past toward near with without about because if as at by in of on to up it is be do does did done been being so or no yes only as than too'.split(
    ' ',
  ),
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

/**
 * The first of some plans whose step has most words in common with the day's message: a message that lays out the shoes goes with a step about
 * the shoes. `all` is the list that the plans are from. Undefined where none has a word in common.
 */
export const findNearPlan = (
  all: readonly PlanEntries[],
  plans: readonly PlanEntries[],
  message: string,
): PlanEntries | undefined => {
  const { stems, common } = known.get(all) ?? readPlans(all)
  known.set(all, known.get(all) ?? { stems, common })
  const said = [...readStems(message)].filter((stem) => !common.has(stem))
  const shared = plans.map((plan) => said.filter((stem) => stems.get(plan)?.has(stem)).length)
  const most = Math.max(0, ...shared)
  return most === 0 ? undefined : plans[shared.indexOf(most)]
}
