import { DEFAULT_TIME_OF_DAY, DEFAULT_TONE } from '#domain/goals/fields.ts'
import type { Day } from '#domain/time/day.ts'
import { EVERY_WEEKDAY, NO_PLAN } from '#web/entities/goals/fields/goal-form.ts'
import { type CircleDraft, type MadeGoal, readWorkshop, storeWorkshop } from './stored-workshop.ts'
import type { WorkshopCircle } from './workshop-plan.ts'
import { findHorizon } from './workshop-words.ts'

/** The person and the framework of a workshop. */
type Owner = { personId: string; plan: string }

type Start = {
  circle: WorkshopCircle
  today: Day
  /** The last created goal: its tone and time are the defaults of the next one. */
  like: MadeGoal | null
}

/** The input for a circle as stored for the session, or the first one. */
export const startDraft = ({ personId, plan }: Owner, { circle, today, like }: Start): CircleDraft => {
  const stored = readWorkshop(personId, plan).draft
  if (stored?.circle === circle.key) return stored.draft
  return {
    choice: null,
    title: '',
    description: '',
    target_date: findHorizon(today),
    tone: like?.tone ?? DEFAULT_TONE,
    time_of_day: like?.time_of_day ?? DEFAULT_TIME_OF_DAY,
    circle_type: circle.name,
    weekly_commitment_hours: '',
    hours_typed: false,
    ...EVERY_WEEKDAY,
    weekdays_chosen: false,
    ...NO_PLAN,
  }
}

/** Stores the input for a circle for the session. */
export const storeDraft = ({ personId, plan }: Owner, circle: WorkshopCircle, draft: CircleDraft): void =>
  storeWorkshop(personId, plan, { draft: { circle: circle.key, draft } })
