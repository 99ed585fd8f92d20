import { useState } from 'react'
import type { CircleType } from '#domain/goals/fields.ts'
import type { DraftErrors, GoalDraft } from './goal-form.ts'

/** A goal in a form of its own, as typed. Empty `hours` are none. */
export type SingleDraft = GoalDraft & { circle_type: CircleType | null; hours: string }
type SingleErrors = DraftErrors & { hours?: string }

/** What the form holds and what is wrong with it; the error of a field goes when the field is changed. */
export const useGoalDraft = (initial: () => SingleDraft) => {
  const [draft, setDraft] = useState(initial)
  const [errors, setErrors] = useState<SingleErrors>({})
  const onChange = (change: Partial<SingleDraft>) => {
    setDraft((before) => ({ ...before, ...change }))
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in change))))
  }
  return { draft, errors, onChange, setErrors }
}
