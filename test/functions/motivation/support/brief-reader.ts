import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createDeliveryIndexStore } from '#functions/adapters/dynamodb/delivery-index.ts'
import { createFrameworkStore } from '#functions/adapters/dynamodb/frameworks.ts'
import { createGoalStore } from '#functions/adapters/dynamodb/goals.ts'
import { createMotivationStore } from '#functions/adapters/dynamodb/motivation.ts'
import { createNudgeStore } from '#functions/adapters/dynamodb/nudges.ts'
import { createQueuedPages } from '#functions/adapters/dynamodb/queued-pages.ts'
import { createReflectionStore } from '#functions/adapters/dynamodb/reflections.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { libraryMotivation } from '#functions/motivation/daily-motivation/write.ts'
import { generateDailyMotivation } from '#functions/motivation/generate-daily-motivation/handler.ts'
import { createWriter } from '#functions/motivation/generate-daily-motivation/writer.ts'
import { libraryNudge } from '#functions/motivation/nudge/write.ts'
import type { Caller } from '#test/support/call.ts'

/** Handlers with a writer that keeps the briefs that it gets. */
export const createBriefReader = () => {
  const briefs: CoachBrief[] = []

  /** Dependencies of the handlers. */
  const parts = () => {
    const table = createTable(process.env.TABLE_NAME ?? '')
    return {
      accounts: createAccountStore(table),
      goals: createGoalStore(table),
      motivations: createMotivationStore(table),
      frameworks: createFrameworkStore(table),
      reflections: createReflectionStore(table),
      nudges: createNudgeStore(table),
      index: createDeliveryIndexStore(table),
      pages: createQueuedPages(table),
      enqueue: () => Promise.resolve(),
      takeCall: () => Promise.resolve(true),
      write: async (brief: CoachBrief) => {
        briefs.push(brief)
        return libraryMotivation(brief)
      },
      writeNudge: async (input: Parameters<typeof libraryNudge>[0]) => {
        if (input.brief) briefs.push(input.brief)
        return libraryNudge(input)
      },
      now: () => Date.now(),
    }
  }

  const theOne = (goalId: string): CoachBrief => {
    const [brief, ...more] = briefs.splice(0).filter((one) => one.goalId === goalId)
    if (!brief || more.length > 0) throw new Error(`${more.length + (brief ? 1 : 0)} briefs of ${goalId}`)
    return brief
  }
  const onPage = async (ann: Caller, goalId: string, fields: { isNudge?: true } = {}): Promise<CoachBrief> => {
    const actor = { id: ann.sub, email: ann.email, emailVerified: true, groups: [], signedInAt: 0, issuedAt: 0 }
    const deps = parts()
    const loadWriter = async () => createWriter(deps)
    await generateDailyMotivation({ ...deps, loadWriter })({ body: { goalId, ...fields }, actor })
    return theOne(goalId)
  }
  return { briefs, parts, theOne, onPage }
}
