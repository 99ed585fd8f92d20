import type { VirtualTime } from '../virtual-time.ts'
import { type Crash, type CrashedDay, runDay } from './day.ts'
import { EXPECTED } from './people.ts'

/** The result of a day with one crash. `remainder` has the mails that are sent at most once and stayed claimed (ADR 209). */
type DayVerdict = { lost: string[]; twice: string[]; early: string[]; unasked: string[]; remainder: string[] }

/** Mails that are not sent again when SES gave no answer (ADR 209). */
const AT_MOST_ONCE = /^(calm|evening|trial)/

const judgeDay = ({ mails, claimed }: CrashedDay): DayVerdict => {
  const sent = Map.groupBy(mails, ({ name }) => name)
  const missing = [...EXPECTED.keys()].filter((name) => !sent.has(name))
  const isRemainder = (name: string): boolean => AT_MOST_ONCE.test(name) && claimed.has(name)
  return {
    lost: missing.filter((name) => !isRemainder(name)),
    remainder: missing.filter(isRemainder),
    twice: [...sent].flatMap(([name, list]) => (list.length > 1 ? [name] : [])),
    early: mails.flatMap(({ name, at }) => (at < (EXPECTED.get(name) ?? 0) ? [name] : [])),
    unasked: [...sent.keys()].filter((name) => !EXPECTED.has(name)),
  }
}

/** The first call of each kind and every mail, or every call. */
const listPlaces = (calls: readonly string[], which: 'kinds' | 'all'): number[] =>
  calls.flatMap((name, place) =>
    which === 'all' || calls.indexOf(name) === place || name.endsWith('SES SendRawEmail') ? [place] : [],
  )

/**
 * Runs a day once for each crash: before and after each call of the reactions that write and send mails. Prints what is wrong, and
 * a closing line. Resolves with the exit code: 1 when a mail is lost, sent twice, early or unasked.
 */
export const crashEach = async (
  time: VirtualTime,
  which: 'kinds' | 'all',
  print: (line: string) => void,
): Promise<number> => {
  const calm = await runDay(time)
  const days: { crash: Crash | undefined; name: string; verdict: DayVerdict }[] = [
    { crash: undefined, name: 'no call', verdict: judgeDay(calm) },
  ]
  const places = listPlaces(calm.calls, which)
  for (const at of places)
    for (const side of ['before', 'after'] as const) {
      const day = await runDay(time, { at, side })
      days.push({ crash: { at, side }, name: `${side} ${calm.calls[at]}`, verdict: judgeDay(day) })
    }
  const sums = { lost: 0, twice: 0, early: 0, unasked: 0, remainder: 0 }
  for (const { crash, name, verdict } of days)
    for (const kind of ['lost', 'twice', 'early', 'unasked', 'remainder'] as const) {
      sums[kind] += verdict[kind].length
      if (verdict[kind].length === 0) continue
      print(`${kind}: ${verdict[kind].join(', ')}, crashed ${name}${crash ? ` (call ${crash.at})` : ''}`)
    }
  const { lost, twice, early, unasked, remainder } = sums
  print(
    `${days.length - 1} crashes at ${places.length} calls of ${new Set(calm.calls).size} kinds, ${EXPECTED.size} mails a day: ` +
      `${lost} lost, ${twice} twice, ${early} early, ${unasked} unasked, ${remainder} at most once and unproven`,
  )
  return lost + twice + early + unasked > 0 ? 1 : 0
}
