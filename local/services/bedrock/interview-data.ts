import * as z from 'zod/mini'

/** The interview data in the prompts. */

const circleData = z.strictObject({
  name: z.string(),
  personal_definition: z.string(),
  success_in_90_days: z.string(),
  satisfaction: z.number(),
  importance: z.number(),
  gap: z.number(),
  hours_now: z.number(),
  hours_wanted: z.number(),
})
export type CircleData = z.infer<typeof circleData>

export const interviewFields = {
  life_stage: z.string(),
  primary_challenge: z.string(),
  priority_for_90_days: z.string(),
  hours_a_week: z.strictObject({ job: z.number(), sleep: z.number(), commute: z.number() }),
  sleep_hours_a_night: z.number(),
  circles: z.array(circleData),
  counted: z.strictObject({
    available_time: z.number(),
    total_current_time: z.number(),
    total_ideal_time: z.number(),
    has_time_conflict: z.boolean(),
    missing_time: z.number(),
    open_time: z.number(),
  }),
  conversation: z.array(z.strictObject({ role: z.enum(['consultant', 'user']), said: z.string() })),
}
