import * as z from 'zod/mini'
import { type Interview, interviewDraft } from '#domain/interview/answers.ts'
import { type ConversationEntry, conversation } from '#domain/interview/conversation.ts'
import { missingOn, STEPS, type Step } from '#domain/interview/missing.ts'
import { createStoredValue, type StoredValue } from '#web/lib/storage.ts'

/** An interview as far as it went. */
const draft = z.strictObject({
  /** The furthest step that was seen. */
  reached: z.literal(STEPS),
  answers: interviewDraft,
  conversation,
  /** What is typed and not yet shared with the consultant. */
  reply: z.string(),
})
export type Draft = z.infer<typeof draft>

export const EMPTY: Draft = {
  reached: 1,
  answers: z.parse(interviewDraft, { lifeContext: {}, circleData: {} }),
  conversation: [],
  reply: '',
}

/** Kept by person in local storage: twenty minutes of answers outlive a closed tab (docs/adr/081-keep-an-interview-on-its-device.md). */
export const storedDraft = (personId: string): StoredValue<Draft> =>
  createStoredValue(`interview.${personId}`, draft, 'local')

/** What the screen shows: a step of the form, or the consultant's chat after step 8. */
export type Stage = Step | 'consultant'

const FIRST: Step = 1
export const LAST: Step = 8

export const stepAt = (number: number): Step => STEPS.find((step) => step === number) ?? FIRST

/** The consultant's question that waits for an answer. */
export const pendingQuestion = ({ conversation: said }: Pick<Draft, 'conversation'>): string | null => {
  const last = said.at(-1)
  return last?.role === 'consultant' ? last.content : null
}

const firstIncomplete = (answers: Interview): Step | undefined =>
  STEPS.find((step) => missingOn(step, answers).length > 0)

/** Whether a step was seen and lacks nothing. */
export const isDone = (step: Step, { reached, answers }: Draft): boolean =>
  step <= reached && missingOn(step, answers).length === 0

/** The stage that an address asks for, no further than the answers carry; without one, where the interview stands. */
export const stageOf = (asked: string | null, kept: Draft): Stage => {
  const incomplete = firstIncomplete(kept.answers)
  const furthest = stepAt(Math.min(kept.reached, incomplete ?? LAST))
  const mayTalk = incomplete === undefined && kept.conversation.length > 0
  if (asked === 'consultant' || asked === null) {
    return mayTalk && (asked !== null || pendingQuestion(kept) !== null) ? 'consultant' : furthest
  }
  return stepAt(Math.min(stepAt(Number(asked)), furthest))
}

const withoutPending = (said: readonly ConversationEntry[]): ConversationEntry[] =>
  said.at(-1)?.role === 'consultant' ? said.slice(0, -1) : [...said]

/** Changed answers: a question that waited was about the old ones, so the consultant reads anew. */
export const withAnswers = (kept: Draft, answers: Draft['answers']): Draft => ({
  ...kept,
  answers,
  conversation: withoutPending(kept.conversation),
})
