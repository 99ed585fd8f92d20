import { createFrameworkStore } from '#functions/adapters/dynamodb/frameworks.ts'
import type { GoalStore } from '#functions/adapters/dynamodb/goals.ts'
import type { MotivationStore } from '#functions/adapters/dynamodb/motivation.ts'
import { createNudgeStore } from '#functions/adapters/dynamodb/nudges.ts'
import { createReflectionStore } from '#functions/adapters/dynamodb/reflections.ts'
import type { Table } from '#functions/adapters/dynamodb/table.ts'
import {
  createModelCallCounter,
  createTextWriter,
  type DailyTextDeps,
  writeDailyText,
} from '#functions/motivation/daily-text.ts'
import { createNudgeWriter, type GiveNudgeDeps, giveNudge } from '#functions/motivation/give-nudge.ts'
import { now } from '#functions/runtime/clock.ts'
import type { ModelEnv } from '#functions/runtime/env.ts'

/** What the operation reads with before it needs a writer. */
type Stores = { accounts: GiveNudgeDeps['accounts']; goals: GoalStore; motivations: MotivationStore }

export type DayWriter = { writeDailyText: ReturnType<typeof writeDailyText>; giveNudge: ReturnType<typeof giveNudge> }

/** Writes texts of days and nudges. */
export const createWriter = (deps: DailyTextDeps & GiveNudgeDeps): DayWriter => ({
  writeDailyText: writeDailyText(deps),
  giveNudge: giveNudge(deps),
})

/** The writer of this deployment: its model, and the stores of `table`. */
export const createLiveWriter = (table: Table, stores: Stores, env: ModelEnv): DayWriter =>
  createWriter({
    ...stores,
    frameworks: createFrameworkStore(table),
    reflections: createReflectionStore(table),
    nudges: createNudgeStore(table),
    takeCall: createModelCallCounter(table),
    write: createTextWriter(env),
    writeNudge: createNudgeWriter(env),
    now,
  })
