import { checkText } from '#domain/coach/checks/check-text.ts'
import { goalLanguage } from '#domain/coach/checks/words.ts'
import { composeText } from '#domain/coach/compose/compose-text.ts'
import { composeGeneralText } from '#domain/coach/compose/general-text.ts'
import { LIBRARY } from '#domain/coach/library/library.ts'
import type { MotivationText } from '#domain/motivation/motivation.ts'
import { differsFrom } from '#domain/nudges/differs.ts'
import { parseBrief } from './brief.ts'

/** Days of the rotation between this model's texts and the built-in ones, whose walk starts at another seed besides. */
const AHEAD = 29
const TRIES = 40

type Asked = ReturnType<typeof parseBrief>

const composeAt = ({ brief, isGeneral }: Asked, offset: number): MotivationText =>
  isGeneral ? composeGeneralText(LIBRARY, { ...brief, offset }) : composeText(LIBRARY, brief, { offset })

/** Days of half a rotation through the messages of all angles. */
const HALF_ROTATION = 48

/**
 * The days by which a try is ahead of the brief. A further try adds a multiple of the number of goals, so that it takes neither the angle nor the steps of another goal,
 * and at least half a rotation, because the text of a day soon after would come a second time on that day.
 */
const readOffset = ({ brief: { slots } }: Asked, attempt: number): number =>
  AHEAD + (attempt === 0 ? 0 : (Math.ceil(HALF_ROTATION / slots) + attempt) * slots)

const isAccepted = ({ brief, earlier }: Asked, text: MotivationText): boolean =>
  differsFrom(text, earlier) && checkText(text, brief).length === 0

/**
 * The texts of a prompt, best first. Another message comes before other steps: a message of a situation returns within
 * days, and the steps of a later day would stand twice within 90 days (TEXT-19).
 */
function* listTexts(asked: Asked): Generator<MotivationText> {
  const textAt = (index: number) => composeAt(asked, readOffset(asked, index))
  const own = textAt(0)
  yield own
  if (differsFrom(own, asked.earlier))
    for (let index = 1; index <= TRIES; index += 1) yield { ...own, message: textAt(index).message }
  for (let index = 1; index <= TRIES; index += 1) yield textAt(index)
}

/** The first text that the product accepts, and with each retry the next one. */
const chooseText = (asked: Asked, retries: number): MotivationText => {
  // The product refuses every English text for a goal in another language.
  if (goalLanguage(asked.brief) !== 'en') return composeAt(asked, readOffset(asked, retries))
  let skipped = 0
  for (const text of listTexts(asked)) {
    if (!isAccepted(asked, text)) continue
    if (skipped === retries) return text
    skipped += 1
  }
  return composeAt(asked, readOffset(asked, retries))
}

/**
 * The stand-in's answer to a prompt for a daily text or a nudge: the built-in library's words for the same brief, with another
 * seed. It takes the first text that the product accepts, and goes on from another one with each retry. Deterministic.
 */
export const composeAnswer = (prompt: string, retries: number): unknown => {
  const text = chooseText(parseBrief(prompt), retries)
  const { message, micro_plan, step_minutes, challenge, challenge_seconds } = text
  return {
    message,
    steps: micro_plan.map((text, index) => ({ text, minutes: step_minutes?.[index] ?? 1 })),
    challenge: { text: challenge, seconds: challenge_seconds ?? 30 },
    concern: 'none',
  }
}
