import * as z from 'zod/mini'
import { circleType, tone } from '#domain/goals/fields.ts'
import type { MotivationText } from '#domain/motivation/motivation.ts'
import { createChooser } from '#local/services/bedrock/chooser.ts'
import { readData } from '#local/services/bedrock/person-data.ts'
import { fillIn } from '../fill-in.ts'
import { type GoalWords, goalWords, quoteOf } from './goal-words.ts'
import { KINDS, kindOf } from './kinds.ts'
import { FIRST_STEPS, LAST_STEPS, VOICES } from './voices.ts'

/** The goal data in the prompt. */
const goalData = z.strictObject({
  title: z.string(),
  description: z.string(),
  tone,
  circle: z.nullable(circleType),
  date: z.string(),
  weekday: z.string(),
  day_number: z.int(),
  streak: z.int(),
  target_date: z.nullable(z.string()),
  days_left: z.nullable(z.int()),
})
type GoalData = z.infer<typeof goalData>

const fill = (template: string, words: GoalWords, data: GoalData) =>
  fillIn(template, (slot) => {
    if (slot === 'n') return String(data.streak)
    if (slot === 'day') return String(data.day_number)
    return slot === 'act' ? words.act : slot === 'acting' ? words.acting : words.thing
  })

const deadline = ({ days_left: left }: GoalData): string =>
  left !== null && left > 0 && left <= 14 ? ` ${left === 1 ? 'One day' : `${left} days`} to go.` : ''

/** Composes a day's motivation from the goal's words. The same title, tone and day give the same text. */
export const composeDailyMotivation = (prompt: string): MotivationText => {
  const data = readData(prompt, goalData)
  const choose = createChooser(`${data.title}|${data.tone}|${data.date}`)
  const words = goalWords(data.title)
  const voice = VOICES[data.tone]
  const kind = KINDS[kindOf(data.title, data.circle)]
  const quote = quoteOf(data.description)
  const says = (template: string) => fill(template, words, data)

  const opening = says(choose(data.streak > 1 ? voice.run : voice.fresh)) + deadline(data)
  const middle = choose(kind.like)
  const reminder = choose([
    `You wrote: “${quote}”. Keep that in sight.`,
    `“${quote}”: that was your reason, and it holds.`,
  ])
  return {
    message: [opening, quote && choose([true, false]) ? reminder : middle, says(choose(voice.close))].join('\n'),
    micro_plan: [says(choose(FIRST_STEPS)), choose(kind.steps), says(choose(LAST_STEPS))],
    challenge: choose(kind.dares),
  }
}
