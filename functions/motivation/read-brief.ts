import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { createCoachBrief, type Moment } from '#domain/coach/brief/create-brief.ts'
import { CIRCLE_KEYS, CIRCLE_NAMES } from '#domain/interview/circles.ts'
import { recentDays } from '#domain/streaks/run.ts'
import { addDays } from '#domain/time/day.ts'
import type { FrameworkStore } from '../adapters/dynamodb/frameworks.ts'
import type { MotivationStore } from '../adapters/dynamodb/motivation.ts'
import type { OwnGoal, StoredPerson } from '../adapters/dynamodb/person.ts'
import type { ReflectionStore } from '../adapters/dynamodb/reflections.ts'

export type BriefDeps = {
  motivations: Pick<MotivationStore, 'lastBefore'>
  frameworks: Pick<FrameworkStore, 'answersFor'>
  reflections: Pick<ReflectionStore, 'lastBefore'>
}

const RECENT_DAYS = 7
/** Reflections older than this are not read. */
const NOTE_DAYS = 14

/**
 * The brief of a goal for a moment (TEXT-15). Besides the person, who is read already, it costs one Query of the last 7 texts,
 * for a goal that was kept in the last 14 days one Query of its last kept days (STREAK-16), and for a goal with a circle and no
 * interview answers of its own one Query of the newest framework.
 */
export const readBrief =
  (deps: BriefDeps) =>
  async (
    person: StoredPerson,
    { goal, run, rhythm }: Pick<OwnGoal, 'goal' | 'run' | 'rhythm'>,
    moment: Moment,
  ): Promise<CoachBrief> => {
    const { account, goals, limits } = person
    const circle = CIRCLE_KEYS.find((key) => CIRCLE_NAMES[key] === goal.circle_type)
    const asksFramework = circle !== undefined && goal.circle_interview_data === null
    const wasKept = recentDays(run, addDays(moment.date, -1), NOTE_DAYS).length > 0
    const [recent, said, notes] = await Promise.all([
      deps.motivations.lastBefore(account.id, goal.id, moment.date, RECENT_DAYS),
      asksFramework ? deps.frameworks.answersFor(account.id, circle) : undefined,
      wasKept ? deps.reflections.lastBefore(account.id, goal.id, moment.date, NOTE_DAYS) : [],
    ])
    const interview = said ?? null
    return createCoachBrief({
      account,
      goal,
      run,
      rhythm,
      goals,
      slots: limits.goals,
      recent,
      notes,
      interview,
      moment,
    })
  }
