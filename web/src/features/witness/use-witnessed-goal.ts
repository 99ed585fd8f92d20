import { useEffect, useState } from 'react'
import { requestMessages } from '#domain/messages/request.ts'
import type { WitnessedGoal } from '#domain/witness/witness.ts'
import { contract as getWitnessedGoal } from '#functions/witness/get-witnessed-goal/contract.ts'
import { contract as sendWitnessLine } from '#functions/witness/send-witness-line/contract.ts'
import { call } from '#web/entities/session/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { errorText } from '#web/lib/error-text.ts'

/** A line that was sent on this page, and from when (ISO date-time) the next one is accepted. `text` is null once it is taken back. */
export type SentLine = { text: string | null; nextAt: string }

export type WitnessState =
  | { state: 'loading' }
  | { state: 'ended' }
  | { state: 'failed'; reason: string }
  | { state: 'shown'; witnessed: WitnessedGoal; sent: SentLine | null }

const readFailure = (error: unknown): WitnessState =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)
    ? { state: 'ended' }
    : { state: 'failed', reason: errorText(error, requestMessages.internal) }

/** Reads the goal of a witness link, and sends the line of the week (WITNESS-3, WITNESS-5). */
export const useWitnessedGoal = (token: string) => {
  const [page, setPage] = useState<WitnessState>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` repeats the request.
  useEffect(() => {
    let isLeft = false
    setPage({ state: 'loading' })
    call(getWitnessedGoal, { token }).then(
      ({ witnessed }) => isLeft || setPage({ state: 'shown', witnessed, sent: null }),
      (error: unknown) => isLeft || setPage(readFailure(error)),
    )
    return () => {
      isLeft = true
    }
  }, [token, attempt])

  const send = async (line: string) => {
    if (sending) return
    setSending(true)
    setProblem(null)
    try {
      const { witnessed, next_at } = await call(sendWitnessLine, { token, line })
      setPage({ state: 'shown', witnessed, sent: next_at === null ? null : { text: line, nextAt: next_at } })
    } catch (error) {
      // A refusal of the line keeps it in the field; only a link that is not valid ends the page.
      if (error instanceof ApiError && error.status === 404) setPage({ state: 'ended' })
      else setProblem(errorText(error, requestMessages.internal))
    } finally {
      setSending(false)
    }
  }
  /** Takes the line back that was sent on this page, until its morning begins (WITNESS-11). */
  const takeBack = async ({ nextAt }: SentLine) => {
    if (sending) return
    setSending(true)
    setProblem(null)
    try {
      const { witnessed } = await call(sendWitnessLine, { token, line: null })
      setPage({ state: 'shown', witnessed, sent: { text: null, nextAt } })
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) setPage({ state: 'ended' })
      else setProblem(errorText(error, requestMessages.internal))
    } finally {
      setSending(false)
    }
  }
  const again = () => setAttempt((count) => count + 1)
  return { page, sending, problem, send, takeBack, again, forget: () => setProblem(null) }
}
