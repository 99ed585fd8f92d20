import { type MotivationView, readMicroPlan } from '#domain/motivation/motivation.ts'
import { contract as getDailyMotivation } from '#functions/motivation/get-daily-motivation/contract.ts'
import { call } from '#web/entities/session/api.ts'
import type { DailyText } from './stored-texts.ts'

const createDailyText = (view: MotivationView): DailyText => ({
  message: view.message,
  steps: readMicroPlan(view.micro_plan),
  challenge: view.challenge,
  stepMinutes: view.step_minutes,
  challengeSeconds: view.challenge_seconds,
  tone: view.tone,
  source: view.source,
  care: view.care,
})

/** Today's text of a goal; null if none is written yet. Rejects with the errors of `call`. */
export const readDailyText = async (goalId: string, signal: AbortSignal): Promise<DailyText | null> => {
  const { motivation } = await call(getDailyMotivation, { goalId }, { signal })
  return motivation && createDailyText(motivation)
}
