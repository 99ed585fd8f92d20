import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import type { Wording } from '#domain/coach/library/entry.ts'
import type { Detail } from '#domain/coach/library/frame.ts'
import { suitsFirstDay } from './first-day.ts'
import { suitsDayOff } from './off-work.ts'

/** Whether an entry of the library fits the day: none of a working day on a day off (TEXT-33), none of earlier days on the first (TEXT-35). */
export const suitsDay = (brief: CoachBrief, entry: Wording | Detail): boolean =>
  suitsDayOff(brief, entry) && suitsFirstDay(brief, entry)

/** The entries that fit the day, followed by the whole list: the others are used only where none of the first can be. */
export const fittingFirst = <T extends Wording>(list: readonly T[], brief: CoachBrief): readonly T[] => [
  ...list.filter((entry) => suitsDay(brief, entry)),
  ...list,
]
