import { useState } from 'react'
import { DEFAULT_TIME_OF_DAY, DEFAULT_TONE } from '#domain/goals/fields.ts'
import type { Day } from '#domain/time/day.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { type CircleDraft, keepWorkshop, type MadeGoal, readWorkshop } from './stored-workshop.ts'
import type { WorkshopCircle } from './workshop-plan.ts'
import { horizonOf } from './workshop-words.ts'

export type DraftOf = {
  plan: string
  circle: WorkshopCircle
  today: Day
  /** The last created goal: its tone and time are the defaults of the next one. */
  like: MadeGoal | null
}

/** The input for a circle; every change is stored for the session. */
export const useCircleDraft = ({ plan, circle, today, like }: DraftOf) => {
  const personId = usePerson().id
  const [draft, setDraft] = useState<CircleDraft>(() => {
    const kept = readWorkshop(personId, plan).draft
    if (kept?.circle === circle.key) return kept.draft
    return {
      choice: null,
      title: '',
      description: '',
      target_date: horizonOf(today),
      tone: like?.tone ?? DEFAULT_TONE,
      time_of_day: like?.time_of_day ?? DEFAULT_TIME_OF_DAY,
      hours: null,
    }
  })
  const change = (part: Partial<CircleDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    keepWorkshop(personId, plan, { draft: { circle: circle.key, draft: next } })
  }
  return [draft, change] as const
}
