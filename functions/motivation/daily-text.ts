import type { Account } from '#domain/accounts/account.ts'
import { MODEL_CALLS_A_DAY } from '#domain/coach-calls.ts'
import { dayNumberOf, firstDayOf, mailFacts } from '#domain/motivation/mail-facts.ts'
import type { Motivation } from '#domain/motivation/motivation.ts'
import { toneOf } from '#domain/safety/gentle-texts.ts'
import { type Run, readRun } from '#domain/streaks/run.ts'
import type { Day } from '#domain/time/day.ts'
import type { ModelEnv } from '#functions/runtime/env.ts'
import { createCoach } from '../adapters/bedrock/create-coach.ts'
import type { GoalStore, StoredGoal } from '../adapters/dynamodb/goals.ts'
import { createModelCallStore } from '../adapters/dynamodb/model-calls.ts'
import type { MotivationStore } from '../adapters/dynamodb/motivation.ts'
import type { Table } from '../adapters/dynamodb/table.ts'
import { libraryMotivation, writeDailyMotivation } from './daily-motivation/write.ts'
import { keepIfCoached } from './keep-text.ts'

type WriteText = (input: Parameters<typeof writeDailyMotivation>[1]) => ReturnType<typeof writeDailyMotivation>

export type DailyTextDeps = {
  goals: Pick<GoalStore, 'coachedAs'>
  motivations: Pick<MotivationStore, 'get' | 'keepFirst' | 'remove'>
  write: WriteText
  /** Counts a call of the model. False above the day's limit (COACH-6). Without it, calls are not counted. */
  takeCall?: TakeCall
  now: () => number
}

/** Counts calls that a person causes, as opposed to the nightly generation. */
export type TakeCall = (userId: string, date: Day) => Promise<boolean>

export const createModelCallCounter =
  (table: Table): TakeCall =>
  (userId, date) =>
    createModelCallStore(table).take(userId, date, MODEL_CALLS_A_DAY)

/** Writes texts with the model of this deployment. */
export const createTextWriter = (env: ModelEnv): WriteText => {
  const coach = createCoach(env)
  return (input) => writeDailyMotivation(coach, input)
}

/**
 * Returns the stored text of a goal's day, or writes and stores it with the facts of the day's mail (TEXT-3). The caller checks
 * the permissions (GOAL-11). Undefined when the goal was set aside or answered with another care meanwhile (CARE-13).
 */
export const getDailyText =
  (deps: DailyTextDeps) =>
  async (account: Account, goal: StoredGoal, run: Run | undefined, date: Day): Promise<Motivation | undefined> => {
    const kept = await deps.motivations.get(account.id, goal.id, date)
    if (kept) return kept
    const input = {
      goal,
      goalId: goal.id,
      date,
      streak: readRun(run, date).streak_count,
      dayNumber: dayNumberOf(firstDayOf(account, goal), date),
    }
    const mayAsk = goal.care === 'ordinary' && (deps.takeCall === undefined || (await deps.takeCall(account.id, date)))
    const { text, source, promptVersion } = mayAsk ? await deps.write(input) : libraryMotivation(input)
    const motivation: Motivation = {
      goal_id: goal.id,
      user_id: account.id,
      date,
      ...text,
      tone: toneOf(goal),
      source,
      prompt_version: promptVersion,
      created_at: new Date(deps.now()).toISOString(),
    }
    const first = await deps.motivations.keepFirst(motivation, mailFacts(account, goal, run, date))
    const keeping = await keepIfCoached(deps, first, goal.care)
    return keeping === 'not-coached' ? undefined : first
  }
