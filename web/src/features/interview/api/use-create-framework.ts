import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FrameworkAnalysis } from '#domain/framework/report.ts'
import { judgeFit } from '#domain/framework/week-fit.ts'
import type { AnswerName } from '#domain/interview/answer-name.ts'
import { type Interview, isWeekSet, withStarts } from '#domain/interview/answers.ts'
import { availableHours } from '#domain/interview/available-hours.ts'
import { type ConversationEntry, followUpsAsked, MAX_FOLLOW_UPS } from '#domain/interview/conversation.ts'
import { frameworkMessages } from '#domain/messages/framework.ts'
import type { Reason } from '#domain/safety/outcome.ts'
import { contract as createFramework } from '#functions/coach/create-five-circle-framework/contract.ts'
import { contract as consultant } from '#functions/coach/five-circle-consultant/contract.ts'
import type { CallOf } from '#functions/runtime/contract.ts'
import { storedAnalysis } from '#web/entities/framework/framework-analysis.ts'
import { frameworkQuery } from '#web/entities/framework/framework-query.ts'
import { COACH_TIMEOUT, call } from '#web/entities/session/api.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import type { StoredInterview } from '#web/features/interview/draft.ts'
import { ApiError, hasServerText, isRefusedText } from '#web/lib/api-error.ts'
import { errorText, isNetworkError } from '#web/lib/error-text.ts'
import { useSingleMutation } from '#web/lib/single-mutation.ts'
import { toast } from '#web/ui/toast.ts'

/** Milliseconds (FRAMEWORK-5). */
const SUCCESS_SHOWN = 10_000
const FAILURE_SHOWN = 8_000

/** reading: the consultant reads all eight steps; asking: it reads an answer of the chat; creating: the framework is made. */
export type Phase = 'idle' | 'reading' | 'asking' | 'creating'

/** Why help is shown (CARE-8), and the answer that says it, if it is known. */
type Help = { help: Reason; answer: AnswerName | null }

/** The result: one more question, the framework, or the reason for which help is shown. */
type Outcome = { question: string } | { created: FrameworkAnalysis } | Help

/** A question of the consultant, why help is shown in its place (CARE-8), or null: the framework may be created. */
type Next = { question: string } | Help | null

type Turn = {
  draft: StoredInterview
  /** An answer to the consultant; without it the consultant reads all eight steps. */
  reply?: string
  /** The consultant has asked enough: create the framework without it. */
  heard?: true
}

const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401

/** The answers as the operations take them (API-2). */
const withTotal = (answers: StoredInterview['answers']): StoredInterview['answers'] => ({
  ...answers,
  lifeContext: {
    ...answers.lifeContext,
    total_available_hours_per_week: isWeekSet(answers.lifeContext)
      ? availableHours(withStarts(answers).lifeContext)
      : null,
  },
})

/** The complete answers. The last step opens only when no slider is unset (INTERVIEW-10). */
const wholeInterview = (answers: StoredInterview['answers']): Interview => withStarts(withTotal(answers))

const askConsultant = async (body: CallOf<typeof consultant>): Promise<Next> => {
  const answer = await call(consultant, body, { timeout: COACH_TIMEOUT })
  if (answer.care === 'crisis') return { help: answer.care_reason, answer: answer.field ?? null }
  const [question, isOver] =
    'analysis' in answer
      ? [answer.analysis.nextQuestion, answer.analysis.canProceed]
      : [answer.consultantResponse, !answer.shouldContinue]
  return isOver || question === null ? null : { question }
}

/** Sent only where the person called words read wrongly (CARE-9). */
const confirmed = (readWrongly: StoredInterview['readWrongly']) => (readWrongly.length > 0 ? { readWrongly } : {})

/** A consultant error does not stop the framework (INTERVIEW-8); a lost session and a refused text do. */
const orGoOn = (say: () => void) => (error: unknown) => {
  if (isSignedOut(error) || isRefusedText(error)) throw error
  console.warn('The consultant could not be reached.', error)
  say()
  return null
}

const FIT_WORDS = {
  short: frameworkMessages.optimize,
  tight: frameworkMessages.justFits,
  // The toast is about the hours, and these fit.
  hard: frameworkMessages.balanced,
  roomy: frameworkMessages.balanced,
} as const

