import { cutText } from '#domain/coach/words/cut-text.ts'
import type { CoachBrief } from './brief.ts'

/** Tokens that the brief may have in a prompt (COACH-11, ADR 175). */
export const BRIEF_TOKENS = 1_200

/** UTF-8 bytes that count as one token: fewer than in English text, about as many as in a script of three bytes a character. */
const BYTES_PER_TOKEN = 3

const encoder = new TextEncoder()

/** An upper estimate of the tokens of a text. A model's own count is known only after the call. */
export const estimateTokens = (text: string): number => Math.ceil(encoder.encode(text).length / BYTES_PER_TOKEN)

const OPENING = 40
const ANSWER = 200
const SHORT = 100
/** What is left of each text in the last steps, which only texts of many bytes a character need. */
const SHORTEST = [80, 60, 40, 20]

type Interview = NonNullable<CoachBrief['interview']>
type Answer = 'challenges' | 'definition' | 'goal'

/** A step leaves out one thing; undefined where nothing is left to leave out. */
type Step = (brief: CoachBrief) => CoachBrief | undefined

const cutOldestMessage: Step = (brief) => {
  const at = brief.recent.findLastIndex(({ message }) => [...message].length > OPENING)
  if (at < 0) return undefined
  const recent = brief.recent.map((day, index) =>
    index === at ? { ...day, message: cutText(day.message, OPENING) } : day,
  )
  return { ...brief, recent }
}

const dropOldestText =
  (left: number): Step =>
  (brief) =>
    brief.recent.length > left ? { ...brief, recent: brief.recent.slice(0, -1) } : undefined

const cutAnswer =
  (answer: Answer): Step =>
  (brief) => {
    const said = brief.interview?.[answer]
    if (said === undefined || [...said].length <= ANSWER) return undefined
    return { ...brief, interview: { ...brief.interview, [answer]: cutText(said, ANSWER) } }
  }

const dropAnswer =
  (answer: Answer): Step =>
  (brief) => {
    if (brief.interview?.[answer] === undefined) return undefined
    const { [answer]: _, ...rest }: Interview = brief.interview
    return { ...brief, interview: Object.keys(rest).length === 0 ? null : rest }
  }

const dropOtherGoals =
  (left: number): Step =>
  (brief) =>
    brief.otherGoals.length > left ? { ...brief, otherGoals: brief.otherGoals.slice(0, left) } : undefined

const dropOlderNotes: Step = (brief) =>
  brief.notes.length > 1 ? { ...brief, notes: brief.notes.slice(0, 1) } : undefined

const cutNote =
  (max: number): Step =>
  (brief) => {
    const [note] = brief.notes
    if (!note || [...note.text].length <= max) return undefined
    return { ...brief, notes: [{ ...note, text: cutText(note.text, max) }] }
  }

const cutWords =
  (field: 'description' | 'reason' | 'obstacle', max: number): Step =>
  (brief) => {
    const words = brief[field]
    return words !== null && [...words].length > max ? { ...brief, [field]: cutText(words, max) } : undefined
  }

const cutPlan =
  (part: 'when' | 'will', max: number): Step =>
  (brief) => {
    if (brief.plan === null || [...brief.plan[part]].length <= max) return undefined
    return { ...brief, plan: { ...brief.plan, [part]: cutText(brief.plan[part], max) } }
  }

/**
 * What is left out first comes first. Title, kind, record, target and times always stay. Plan and obstacle are only shortened, and only
 * in the last steps.
 */
const STEPS: readonly Step[] = [
  cutOldestMessage,
  cutAnswer('challenges'),
  cutAnswer('definition'),
  cutAnswer('goal'),
  dropOtherGoals(3),
  dropOldestText(3),
  dropAnswer('challenges'),
  dropAnswer('definition'),
  dropAnswer('goal'),
  dropOlderNotes,
  dropOtherGoals(0),
  dropOldestText(1),
  cutNote(SHORT),
  cutWords('description', SHORT),
  cutWords('reason', SHORT),
  dropOldestText(0),
  ...SHORTEST.flatMap((max) => [
    cutNote(max),
    cutWords('description', max),
    cutWords('reason', max),
    cutWords('obstacle', max),
    cutPlan('will', max),
    cutPlan('when', max),
  ]),
]

/**
 * The brief within the token budget of a prompt (COACH-11). `render` gives the text in which the prompt carries it. A step is
 * repeated until the text fits or the step has nothing left to leave out.
 */
export const fitBrief = (
  brief: CoachBrief,
  render: (brief: CoachBrief) => string,
  budget: number = BRIEF_TOKENS,
): CoachBrief => {
  const isTooLong = (one: CoachBrief) => estimateTokens(render(one)) > budget
  let fitted = brief
  let isOver = isTooLong(fitted)
  for (const step of STEPS) {
    let next = isOver ? step(fitted) : undefined
    while (next) {
      fitted = next
      isOver = isTooLong(fitted)
      next = isOver ? step(fitted) : undefined
    }
  }
  return fitted
}
