import type { LibraryStep } from '#domain/coach/library/entry.ts'
import type { Detail } from '#domain/coach/library/frame.ts'
import { goesWithDetail, placeOfDetail } from '#domain/coach/topics/places.ts'
import { memoize, memoizeByObject } from '#domain/memoize.ts'
import { countShared, findCommon, readStems, repeatsAct } from './nearness.ts'
import { listAtOnce, listAtPosition, listMoments, meetsMoment } from './order-details.ts'

/** The detail of each step, by its text, because the details are made anew for each goal. */
type Matches = ReadonlyMap<LibraryStep, string>

/**
 * Gives each step of a topic the detail that it goes with, else the one that has most words in common with it. Each detail gets as many steps as
 * any other.
 */
const matchDetails = (steps: readonly LibraryStep[], details: readonly Detail[]): Matches => {
  const inOrder = steps.flatMap((step): [LibraryStep, string][] => {
    const detail = details.find(({ place }) => goesWithDetail(step, place))
    return detail === undefined ? [] : [[step, detail.text]]
  })
  const free = steps.filter((step) => placeOfDetail(step) === undefined)
  const common = findCommon(steps)
  const most = Math.ceil(steps.length / details.length)
  const pairs = details.flatMap(({ text }) => {
    const stems = readStems(text)
    return free
      .map((step) => ({ step, text, shared: countShared(step, stems, common) }))
      .filter(({ step, shared }) => shared > 0 && !repeatsAct(step, text))
  })
  const matches = new Map<LibraryStep, string>(inOrder)
  const taken = new Map<string, number>()
  for (const { step, text } of pairs.toSorted((a, b) => b.shared - a.shared)) {
    const count = taken.get(text) ?? 0
    if (matches.has(step) || count >= most) continue
    matches.set(step, text)
    taken.set(text, count + 1)
  }
  return matches
}

const MATCHES_MAX = 20
const nameDetails = (details: readonly Detail[]): string => details.map(({ text }) => text).join('\n')

const findMatches = memoizeByObject((steps: readonly LibraryStep[]) =>
  memoize((details: readonly Detail[]) => matchDetails(steps, details), MATCHES_MAX, nameDetails),
)

export type WishedSteps = {
  /** Names the details by which the steps are ordered: the same steps can belong to two titles, one of which has more details. */
  key: string
  /** Finds, for a position in the list of steps, the steps of a topic that go with the details of its days, the nearest first. */
  order: (position: number, steps: readonly LibraryStep[]) => readonly LibraryStep[]
}

/** Without details, the steps stay in their order. */
export const NO_WISH: WishedSteps = { key: '', order: (_, left) => left }

/** Orders steps by the details that a position meets: a step about the shoes stands on a day with a detail about them. */
export const findWished = (steps: readonly LibraryStep[], details: readonly Detail[]): WishedSteps => {
  const atOnce = listAtOnce(details)
  if (atOnce.length === 0) return NO_WISH
  const matches = findMatches(steps)(details)
  const order: WishedSteps['order'] = (position, left) => {
    const [first, ...others] = (
      meetsMoment(details, position) ? listMoments(details) : listAtPosition(atOnce, position)
    ).map(({ text }) => text)
    const rank = (step: LibraryStep): number => {
      const match = matches.get(step)
      if (match === undefined) return 2
      return match === first ? 0 : others.includes(match) ? 1 : 3
    }
    return left.toSorted((one, other) => rank(one) - rank(other))
  }
  return { key: nameDetails(details), order }
}
