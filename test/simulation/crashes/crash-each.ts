import type { VirtualTime } from '../virtual-time.ts'
import { BATCH_STEMS, type Crash, type CrashedDay, runDay } from './day.ts'
import { COACHED, EXPECTED, SUNDAY } from './people.ts'

/** The result of a day with one crash. */
type DayVerdict = {
  lost: string[]
  twice: string[]
  early: string[]
  unasked: string[]
  /** Goals whose text the night did not write or wrote twice, and a second batch job. */
  texts: string[]
  /** The mails that are sent at most once and stayed claimed (ADR 209). */
  remainder: string[]
}
const KINDS = ['lost', 'twice', 'early', 'unasked', 'texts', 'remainder'] as const

/** Mails that are not sent again when SES gave no answer (ADR 209). */
const AT_MOST_ONCE = /^(calm|evening|trial)/

const listTextFaults = ({ stored, rewritten, jobs }: CrashedDay['texts'], hasNightBatch: boolean): string[] => [
  ...COACHED.filter((id) => ['send-mails', undefined].includes(stored.get(`${id}#${SUNDAY}`)?.by)),
  ...rewritten,
  ...(jobs === Number(hasNightBatch) ? [] : [`${jobs} jobs`]),
]

const judgeDay = ({ mails, claimed, texts }: CrashedDay, hasNightBatch: boolean): DayVerdict => {
  const sent = Map.groupBy(mails, ({ name }) => name)
  const missing = [...EXPECTED.keys()].filter((name) => !sent.has(name))
  const isRemainder = (name: string): boolean => AT_MOST_ONCE.test(name) && claimed.has(name)
  return {
    lost: missing.filter((name) => !isRemainder(name)),
    remainder: missing.filter(isRemainder),
    twice: [...sent].flatMap(([name, list]) => (list.length > 1 ? [name] : [])),
    early: mails.flatMap(({ name, at }) => (at < (EXPECTED.get(name) ?? 0) ? [name] : [])),
    texts: listTextFaults(texts, hasNightBatch),
    unasked: [...sent.keys()].filter((name) => !EXPECTED.has(name)),
  }
}

export type CrashEachOptions = {
  which: 'kinds' | 'all'
  /** Part of the names of the calls. */
  at: string
  hasNightBatch: boolean
}

/** With batch jobs: the calls of their functions and the events that start them. The other calls are those of a day without them. */
const isOfBatch = (name: string): boolean =>
  BATCH_STEMS.some((stem) => name.startsWith(`${stem} `)) || name === 'dispatch-daily-generation EventBridge PutEvents'

/** The first call of each kind and every mail, or every call. */
const listPlaces = (calls: readonly string[], { which, at, hasNightBatch }: CrashEachOptions): number[] =>
  calls.flatMap((name, place) => {
    if (!name.includes(at)) return []
    if (hasNightBatch && !isOfBatch(name)) return []
    return which === 'all' || calls.indexOf(name) === place || name.endsWith('SES SendRawEmail') ? [place] : []
  })

/**
 * Runs a day once for each crash: before and after each call of the reactions that write and send mails. Prints what is wrong, and
 * a closing line. Resolves with the exit code: 1 when a mail is lost, sent twice,
 * early or unasked, or a text is missing.
 */
export const crashEach = async (
  time: VirtualTime,
  options: CrashEachOptions,
  print: (line: string) => void,
): Promise<number> => {
  const { hasNightBatch } = options
  // The first day of a process loads modules and configuration, so on a busy machine its calls come in another order than those of the
  // days after it, which are counted by their places.
  await runDay(time, { hasNightBatch })
  const calm = await runDay(time, { hasNightBatch })
  const days: { crash: Crash | undefined; name: string; verdict: DayVerdict }[] = [
    { crash: undefined, name: 'no call', verdict: judgeDay(calm, hasNightBatch) },
  ]
  const places = listPlaces(calm.calls, options)
  for (const at of places)
    for (const side of ['before', 'after'] as const) {
      const day = await runDay(time, { crash: { at, side }, hasNightBatch })
      days.push({ crash: { at, side }, name: `${side} ${calm.calls[at]}`, verdict: judgeDay(day, hasNightBatch) })
    }
  const sums = { lost: 0, twice: 0, early: 0, unasked: 0, texts: 0, remainder: 0 }
  for (const { crash, name, verdict } of days)
    for (const kind of KINDS) {
      sums[kind] += verdict[kind].length
      if (verdict[kind].length === 0) continue
      print(`${kind}: ${verdict[kind].join(', ')}, crashed ${name}${crash ? ` (call ${crash.at})` : ''}`)
    }
  const { lost, twice, early, unasked, texts, remainder } = sums
  print(
    `${days.length - 1} crashes at ${places.length} calls of ${new Set(places.map((at) => calm.calls[at])).size} kinds, ${EXPECTED.size} mails a day: ` +
      `${lost} lost, ${twice} twice, ${early} early, ${unasked} unasked, ${texts} faults of texts, ${remainder} at most once and unproven`,
  )
  return lost + twice + early + unasked + texts > 0 ? 1 : 0
}
