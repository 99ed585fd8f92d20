import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { listWordings, type Wording } from '#domain/coach/library/entry.ts'
import { type Detail, listDetailTexts } from '#domain/coach/library/frame.ts'
import { memoizeByObject } from '#domain/memoize.ts'

/** Words that assume earlier days of the goal: the last lesson, the newest words, what is known by now. */
const OF_EARLIER_DAYS =
  /(?<!\bat )\blast\b(?! (?:minutes?|hour|thing|bite|sip|name)\b)|\b(?:(?:your|the|my) (?:latest|newest|previous|most recent)|lately|(?:by|until) now|so far|since you (?:began|started)|the day before|you (?:have|had) (?:done|kept|learned|read|written|finished|begun)|you (?:keep|kept) \w+ing|where (?:you|your \w+) (?:stopped|left|lies)|old (?:entry|entries|page|line)|still (?:know|remember|comes)|mistakes?|wrong|yesterday’s)\b/iu

/** Whether a text assumes earlier days. */
const isOfEarlierDays = memoizeByObject((entry: Wording | Detail): boolean => {
  const words = 'form' in entry ? listDetailTexts(entry) : listWordings(entry)
  return words.some((text) => OF_EARLIER_DAYS.test(text))
})

/** Whether an entry of the library fits the day: on the first day of a goal, none assumes earlier ones (TEXT-35). */
export const suitsFirstDay = ({ dayNumber }: Pick<CoachBrief, 'dayNumber'>, entry: Wording | Detail): boolean =>
  dayNumber !== 1 || !isOfEarlierDays(entry)
