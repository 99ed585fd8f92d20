import { useState } from 'react'
import type { CircleType } from '#domain/goals/fields.ts'
import type { DraftErrors, GoalDraft } from './goal-form.ts'

/** A goal as typed in Create Goal or Edit Goal. Empty `hours` mean no hours. */
export type SingleDraft = GoalDraft & { circle_type: CircleType | null; hours: string }
type SingleErrors = DraftErrors & { hours?: string }

/** The form's values and errors. A change of a field clears its error. */
export const useGoalDraft = (initial: () => SingleDraft) => {
  const [draft, setDraft] = useState(initial)
  const [errors, setErrors] = useState<SingleErrors>({})
  const onChange = (change: Partial<SingleDraft>) => {
    setDraft((before) => ({ ...before, ...change }))
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in change))))
  }
  return { draft, errors, onChange, setErrors }
}
