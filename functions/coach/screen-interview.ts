import type { AnswerName } from '#domain/interview/answer-name.ts'
import { careMessages } from '#domain/messages/care.ts'
import { careOfTexts, type GoalCare } from '#domain/safety/goal-care.ts'
import { permitCare } from '#domain/safety/permit-care.ts'
import { screenText } from '#domain/safety/screen.ts'
import { listTexts, printWords } from '#domain/safety/word-print.ts'
import { createLog } from '#functions/runtime/log.ts'

/** What a person wrote in an interview, and which of the texts the person called read wrongly (CARE-9). */
export type InterviewText = {
  interview: unknown
  chat: readonly { role: string; content: string }[]
  readWrongly: readonly string[]
}

/** What the consultant said is not screened. */
const listOwnTexts = ({ interview, chat }: InterviewText): string[] => [
  ...listTexts(interview),
  ...chat.filter(({ role }) => role === 'user').map(({ content }) => content),
]

const listOpenTexts = (said: InterviewText): string[] => {
  const confirmed = new Set(said.readWrongly)
  return listOwnTexts(said).filter((text) => text.trim() !== '' && !confirmed.has(printWords(text)))
}

/**
 * The care of what a person said in the interview and the chat. A text that the person called read wrongly no longer counts as a
 * crisis; this is logged without the words, at every request that it lets pass (CARE-7, CARE-9). Throws `refused`, also for such a
 * text.
 */
export const careOfInterview = (said: InterviewText, zone: string): GoalCare => {
  const care = careOfTexts(listOwnTexts(said), zone)
  if (care.care !== 'crisis' || said.readWrongly.length === 0) return care
  const open = careOfTexts(listOpenTexts(said), zone)
  if (open.care !== 'crisis') createLog({}).info('read wrongly', { care: care.care, reason: care.care_reason })
  return open
}

const listNamed = (value: unknown, place: readonly string[] = []): { name: AnswerName; text: string }[] => {
  if (typeof value === 'string') return [{ name: place.join('.'), text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => listNamed(part, [...place, key]))
}

/**
 * The first answer of the steps that says that the person may be in danger, so that the page can lead back to it. Undefined where
 * only the chat says it. The name goes into the response, the words nowhere (CARE-7).
 */
export const findCrisis = ({ interview, readWrongly }: InterviewText): AnswerName | undefined => {
  const confirmed = new Set(readWrongly)
  return listNamed(interview).find(
    ({ text }) => text.trim() !== '' && !confirmed.has(printWords(text)) && screenText([text]).outcome === 'crisis',
  )?.name
}

/** Whether the person called every text read wrongly: then a model's concern does not overrule it (ADR 186). */
export const isConfirmed = (said: InterviewText): boolean =>
  said.readWrongly.length > 0 && listOpenTexts(said).length === 0

/**
 * Throws `conflict` with a calm text, a help line and the reason where no plan may be made of these words (CARE-8). `find` names the
 * answer, if it is known.
 */
export const permitPlan = (care: GoalCare, zone: string, find?: () => AnswerName | undefined): void => {
  permitCare(care, zone, careMessages.noPlan, find)
}
