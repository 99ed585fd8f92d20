import { useEffect, useMemo, useRef, useState } from 'react'
import type { Day } from '#domain/time/day.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import type { ShownGoal } from '#web/entities/goals/unsynced-edits.ts'
import { useConnection } from '#web/lib/connection.ts'
import { useIdle } from '#web/lib/use-idle.ts'
import { readDailyText } from './read-daily-text.ts'
import { type DailyText, readStoredText, storeText } from './stored-texts.ts'

/** By goal id. Null: there is no text yet, or it could not be read. A goal whose text is still to be read is missing. */
export type TodaysTexts = ReadonlyMap<string, DailyText | null>

/** A text belongs to a day and to the care of its goal. */
const createKey = ({ id, care }: ShownGoal, date: Day): string => `${id} ${date} ${care}`

const coachedIn = ({ goals }: Goals): ShownGoal[] => goals.filter(({ permissions }) => permissions.canCheckIn)

/**
 * Today's written texts of all coached goals, from this device or, for each goal that has none here, by one request when the
 * browser is idle, one after another (PAGE-17, PAGE-21). The texts are stored for the rest of the day and for use without a
 * network. Writes no text that is missing (ADR 219).
 */
export const useTodaysTexts = (shown: Goals | undefined): TodaysTexts => {
  const idle = useIdle()
  const online = useConnection() === 'online'
  const [read, setRead] = useState<ReadonlyMap<string, DailyText | null>>(new Map())
  const asked = useRef(new Set<string>())
  useEffect(() => {
    if (!idle || !online || !shown || shown.stored === 'asking') return
    const { date } = shown.today
    const stopping = new AbortController()
    const readOne = async (goal: ShownGoal) => {
      const text = await readDailyText(goal.id, stopping.signal).catch(() => null)
      if (stopping.signal.aborted) return
      if (text) storeText(goal, date, text)
      asked.current.add(createKey(goal, date))
      setRead((before) => new Map(before).set(createKey(goal, date), text))
    }
    const readAll = async () => {
      for (const goal of coachedIn(shown)) {
        if (asked.current.has(createKey(goal, date)) || readStoredText(goal, date) !== null) continue
        if (stopping.signal.aborted) return
        await readOne(goal)
      }
    }
    void readAll()
    return () => stopping.abort()
  }, [idle, online, shown])
  return useMemo(() => {
    const texts = new Map<string, DailyText | null>()
    if (!shown) return texts
    for (const goal of coachedIn(shown)) {
      const text = readStoredText(goal, shown.today.date) ?? read.get(createKey(goal, shown.today.date))
      if (text !== undefined) texts.set(goal.id, text)
      // Without a network nothing is read.
      else if (!online) texts.set(goal.id, null)
    }
    return texts
  }, [shown, read, online])
}
