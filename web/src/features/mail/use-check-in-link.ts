import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { requestMessages } from '#domain/messages/request.ts'
import type { MailCheckIn } from '#domain/streaks/mail-check-in.ts'
import { contract as checkInByMail } from '#functions/streaks/check-in-by-mail/contract.ts'
import { contract as getMailCheckIn } from '#functions/streaks/get-mail-check-in/contract.ts'
import { contract as undoMailCheckIn } from '#functions/streaks/undo-mail-check-in/contract.ts'
import { call } from '#web/entities/session/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { errorText } from '#web/lib/error-text.ts'

/** `pressed` is what the person last did on this page. */
export type LinkPage =
  | { state: 'loading' }
  | { state: 'invalid' }
  | { state: 'failed'; reason: string }
  | { state: 'shown'; check_in: MailCheckIn; pressed: 'check-in' | 'undo' | null }

export type Sending = 'check-in' | 'undo' | null

const readFailure = (error: unknown): LinkPage =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)
    ? { state: 'invalid' }
    : { state: 'failed', reason: errorText(error, requestMessages.internal) }

/** Reads the goal and day of the link, and checks in or undoes it on a press (MAIL-13 to MAIL-15). */
export const useCheckInLink = (token: string) => {
  const client = useQueryClient()
  const [page, setPage] = useState<LinkPage>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const [sending, setSending] = useState<Sending>(null)
  const [problem, setProblem] = useState<string | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` repeats the request.
  useEffect(() => {
    let isLeft = false
    setPage({ state: 'loading' })
    call(getMailCheckIn, { token }).then(
      ({ check_in }) => isLeft || setPage({ state: 'shown', check_in, pressed: null }),
      (error: unknown) => isLeft || setPage(readFailure(error)),
    )
    return () => {
      isLeft = true
    }
  }, [token, attempt])

  const press = async (pressed: 'check-in' | 'undo') => {
    setSending(pressed)
    setProblem(null)
    try {
      const { check_in } = await call(pressed === 'undo' ? undoMailCheckIn : checkInByMail, { token })
      setPage({ state: 'shown', check_in, pressed })
      // The dashboard of the same browser may show the goal.
      void client.invalidateQueries()
    } catch (error) {
      const failure = readFailure(error)
      if (failure.state === 'failed') setProblem(failure.reason)
      else setPage(failure)
    } finally {
      setSending(null)
    }
  }
  return { page, sending, problem, press, again: () => setAttempt((count) => count + 1) }
}