const sayCreated = (analysis: FrameworkAnalysis): void => {
  const { total_ideal_time, available_time } = analysis
  const words = FIT_WORDS[judgeFit(analysis)]
  toast.achievement(frameworkMessages.createdTitle, words(total_ideal_time, available_time), SUCCESS_SHOWN)
}

/** The server's own text for every status (FRAMEWORK-5). */
const describeFailure = (error: Error): string =>
  isNetworkError(error) || hasServerText(error) ? errorText(error) : frameworkMessages.saveFailed

const sayFailed = (error: Error): void => {
  if (isSignedOut(error)) toast.error(frameworkMessages.signInTitle, frameworkMessages.signIn)
  else toast.error(frameworkMessages.failedTitle, describeFailure(error), FAILURE_SHOWN)
}

type Options = {
  /** The person's answer was sent, with or without success: it is part of the conversation now. */
  onSaid: (conversation: ConversationEntry[]) => void
  /** The words say that the person may be in danger: nothing was sent on, and nothing is lost (CARE-8). */
  onHelp: (help: Help) => void
  /** Also called if the person has left the screen meanwhile. */
  onKept: () => void
}

/** Sends the last step or an answer: the result is a question of the consultant, or the framework (INTERVIEW-6). */
export const useCreateFramework = ({ onSaid, onHelp, onKept }: Options) => {
  const { id, email } = usePerson()
  const client = useQueryClient()
  const [phase, setPhase] = useState<Phase>('idle')

  const firstQuestion = async ({ answers, conversation, readWrongly }: StoredInterview): Promise<Next> => {
    if (followUpsAsked(conversation) >= MAX_FOLLOW_UPS) return null
    setPhase('reading')
    return askConsultant({
      mode: 'analyze',
      currentData: withTotal(answers),
      conversationHistory: conversation,
      ...confirmed(readWrongly),
    }).catch(orGoOn(() => undefined))
  }

  const nextQuestion = async (
    { answers, conversation, readWrongly }: StoredInterview,
    userResponse: string,
  ): Promise<Next> => {
    setPhase('asking')
    return askConsultant({
      mode: 'ask_followup',
      currentData: withTotal(answers),
      userResponse,
      conversationHistory: conversation,
      ...confirmed(readWrongly),
    }).catch(orGoOn(() => toast.nudge(frameworkMessages.goOnTitle, frameworkMessages.goOn)))
  }

  const mutation = useSingleMutation({
    mutationFn: async ({ draft, reply, heard }: Turn): Promise<Outcome> => {
      const said: ConversationEntry[] =
        reply === undefined ? draft.conversation : [...draft.conversation, { role: 'user', content: reply }]
      const next = reply !== undefined ? await nextQuestion(draft, reply) : heard ? null : await firstQuestion(draft)
      if (next !== null && 'help' in next) return next
      if (next !== null) {
        onSaid([...said, { role: 'consultant', content: next.question }])
        return next
      }
      onSaid(said)
      setPhase('creating')
      const conversationHistory = said.length > 0 ? said : null
      const { readWrongly } = draft
      try {
        const { analysis } = await call(
          createFramework,
          { user_id: email, ...wholeInterview(draft.answers), conversationHistory, ...confirmed(readWrongly) },
          { timeout: COACH_TIMEOUT },
        )
        return { created: analysis }
      } catch (error) {
        if (error instanceof ApiError && error.careReason !== undefined)
          return { help: error.careReason, answer: error.field ?? null }
        throw error
      }
    },
    onSuccess: (outcome) => {
      if ('help' in outcome) onHelp(outcome)
      if (!('created' in outcome)) return
      storedAnalysis.write(outcome.created)
      // The next read of the newest framework fetches this one.
      client.removeQueries({ queryKey: frameworkQuery(id).queryKey })
      onKept()
      sayCreated(outcome.created)
    },
    onError: sayFailed,
    // The screen of the question or the report takes the place of the waiting one, which stays until then.
    onSettled: (outcome) => {
      const leads = outcome !== undefined && !('help' in outcome)
      setPhase((now) => (leads && now !== 'asking' ? now : 'idle'))
    },
  })
  return { proceed: mutation.mutate, phase, isRunning: mutation.isPending, rest: () => setPhase('idle') }
}
