import * as z from 'zod/mini'
import { GOALS_MAX } from '#domain/billing/plans.ts'
import type { CoachBrief, RecordedDay } from '#domain/coach/brief/brief.ts'
import { createGeneralBrief } from '#domain/coach/brief/general-brief.ts'
import { goalKind } from '#domain/coach/kinds/kind.ts'
import { hashText } from '#domain/coach/words/hash-text.ts'
import { circleType, tone } from '#domain/goals/fields.ts'
import type { MotivationText } from '#domain/motivation/motivation.ts'
import { addDays } from '#domain/time/day.ts'
import { readData } from './person-data.ts'

/** Reads the brief back from a prompt's data block, as `functions/motivation/brief-data.ts` writes it. */

const said = z.object({ message: z.string(), steps: z.array(z.string()), challenge: z.string() })
const nullable = z.nullable(z.string())
const goalData = z.object({
  title: z.string(),
  description: z.string(),
  kind: goalKind,
  circle: z.nullable(circleType),
  tone,
  plan: z.nullable(z.object({ when: z.string(), will: z.string() })),
  obstacle: nullable,
  reason: nullable,
  hours_a_week: z.nullable(z.number()),
  date: z.string(),
  weekday: z.string(),
  local_time: z.string(),
  time_of_day: z.string(),
  day_number: z.number(),
  checked_in_today: z.boolean(),
  run: z.number(),
  best_run: z.number(),
  at_risk: z.boolean(),
  last_days: z.string(),
  kept_of_14: z.number(),
  kept_of_30: z.number(),
  days_of_30: z.number(),
  silent_days: z.number(),
  returned_after: z.nullable(z.number()),
  next_day: nullable,
  notes: z.array(
    z.object({ date: z.string(), feeling: z.nullable(z.enum(['easy', 'right', 'hard'])), text: z.string() }),
  ),
  target: nullable,
  days_to_target: z.nullable(z.number()),
  other_goals: z.array(z.string()),
  recent: z.array(z.extend(said, { date: z.string(), kept: z.boolean() })),
})
const generalData = z.object({ goals: z.array(z.string()), tone, date: z.string(), local_time: z.string() })
const nudgeData = { nudge_number: z.optional(z.number()), earlier: z.optional(z.array(said)) }
const data = z.union([z.extend(goalData, nudgeData), z.extend(generalData, nudgeData)])

const STATES: readonly RecordedDay[] = ['kept', 'extra', 'missed', 'rest', 'open']
const isState = (word: string): word is RecordedDay => STATES.some((state) => state === word)

const readDays = (words: string, today: string): CoachBrief['days'] => {
  const states = words.split(' ').filter(isState)
  return states.map((state, index) => ({ date: addDays(today, index - states.length), state }))
}

/**
 * The rotation of this model, which knows no ids: all goals share one walk, and those of a person stand at places of their own, so
 * that two of them get different texts on a day. A title has its place by its letters, and takes the next one that is free if
 * another title has it, so that a goal keeps its place when another goal ends.
 */
const readPlace = ({ title, other_goals }: z.infer<typeof goalData>) => {
  const titles = [...new Set([title, ...other_goals])].toSorted()
  const slots = Math.max(GOALS_MAX, titles.length)
  const places: string[] = []
  for (const one of titles) {
    let place = hashText(one) % slots
    while (places[place] !== undefined) place = (place + 1) % slots
    places[place] = one
  }
  return { slot: places.indexOf(title), slots }
}

const readGoal = (goal: z.infer<typeof goalData>): CoachBrief => ({
  ...createGeneralBrief({
    titles: [goal.title, ...goal.other_goals],
    tone: goal.tone,
    walk: 'model',
    date: goal.date,
    localTime: goal.local_time,
  }),
  ...readPlace(goal),
  title: goal.title,
  description: goal.description,
  kind: goal.kind,
  circle: goal.circle,
  plan: goal.plan,
  obstacle: goal.obstacle,
  reason: goal.reason,
  weekly_hours: goal.hours_a_week,
  weekday: goal.weekday,
  time_of_day: goal.time_of_day,
  dayNumber: goal.day_number,
  checkedInToday: goal.checked_in_today,
  run: goal.run,
  bestRun: goal.best_run,
  earlierBest: 0,
  atRisk: goal.at_risk,
  days: [
    ...readDays(goal.last_days, goal.date),
    ...(goal.next_day === null ? [] : [{ date: goal.date, state: 'rest' as const }]),
  ],
  keptOf14: goal.kept_of_14,
  keptOf30: goal.kept_of_30,
  daysOf30: goal.days_of_30,
  silentDays: goal.silent_days,
  returnedAfter: goal.returned_after,
  nextDay: goal.next_day,
  notes: goal.notes,
  target: goal.target,
  daysToTarget: goal.days_to_target,
  recent: goal.recent,
})

/** The brief in a prompt, whether it is about no goal in particular, and the texts of the day so far for a nudge. */
export const parseBrief = (prompt: string): { brief: CoachBrief; isGeneral: boolean; earlier: MotivationText[] } => {
  const read = readData(prompt, data)
  const brief =
    'title' in read
      ? readGoal(read)
      : createGeneralBrief({
          titles: read.goals,
          tone: read.tone,
          walk: 'model',
          date: read.date,
          localTime: read.local_time,
        })
  const earlier = (read.earlier ?? []).map(({ message, steps, challenge }) => ({
    message,
    micro_plan: steps,
    challenge,
  }))
  return { brief, isGeneral: !('title' in read), earlier }
}
