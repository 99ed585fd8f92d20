import type { ShownGoal } from '#web/entities/goals/unsynced-edits.ts'
import type { DailyText } from '#web/entities/offline/stored-texts.ts'

const COUNT = /\d|\bin a row\b|\b(?:days|mornings|evenings|nights)\b/iu

/**
 * Whether shown words of today's text count days and the streak beside them is newer: a text is written once (TEXT-3), and the
 * streak counts the check-in of today. What the person wrote is theirs.
 */
export const hasEarlierCount = (goal: ShownGoal, { source }: Pick<DailyText, 'source'>, words: string): boolean =>
  goal.checked_in_today && goal.care === 'ordinary' && !goal.streak_hidden && source !== 'person' && COUNT.test(words)
