import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { GoalView } from '#domain/goals/goal.ts'
import { readMicroPlan } from '#domain/motivation/motivation.ts'
import { chooseTone } from '#domain/safety/gentle-tone.ts'
import type { Day } from '#domain/time/day.ts'
import { contract as generateDailyMotivation } from '#functions/motivation/generate-daily-motivation/contract.ts'
import { contract as saveMotivation } from '#functions/motivation/save-motivation/contract.ts'
import { goalsQuery } from '#web/entities/goals/goals-query.ts'
import { readDailyText } from '#web/entities/offline/read-daily-text.ts'
import { type DailyText, readStoredText, storeText } from '#web/entities/offline/stored-texts.ts'
import { COACH_TIMEOUT, call } from '#web/entities/session/api.ts'
import { ApiError, NetworkError } from '#web/lib/api-error.ts'

const generate = async (goalId: string, signal: AbortSignal): Promise<DailyText> => {
  try {
    const {
      success: _,
      nudges: __,
      microPlan,
      ...text
    } = await call(generateDailyMotivation, { goalId }, { signal, timeout: COACH_TIMEOUT })
    return { ...text, steps: readMicroPlan(microPlan) }
  } catch (failure) {
    if (!(failure instanceof NetworkError) || signal.aborted) throw failure
    // The answer was lost, but the text may have been stored.
    const found = await readDailyText(goalId, signal)
    if (found) return found
    throw failure
  }
}

/** A text without a model and without the server: gentle for a gentle goal (CARE-3), else one for the goal's tone. */
const writeFallback = async (goal: GoalView, date: Day): Promise<DailyText> => {
  const source = 'built-in'
  if (goal.care === 'gentle') {
    const { gentleText } = await import('#domain/safety/gentle-texts.ts')
    const { message, steps, challenge } = gentleText(goal.care_reason, { goalId: goal.id, title: goal.title, date })
    return { message, steps: steps.map(({ text }) => text), challenge: challenge.text, tone: chooseTone(goal), source }
  }
  const { writeGeneralText } = await import('#domain/coach/compose/write-general-text.ts')
  // The hour of the device, such as 23:05.
  const localTime = new Date().toTimeString().slice(0, 5)
  const { message, micro_plan, challenge } = writeGeneralText({
    tone: goal.tone,
    userId: goal.user_id,
    date,
    localTime,
  })
  return { message, steps: micro_plan, challenge, tone: goal.tone, source }
}

/** The built-in text for the goal's tone (TEXT-5). Saved, and shown even if the save fails. */
const fallBack = async (goal: GoalView, date: Day): Promise<DailyText> => {
  const text = await writeFallback(goal, date)
  const { message, steps: micro_plan, challenge, tone } = text
  await call(saveMotivation, { goalId: goal.id, date, message, micro_plan, challenge, tone }).catch((error: unknown) =>
    console.warn('The built-in text could not be saved.', error),
  )
  return text
}

const isForbidden = (failure: unknown): boolean => failure instanceof ApiError && failure.code === 'forbidden'

const readOrGenerate = async (goal: GoalView, date: Day, justCreated: boolean, signal: AbortSignal) => {
  const made = await readDailyText(goal.id, signal)
  if (made) return made
  try {
    return await generate(goal.id, signal)
  } catch (failure) {
    // Words that worry a model get no ordinary text (CARE-12).
    if (!justCreated || signal.aborted || goal.care !== 'ordinary' || isForbidden(failure)) throw failure
    return fallBack(goal, date)
  }
}

/**
 * Today's text: read, or generated once if the night made none (TEXT-4). `justCreated`: this visit follows the goal's
 * creation, so that a failure falls back to the built-in text. The text that is stored for today is shown
 * meanwhile, and where none can be read (PAGE-17).
 */
export const useDailyMotivation = (goal: GoalView, date: Day, justCreated: boolean) => {
  const client = useQueryClient()
  return useQuery({
    // A goal that turned gentle, or back, gets another text on the same day (CARE-3).
    queryKey: ['motivation', goal.user_id, goal.id, date, goal.care],
    queryFn: async ({ signal }): Promise<DailyText> => {
      try {
        const text = await readOrGenerate(goal, date, justCreated, signal)
        storeText(goal, date, text)
        return text
      } catch (failure) {
        // The goal is answered with another care since the page read it (CARE-12).
        if (isForbidden(failure)) void client.invalidateQueries({ queryKey: goalsQuery(goal.user_id).queryKey })
        const stored = isForbidden(failure) ? null : readStoredText(goal, date)
        if (stored === null || signal.aborted) throw failure
        return stored
      }
    },
    // Read on this device earlier today: shown at once, and replaced by the server's.
    placeholderData: () => readStoredText(goal, date) ?? undefined,
    enabled: goal.permissions.canCheckIn,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60 * 60 * 1000,
  })
}
