import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import type { Moment } from '#domain/coach/brief/create-brief.ts'
import { readMailHint } from '#domain/coach/mail/mail-hint.ts'
import { MODEL_CALLS_A_DAY } from '#domain/coach-calls.ts'
import { mailFacts } from '#domain/motivation/mail-facts.ts'
import { isGentle, type Motivation } from '#domain/motivation/motivation.ts'
import { findOpenDay } from '#domain/motivation/open-day.ts'
import { readDayKind } from '#domain/streaks/rhythm.ts'
import type { Day } from '#domain/time/day.ts'
import type { ModelEnv } from '#functions/runtime/env.ts'
import { createCoach } from '../adapters/bedrock/create-coach.ts'
import type { GoalStore } from '../adapters/dynamodb/goals.ts'
import { createModelCallStore } from '../adapters/dynamodb/model-calls.ts'
import type { MotivationStore } from '../adapters/dynamodb/motivation.ts'
import type { OwnGoal, StoredPerson } from '../adapters/dynamodb/person.ts'
import type { Table } from '../adapters/dynamodb/table.ts'
import { GENTLE_TONE } from './daily-motivation/gentle.ts'
import { libraryMotivation, type Written, writeDailyMotivation } from './daily-motivation/write.ts'
import { type BriefDeps, readBrief } from './read-brief.ts'
import { removeUnlessCoached } from './remove-stale-text.ts'
import { settleConcern } from './settle-concern.ts'

type WriteText = (input: Parameters<typeof writeDailyMotivation>[1]) => ReturnType<typeof writeDailyMotivation>

export type DailyTextDeps = BriefDeps & {
  goals: Pick<GoalStore, 'coachedAs' | 'setCare'>
  motivations: Pick<MotivationStore, 'get' | 'keepFirst' | 'remove' | 'removeOtherCare'>
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

type CoachedGoal = Pick<OwnGoal, 'goal' | 'run' | 'rhythm'>

/** What a missing text is to be written from. The model is asked only where `mayAsk` holds (CARE-3, STREAK-9). */
type MissingText = { brief: CoachBrief; mayAsk: boolean }

/** A text that is stored, or what it is to be written from. */
export type PreparedText = { stored: Motivation } | ({ stored: undefined } & MissingText)

const prepareMissingText =
  (deps: BriefDeps) =>
  async (person: StoredPerson, own: CoachedGoal, moment: Moment): Promise<MissingText> => {
    const brief = await readBrief(deps)(person, own, moment)
    // The model is not asked on a day that the goal does not ask for (STREAK-9).
    const mayAsk = readDayKind(own.rhythm, moment.date) === 'chosen' && own.goal.care === 'ordinary'
    return { brief, mayAsk }
  }

/** Reads the stored text of a goal's day (TEXT-3), or the brief of the text that is missing. */
export const prepareDailyText =
  (deps: BriefDeps & { motivations: Pick<MotivationStore, 'get'> }) =>
  async (person: StoredPerson, own: CoachedGoal, moment: Moment): Promise<PreparedText> => {
    const stored = await deps.motivations.get(own.goal, moment.date)
    return stored ? { stored } : { stored, ...(await prepareMissingText(deps)(person, own, moment)) }
  }

export type KeepDailyTextDeps = Omit<DailyTextDeps, 'write' | 'takeCall'>

/**
 * Stores an answer as the text of a goal's day with the facts of the day's mail, unless one is stored (TEXT-3), and returns the stored
 * one. Undefined when the goal was set aside or answered with another care meanwhile (CARE-13), and when the model finds it in
 * crisis (CARE-12).
 */
export const keepDailyText =
  (deps: KeepDailyTextDeps) =>
  async (
    person: StoredPerson,
    own: CoachedGoal,
    brief: CoachBrief,
    answer: Written,
  ): Promise<Motivation | undefined> => {
    const { account } = person
    const { goal } = own
    const { date } = brief
    const openDay = findOpenDay(account, goal, date, deps.now())
    const settled = await settleConcern(deps)(goal, brief, answer, person.today)
    if (!settled) return undefined
    const { text, source, promptVersion } = settled.written
    const motivation: Motivation = {
      goal_id: goal.id,
      user_id: account.id,
      date,
      ...text,
      tone: isGentle(promptVersion) ? GENTLE_TONE : brief.tone,
      source,
      prompt_version: promptVersion,
      created_at: new Date(deps.now()).toISOString(),
    }
    const first = await deps.motivations.keepFirst(
      motivation,
      mailFacts(account, settled.goal, own, { date, openDay }, readMailHint(brief)),
    )
    const result = await removeUnlessCoached(deps, first, settled.goal.care)
    return result === 'care-changed' ? undefined : first
  }

/** Writes and stores the text of a goal's day that has none (TEXT-3). Undefined as with `keepDailyText`. */
export const writeDailyText =
  (deps: DailyTextDeps) =>
  async (person: StoredPerson, own: CoachedGoal, moment: Moment): Promise<Motivation | undefined> => {
    const { brief, mayAsk } = await prepareMissingText(deps)(person, own, moment)
    const isAsked = mayAsk && (deps.takeCall === undefined || (await deps.takeCall(person.account.id, moment.date)))
    const answer = isAsked ? await deps.write(brief) : libraryMotivation(brief)
    return keepDailyText(deps)(person, own, brief, answer)
  }

/**
 * Returns the stored text of a goal's day, or writes and stores it with the facts of the day's mail (TEXT-3). `moment` is when the
 * person reads it. The caller checks the permissions (GOAL-11). Undefined as with `keepDailyText`.
 */
export const getDailyText =
  (deps: DailyTextDeps) =>
  async (person: StoredPerson, own: CoachedGoal, moment: Moment): Promise<Motivation | undefined> =>
    (await deps.motivations.get(own.goal, moment.date)) ?? writeDailyText(deps)(person, own, moment)
