import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { TITLE_MAX, type Tone, tone as tones } from '#domain/goals/fields.ts'
import { CHALLENGE_MAX, MESSAGE_MAX, type MotivationText, STEP_MAX } from '#domain/motivation/motivation.ts'
import type { Day } from '#domain/time/day.ts'
import { readWeekday } from '#domain/time/weekday.ts'
import { dataBlock, typed } from '#functions/adapters/bedrock/data-block.ts'
import { briefData } from '#functions/motivation/brief-data.ts'
import { showTone } from '#functions/motivation/prompts/choose-examples.ts'
import { DATA_RULE, TEXT_RULES } from '#functions/motivation/prompts/rules.ts'
import { VOICES } from '#functions/motivation/prompts/voices.ts'

export type NudgeInput = {
  /** The brief of the nudge's goal; null for a general nudge. */
  brief: CoachBrief | null
  /** Titles of the active goals, for a general nudge. */
  titles: readonly string[]
  tone: Tone
  /** The id that seeds the order of built-in texts. */
  walk: string
  date: Day
  /** Now, HH:MM in the person's zone. */
  localTime: string
  /** The first nudge of the day is 1. */
  number: number
  /** The day's texts and nudges so far. The nudge must differ from them (NUDGE-7). */
  earlier: readonly MotivationText[]
}

/** The part of the prompt that is the same for all nudges of a tone. */
export const systemPrompt = (
  tone: Tone,
): string => `You write a nudge in Five Circles, where people check in on their goals once a day. The person has read the day's text and has just asked for
one more push. It has one job: they put the phone down and do the first step now.

Write:
- message: speaks to this moment. At most 45 words, one or two paragraphs, within the voice's bounds below.
- steps: one to three that can be done right now, each {text, minutes}. text: 2 to 16 words, starts with a verb. minutes: 1 to 4, at most 9 together.
- challenge: {text, seconds}. text: at most 22 words. seconds: 15, 30, 45, 60, 90 or 120.
- concern: "none", "gentle" or "crisis".

"earlier" holds what the app told them today. Say something else: another thought, other steps, another challenge. Use no sentence of it
again, and never remark on how often they ask. Where the data names several goals in "goals", speak to the day as a whole and let them
choose; do not list the goals.

${TEXT_RULES}

Voice. ${VOICES[tone]}

Messages in this voice, written for other people. Take the way of writing, never the facts.

${showTone(tone)}

${DATA_RULE}
`

const said = ({ message, micro_plan, challenge }: MotivationText) => ({
  message: typed(message, MESSAGE_MAX),
  steps: micro_plan.map((step) => typed(step, STEP_MAX)),
  challenge: typed(challenge, CHALLENGE_MAX),
})

const frameUser = (data: string): string => `Write a nudge.

${data}`

/** Contains no account data: no id, no name, no address (COACH-3). */
export const userPrompt = ({ brief, titles, tone, date, localTime, number, earlier }: NudgeInput): string =>
  frameUser(
    dataBlock({
      ...(brief
        ? briefData(brief)
        : {
            goals: titles.map((title) => typed(title, TITLE_MAX)),
            tone,
            date,
            weekday: readWeekday(date),
            local_time: localTime,
          }),
      nudge_number: number,
      earlier: earlier.map(said),
    }),
  )

/** All fixed words of the prompt, for its version (COACH-8). */
export const PROMPT_WORDS: readonly string[] = [...tones.options.map(systemPrompt), frameUser('')]
