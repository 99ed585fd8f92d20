import * as z from 'zod/mini'
import { type InterviewDraft, interviewDraft } from '#domain/interview/answers.ts'
import { type ConversationEntry, conversation } from '#domain/interview/conversation.ts'
import { missingOn, STEPS, type Step } from '#domain/interview/missing.ts'
import { REASONS } from '#domain/safety/outcome.ts'
import { listTexts, printWords, readWronglyPrints } from '#domain/safety/word-print.ts'
import { createStoredValue, type StoredValue } from '#web/lib/storage.ts'

/** A stored interview. */
const draft = z.strictObject({
  /** The furthest step that was opened. */
  reached: z.literal(STEPS),
  answers: interviewDraft,
  conversation,
  /** A typed response that is not sent yet. */
  reply: z.string(),
  /** Why help stands in place of the interview; null while it goes on (CARE-8). */
  help: z._default(z.nullable(z.enum(REASONS)), null),
  /** The answer that led to the help, if it is known. It is marked until it changes. */
  marked: z._default(z.nullable(z.string()), null),
  /** The texts that the person called read wrongly (CARE-9). */
  readWrongly: readWronglyPrints,
})
export type StoredInterview = z.infer<typeof draft>

export const EMPTY: StoredInterview = {
  reached: 1,
  answers: z.parse(interviewDraft, { lifeContext: {}, circleData: {} }),
  conversation: [],
  reply: '',
  help: null,
  marked: null,
  readWrongly: [],
}

const nameKey = (personId: string): string => `interview.${personId}`

/** Stored by person in local storage, so that the answers survive a closed tab (INTERVIEW-9, ADR 081). */
export const storedDraft = (personId: string): StoredValue<StoredInterview> =>
  createStoredValue(nameKey(personId), draft, 'local')

/** Calls `onChange` after another tab changed the draft of the person. Returns how to stop. */
export const watchOtherTabs = (personId: string, onChange: () => void): (() => void) => {
  const onStorage = ({ key }: StorageEvent) => {
    if (key?.endsWith(nameKey(personId))) onChange()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** A step of the form, or the consultant's chat after step 8. */
export type InterviewStage = Step | 'consultant'

const FIRST: Step = 1
export const LAST: Step = 8

export const stepAt = (number: number): Step => STEPS.find((step) => step === number) ?? FIRST

/** The consultant's open question. */
export const pendingQuestion = ({ conversation: said }: Pick<StoredInterview, 'conversation'>): string | null => {
  const last = said.at(-1)
  return last?.role === 'consultant' ? last.content : null
}

const firstIncomplete = (answers: InterviewDraft): Step | undefined =>
  STEPS.find((step) => missingOn(step, answers).length > 0)

/** Whether a step was opened and is complete (INTERVIEW-2). */
export const isDone = (step: Step, { reached, answers }: StoredInterview): boolean =>
  step <= reached && missingOn(step, answers).length === 0

/** Whether all steps are answered and the consultant has said something. */
export const mayTalk = ({ answers, conversation }: StoredInterview): boolean =>
  firstIncomplete(answers) === undefined && conversation.length > 0

/** The stage of an address, at most the first incomplete step; without one, the present stage. */
export const findStage = (asked: string | null, kept: StoredInterview): InterviewStage => {
  const furthest = stepAt(Math.min(kept.reached, firstIncomplete(kept.answers) ?? LAST))
  if (asked === 'consultant' || asked === null) {
    return mayTalk(kept) && (asked !== null || pendingQuestion(kept) !== null) ? 'consultant' : furthest
  }
  return stepAt(Math.min(stepAt(Number(asked)), furthest))
}

const withoutPending = (said: readonly ConversationEntry[]): ConversationEntry[] =>
  said.at(-1)?.role === 'consultant' ? said.slice(0, -1) : [...said]

/** Changes the answers. An open question referred to the old ones, so the consultant reads all steps again. */
export const withAnswers = (kept: StoredInterview, answers: StoredInterview['answers']): StoredInterview => ({
  ...kept,
  answers,
  marked: null,
  conversation: withoutPending(kept.conversation),
})

/** Lets the interview go on with the words as they are: the person called them read wrongly (CARE-9). A later change is read anew. */
export const withReadWrongly = (kept: StoredInterview): StoredInterview => {
  const own = kept.conversation.filter(({ role }) => role === 'user').map(({ content }) => content)
  const words = [...listTexts(kept.answers), ...own, kept.reply].filter((text) => text.trim() !== '')
  return { ...kept, help: null, marked: null, readWrongly: [...new Set(words.map(printWords))] }
}
