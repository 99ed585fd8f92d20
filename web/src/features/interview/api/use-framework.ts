import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FrameworkAnalysis } from '#domain/framework/report.ts'
import { availableHours } from '#domain/interview/available-hours.ts'
import { type ConversationEntry, followUpsAsked, MAX_FOLLOW_UPS } from '#domain/interview/conversation.ts'
import { messages } from '#domain/messages.ts'
import { contract as createFramework } from '#functions/coach/create-five-circle-framework/contract.ts'
import { contract as consultant } from '#functions/coach/five-circle-consultant/contract.ts'
import type { CallOf } from '#functions/runtime/contract.ts'
import { keptAnalysis } from '#web/entities/framework/framework-analysis.ts'
import { COACH_TIMEOUT, call } from '#web/entities/session/api.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import type { Draft } from '#web/features/interview/draft.ts'
import { ApiError, hasServerText } from '#web/lib/api-error.ts'
import { errorText, isNetworkError } from '#web/lib/error-text.ts'
import { useSingleMutation } from '#web/lib/single-mutation.ts'
import { toast } from '#web/ui/toast.tsx'

/** Milliseconds (specification 9). */
const SUCCESS_SHOWN = 10_000
const FAILURE_SHOWN = 8_000

/** reading: all eight steps; asking: an answer in the chat; creating: the framework itself. */
export type Phase = 'idle' | 'reading' | 'asking' | 'creating'

/** What came of it: one more question, or the framework. */
type Outcome = { question: string } | { created: FrameworkAnalysis }

type Turn = {
  draft: Draft
  /** An answer to the consultant; without it, all eight steps are read. */
  reply?: string
  /** The consultant has heard enough already. */
  heard?: true
}

const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401

/** The answers as the operations take them (specification 3). */
const withTotal = ({ lifeContext, circleData }: Draft['answers']): Draft['answers'] => ({
  lifeContext: { ...lifeContext, total_available_hours_per_week: availableHours(lifeContext) },
  circleData,
})

/** The consultant's next question; null where there is enough to proceed. */
const askConsultant = async (body: CallOf<typeof consultant>): Promise<string | null> => {
  const answer = await call(consultant, body, { timeout: COACH_TIMEOUT })
  if ('analysis' in answer) return answer.analysis.canProceed ? null : answer.analysis.nextQuestion
  return answer.shouldContinue ? answer.consultantResponse : null
}

/** The consultant may fail and the framework is made all the same (specification 8); a lost session ends both. */
const orGoOn = (say: () => void) => (error: unknown) => {
  if (isSignedOut(error)) throw error
  console.warn('The consultant could not be reached.', error)
  say()
  return null
}

const sayCreated = ({ has_time_conflict, total_ideal_time, available_time }: FrameworkAnalysis): void => {
  const words = has_time_conflict ? messages.framework.optimize : messages.framework.balanced
  toast.achievement(messages.framework.createdTitle, words(total_ideal_time, available_time), SUCCESS_SHOWN)
}

/** The server's own text, whatever its status (specification 8). */
const reasonOf = (error: Error): string =>
  isNetworkError(error) || hasServerText(error) ? errorText(error) : messages.framework.saveFailed

const sayFailed = (error: Error): void => {
  if (isSignedOut(error)) toast.error(messages.framework.signInTitle, messages.framework.signIn)
  else toast.error(messages.framework.failedTitle, reasonOf(error), FAILURE_SHOWN)
}

type Options = {
  /** The person's answer has reached the consultant, or never will: it belongs to the conversation now. */
  onSaid: (conversation: ConversationEntry[]) => void
  /** Also where the person has left the screen meanwhile. */
  onKept: () => void
}

/** From the last step to a question of the consultant, or to the framework (specification 4, interview). */
export const useFramework = ({ onSaid, onKept }: Options) => {
  const { id, email } = usePerson()
  const client = useQueryClient()
  const [phase, setPhase] = useState<Phase>('idle')

  const firstQuestion = async ({ answers, conversation }: Draft): Promise<string | null> => {
    if (followUpsAsked(conversation) >= MAX_FOLLOW_UPS) return null
    setPhase('reading')
    return askConsultant({ mode: 'analyze', currentData: withTotal(answers) }).catch(orGoOn(() => undefined))
  }

  const nextQuestion = async ({ answers, conversation }: Draft, userResponse: string): Promise<string | null> => {
    setPhase('asking')
    return askConsultant({
      mode: 'ask_followup',
      currentData: withTotal(answers),
      userResponse,
      conversationHistory: conversation,
    }).catch(orGoOn(() => toast.nudge(messages.framework.goOnTitle, messages.framework.goOn)))
  }

  const mutation = useSingleMutation({
    mutationFn: async ({ draft, reply, heard }: Turn): Promise<Outcome> => {
      let said = draft.conversation
      let question: string | null = null
      if (reply !== undefined) {
        question = await nextQuestion(draft, reply)
        said = [...said, { role: 'user', content: reply }]
      } else if (!heard) question = await firstQuestion(draft)
      if (question !== null) {
        onSaid([...said, { role: 'consultant', content: question }])
        return { question }
      }
      onSaid(said)
      setPhase('creating')
      const { analysis } = await call(
        createFramework,
        { user_id: email, ...withTotal(draft.answers), conversationHistory: said.length > 0 ? said : null },
        { timeout: COACH_TIMEOUT },
      )
      return { created: analysis }
    },
    onSuccess: (outcome) => {
      if (!('created' in outcome)) return
      keptAnalysis.write(outcome.created)
      // Whoever reads the newest framework next fetches this one.
      client.removeQueries({ queryKey: ['framework', id] })
      onKept()
      sayCreated(outcome.created)
    },
    onError: sayFailed,
    onSettled: () => setPhase('idle'),
  })
  return { proceed: mutation.mutate, phase }
}
