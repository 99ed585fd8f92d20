import * as z from 'zod/mini'
import { circleType, tone } from '#domain/goals/fields.ts'
import { type MotivationText, motivationText } from '#domain/motivation/motivation.ts'
import { createChooser } from '#local/services/bedrock/chooser.ts'
import { type GoalWords, goalWords } from '#local/services/bedrock/daily-motivation/goal-words.ts'
import { KINDS, kindOf } from '#local/services/bedrock/daily-motivation/kinds.ts'
import { readData } from '#local/services/bedrock/person-data.ts'
import { fillIn } from '../fill-in.ts'
import { NUDGE_VOICES } from './voices.ts'

/** What the prompt says of the day. */
const nudgeData = z.strictObject({
  title: z.nullable(z.string()),
  description: z.nullable(z.string()),
  circle: z.nullable(circleType),
  streak: z.nullable(z.int()),
  goals: z.array(z.string()),
  tone,
  date: z.string(),
  weekday: z.string(),
  nudge_number: z.int(),
  earlier: z.array(motivationText),
})

const ANYTHING: GoalWords = {
  act: 'work on what matters to you',
  acting: 'working on what matters to you',
  thing: 'what you set out to do',
}

const fill = (template: string, { act, acting, thing }: GoalWords): string =>
  fillIn(template, (slot) => (slot === 'act' ? act : slot === 'acting' ? acting : thing))

/** What was not said before, or all of it where everything was. */
const unsaid = (list: readonly string[], said: string): readonly string[] => {
  const left = list.filter((text) => !said.includes(text))
  return left.length > 0 ? left : list
}

/** A nudge out of the goal's own words: the same for the same day and number, and never what the day has said already. */
export const composeNudge = (prompt: string): MotivationText => {
  const data = readData(prompt, nudgeData)
  const choose = createChooser(`${data.title}|${data.tone}|${data.date}|${data.nudge_number}`)
  const words = data.title === null ? ANYTHING : goalWords(data.title)
  const titles = data.title === null ? data.goals : [data.title]
  const kinds = [...new Set([...titles.map((title) => kindOf(title, data.circle)), 'any' as const])].map(
    (kind) => KINDS[kind],
  )
  const said = JSON.stringify(
    data.earlier.map(({ message, micro_plan, challenge }) => [message, micro_plan, challenge]),
  )
  const voice = NUDGE_VOICES[data.tone]

  const openings = voice.open.map((template) => fill(template, words))
  const steps = kinds.flatMap((kind) => kind.steps)
  const first = choose(unsaid(steps, said))
  const second = choose(unsaid(steps, `${said}${first}`))
  return {
    message: `${choose(unsaid(openings, said))}\n${choose(voice.close)}`,
    micro_plan: [first, second],
    challenge: choose(
      unsaid(
        kinds.flatMap((kind) => kind.dares),
        said,
      ),
    ),
  }
}
