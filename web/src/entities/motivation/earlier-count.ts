import { namesCount } from '#domain/motivation/names-count.ts'
import type { ShownGoal } from '#web/entities/goals/unsynced-edits.ts'
import type { DailyText } from '#web/entities/offline/stored-texts.ts'

/**
 * Whether shown words of today's text count days and the streak beside them is newer: a text is written once (TEXT-3), and the
 * streak counts the check-in of today. What the person wrote is theirs.
 */
export const hasEarlierCount = (goal: ShownGoal, { source }: Pick<DailyText, 'source'>, words: string): boolean =>
  goal.checked_in_today && goal.care === 'ordinary' && !goal.streak_hidden && source !== 'person' && namesCount(words)
