import { listWordings, type Wording } from '#domain/coach/library/entry.ts'
import { memoizeByObject } from '#domain/memoize.ts'

export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** Part of the day of a local time, HH:MM: morning until noon, evening from 5 PM to 4 AM. */
export const partOfDay = (time: string): PartOfDay => {
  const hour = Number(time.slice(0, 2))
  if (hour >= 4 && hour < 12) return 'morning'
  return hour >= 12 && hour < 17 ? 'afternoon' : 'evening'
}

/** Names the part of the day at which the text is read: no `this morning` and no `good morning` at 2 PM. A later part of the day may be named. */
export const fitHour = (text: string, time: string): string => {
  const part = partOfDay(time)
  if (part === 'morning') return text
  const earlier = part === 'evening' ? /\b(this|good) (?:morning|afternoon)\b/giu : /\b(this|good) morning\b/giu
  return text.replace(earlier, `$1 ${part}`)
}

/** What a person cannot well do while others sleep: reach somebody, go out, or be with a child. */
const BY_DAY =
  /\b(?:calls?|phone (?:somebody|someone|a|your|the \w+ number)|ring|ask|tell|send|invite|visit|introduce|thank|greet|outside|outdoors|go out|walk to|drive|shops?|stores?|neighbors?|child(?:ren)?|kids?|sons?|daughters?|aloud|out loud|sing|knock|library|post office|consult|promise|agree (?:on|with)|announce|warn|confirm (?:the time|with)|let (?:one person|somebody|the people|the person)|small deal|trade a favor|near you while|mention it|hand one|show (?:one|a|somebody)|give one part|one of them choose)\b/iu

/** Whether a wording of an entry needs other people to be awake. A nudge asks this for all entries. */
const needsOthers = memoizeByObject((entry: Wording): boolean =>
  listWordings(entry).some((words) => BY_DAY.test(words)),
)

/**
 * Whether an entry of the library can be followed at a local time, HH:MM: from 11 PM to 4 AM no wording of it needs other people to
 * be awake (NUDGE-9).
 */
export const suitsHour = (entry: Wording, time: string): boolean => {
  const hour = Number(time.slice(0, 2))
  return (hour >= 4 && hour < 23) || !needsOthers(entry)
}

/** What is over late in the evening, or cannot be arranged any more: an errand, dinner, the list of the day. */
const EARLIER =
  /\b(?:calendar|dinner|errands?|half of the day|tell (?:one|some)|ask (?:one|a|some)|promise one|lunch|meetings?|today’s list|\{weekday\}’s list|quiet part|rest of the day|this \{weekday\}|on \{weekday\}|before it gets dark)\b/iu

/** Whether an entry asks for something that is over at a local time, HH:MM: from 8 PM to 4 AM. */
export const isLate = (entry: Wording, time: string): boolean => {
  const hour = Number(time.slice(0, 2))
  return (hour >= 20 || hour < 4) && listWordings(entry).some((words) => EARLIER.test(words))
}
