import { useEffect, useState } from 'react'
import { requestMessages } from '#domain/messages/request.ts'
import type { WitnessedGoal } from '#domain/witness/witness.ts'
import { contract as declineWitness } from '#functions/witness/decline-witness/contract.ts'
import { contract as getWitnessedGoal } from '#functions/witness/get-witnessed-goal/contract.ts'
import { contract as sendWitnessLine } from '#functions/witness/send-witness-line/contract.ts'
import { call } from '#web/entities/session/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { errorText } from '#web/lib/error-text.ts'
import { keptLine } from './kept-line.ts'

/** A line that was sent on this page, and from when (ISO date-time) the next one is accepted. `text` is null once it is taken back. */
export type SentLine = { text: string | null; nextAt: string }

export type WitnessState =
  | { state: 'loading' }
  | { state: 'ended' }
  | { state: 'declined' }
  | { state: 'failed'; reason: string }
  | { state: 'shown'; witnessed: WitnessedGoal; sent: SentLine | null }

/** Why something was not sent or changed, and beside what it is shown. */
export type Problem = { at: 'line' | 'name' | 'decline'; message: string }

const readFailure = (error: unknown): WitnessState =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)
    ? { state: 'ended' }
    : { state: 'failed', reason: errorText(error, requestMessages.internal) }

/** Reads the goal of a witness link, and sends the line of the week (WITNESS-3, WITNESS-5). */
export const useWitnessedGoal = (token: string) => {
  const [page, setPage] = useState<WitnessState>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)

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

  /** One request at a time. A link that is not valid any more ends the page; every other failure is shown beside what was typed. */
  const change = async (at: 'line' | 'decline', request: () => Promise<WitnessState>) => {
    if (sending) return
    setSending(true)
    setProblem(null)
    try {
      setPage(await request())
      keptLine(token).clear()
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) {
        keptLine(token).clear()
        setPage({ state: 'ended' })
      } else
        setProblem({
          at: error instanceof ApiError && error.field === 'name' ? 'name' : at,
          message: errorText(error, requestMessages.internal),
        })
    } finally {
      setSending(false)
    }
  }
  const send = ({ line, name }: { line: string; name: string }) =>
    change('line', async () => {
      const { witnessed, next_at } = await call(sendWitnessLine, { token, line, name })
      return { state: 'shown', witnessed, sent: next_at === null ? null : { text: line, nextAt: next_at } }
    })
  /** Takes the line back that was sent on this page, until its morning begins (WITNESS-11). */
  const takeBack = ({ nextAt }: SentLine) =>
    change('line', async () => {
      const { witnessed } = await call(sendWitnessLine, { token, line: null })
      return { state: 'shown', witnessed, sent: { text: null, nextAt } }
    })
  /** Ends the link (WITNESS-13). */
  const decline = () =>
    change('decline', async () => {
      await call(declineWitness, { token })
      return { state: 'declined' }
    })
  const again = () => setAttempt((count) => count + 1)
  return { page, sending, problem, send, takeBack, decline, again, forget: () => setProblem(null) }
}
