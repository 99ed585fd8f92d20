import type { GoalOutline, PersonBrief } from '#domain/coach/brief/person-brief.ts'
import { deriveCircumstances } from '#domain/framework/circumstances.ts'
import { listFindings } from '#domain/framework/findings.ts'
import { listGoalQuestions } from '#domain/framework/goal-questions.ts'
import { leaveAlone, listRelations } from '#domain/framework/relations.ts'
import type { CoachSource } from '#domain/framework/report.ts'
import { type InterviewDraft, withStarts } from '#domain/interview/answers.ts'
import { CLOSING, findingsLeft, followUpsAsked, MAX_FOLLOW_UPS } from '#domain/interview/conversation.ts'
import { ask, type Coach } from '#functions/adapters/bedrock/ask.ts'
import { hashPrompt } from '#functions/adapters/bedrock/hash-prompt.ts'
import { type Consultation, PROMPT_WORDS, SYSTEM_PROMPT, userPrompt } from './prompt.ts'
import { answerSchema, parseConsultantTurn, type Turn } from './schema.ts'

const PROMPT_VERSION = hashPrompt('consultant', [PROMPT_WORDS, answerSchema])
const MAX_TOKENS = 300
const TEMPERATURE = 0.4

/** The version that is logged for built-in questions. */
const BUILT_IN = 'built-in-consultant/4'

/**
 * Missing and contradictory answers, then what relates an answer to a goal, then relations of two answers. Over a gentle subject,
 * findings about figures and goals are left out.
 */
const listQuestions = (draft: InterviewDraft, goals: readonly GoalOutline[]) => {
  const isGentle = deriveCircumstances(withStarts(draft), []).gentle.length > 0
  return [
    ...listFindings(draft).filter(({ kind }) => !isGentle || kind === 'missing'),
    ...(isGentle ? [] : listGoalQuestions(draft, goals)),
    ...listRelations(draft),
  ]
}

/** After a refusal only what is missing and what to leave alone is asked, as over a gentle subject, each once. */
const listGentleQuestions = (draft: InterviewDraft, history: PersonBrief['history']) =>
  [...listFindings(draft).filter(({ kind }) => kind === 'missing'), leaveAlone([])].filter(
    ({ question }) => !history.some(({ content }) => content === question),
  )

const builtInTurn = ([next]: Consultation['left'], concern: Turn['concern']): Turn => {
  return next ? { askMore: true, message: next.question, concern } : { askMore: false, message: CLOSING, concern }
}

/**
 * The consultant's next turn. The chat ends after 5 questions. When the model fails, a built-in question names a missing or
 * contradictory answer (COACH-1, ADR 030), gently after a refusal (CARE-12, ADR 186). Takes at most 20 s and never throws.
 * `isConfirmed`: the person called all words read wrongly.
 */
export const takeTurn = async (
  coach: Coach,
  brief: PersonBrief,
  isConfirmed: boolean,
): Promise<Turn & { source: CoachSource }> => {
  const { interview, history, goals } = brief
  const questionsLeft = MAX_FOLLOW_UPS - followUpsAsked(history)
  if (questionsLeft <= 0) return { askMore: false, message: CLOSING, concern: 'none', source: 'built-in' }
  const left = findingsLeft(listQuestions(interview, goals), history)
  const consultation = { ...brief, left, questionsLeft }
  const { value: turn, isRefused } = await ask(coach, {
    promptVersion: PROMPT_VERSION,
    system: SYSTEM_PROMPT,
    user: userPrompt(consultation),
    answer: answerSchema,
    maxTokens: MAX_TOKENS,
    temperature: TEMPERATURE,
    read: (json) => parseConsultantTurn(json, consultation),
  })
  // A person who said that the words were read wrongly is not overruled (ADR 186).
  const isOverruled = isConfirmed && turn?.concern === 'crisis'
  if (turn && !isOverruled) return { ...turn, source: 'model' }
  coach.log.warn('used built-in text', { prompt_version: PROMPT_VERSION, stands_in: BUILT_IN })
  const standIn =
    isRefused || isOverruled
      ? builtInTurn(listGentleQuestions(interview, history), 'gentle')
      : builtInTurn(left, 'none')
  return { ...standIn, source: 'built-in' }
}
