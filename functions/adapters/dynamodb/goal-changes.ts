import type { Goal } from '#domain/goals/goal.ts'
import type { GoalCare } from '#domain/safety/goal-care.ts'
import { setsWords } from '#domain/safety/goal-words.ts'
import { type Care, MAILED_REASONS, type Reason } from '#domain/safety/outcome.ts'
import type { Item } from './table.ts'

type Changeable = Omit<Goal, 'id' | 'user_id' | 'created_at' | 'updated_at' | 'is_active'>
/** Changed fields. Undefined fields stay as they are. */
export type GoalChanges = { [Field in keyof Changeable]?: Changeable[Field] | undefined } & {
  slot?: number | undefined
  /** Only of a draft that is started. */
  created_at?: string | undefined
}

/**
 * Whether a change writes words or the care. The care is derived from all words of the goal, so such a change holds only for
 * the words that were read.
 */
export const changesWords = (changes: GoalChanges): boolean => changes.care !== undefined || setsWords(changes)

const isMailed = ({ care, care_reason }: { care: Care; care_reason: Reason }): boolean =>
  care === 'crisis' && MAILED_REASONS.includes(care_reason)

/**
 * Fields that make the calm mail due, for a goal that turns crisis (CARE-5). Nothing for a goal whose calm mail was made due
 * before. `now` is an ISO time. care-mail.ts claims the mail.
 */
export const dueCareMail = (before: GoalCare | undefined, after: GoalChanges, now: string): Item => {
  const { care, care_reason } = after
  if (!care || !care_reason || !isMailed({ care, care_reason }) || (before && isMailed(before))) return {}
  return { care_mail: 'due', care_mail_at: Date.parse(now) }
}

/** A care that comes with new words ends a confirmation of the old ones. */
export const endConfirmation = ({ care }: GoalChanges): Item => (care === undefined ? {} : { confirmed_at: null })
