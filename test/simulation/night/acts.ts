import * as z from 'zod/mini'
import { DAY_MS, HOUR_MS } from '#domain/time/units.ts'
import { handler as deleteGoal } from '#functions/goals/delete-goal/handler.ts'
import { handler as updateGoal } from '#functions/goals/update-goal/handler.ts'
import { handler as generateDailyMotivation } from '#functions/motivation/generate-daily-motivation/handler.ts'
import { call } from '#test/support/call.ts'
import { pick } from '#test/support/random.ts'
import { invocations } from '../invocation.ts'
import { listDueDates, oracleDue } from '../morning-oracle.ts'
import type { SimulatedGoal } from '../people.ts'
import type { TableRequest } from '../table/memory-table.ts'
import type { VirtualTime } from '../virtual-time.ts'

/**
 * What people do with their goals between the start of a batch job and the mail, by the real operations. An operation takes no virtual
 * time and has no faults.
 *
 * `delete` and `rename` are at a time of the night. The others are between the reads and the write of the function that stores the
 * answers: the goal is deleted, or the person opens the page, which generates the text of the day.
 */
type Act = 'delete' | 'rename' | 'delete-between' | 'open-between'

const ACTS: readonly Act[] = ['delete', 'rename', 'delete-between', 'open-between']
/** The part of the goals that have an act. */
const ACTING = 0.3
/** Between the start of the jobs and the generation of the missing texts. */
const BEGIN = '02:15'
const LONGEST_MS = 2.5 * HOUR_MS
const KEEPER = 'keep-batch-answers'
const NEW_TITLE = 'Practise the violin'
/** The longest time between the first read of a goal and the write of its text. */
const BETWEEN_MS = 300

const answered = z.object({ status: z.literal(200) })

export type ActsOptions = {
  time: VirtualTime
  random: () => number
  goals: readonly SimulatedGoal[]
  /** The acts that have a time are done in the first night of each zone after it (epoch milliseconds). */
  start: number
}

export const createActs = ({ time, random, goals, start }: ActsOptions) => {
  const deletedAt = new Map<string, number>()
  const renamedAt = new Map<string, number>()
  const waiting = new Map<string, { act: Act; goal: SimulatedGoal }[]>()
  let done = 0

  const perform = async (act: Act, goal: SimulatedGoal): Promise<void> => {
    const { id: goalId, userId: sub, email } = goal
    const ask = (handler: Parameters<typeof call>[0], body: object) => call(handler, { caller: { sub, email }, body })
    if (act === 'rename') {
      renamedAt.set(goalId, time.now())
      answered.parse(await ask(updateGoal, { goalId, updates: { title: NEW_TITLE } }))
    } else if (act === 'open-between') {
      answered.parse(await ask(generateDailyMotivation, { goalId }))
    } else {
      deletedAt.set(goalId, time.now())
      answered.parse(await ask(deleteGoal, { goalId }))
    }
    done += 1
  }

  const performAt = (at: number, act: Act, goal: SimulatedGoal): void =>
    time.at(at, () => time.block(invocations.exit(() => perform(act, goal))))

  /** Draws the acts. */
  const plan = (): void => {
    for (const goal of goals) {
      if (random() >= ACTING) continue
      const act = pick(ACTS, random)
      const later = random() * LONGEST_MS
      const [date = ''] = listDueDates(goal.zone, BEGIN, start, start + 2 * DAY_MS)
      if (act === 'delete' || act === 'rename') performAt(oracleDue(goal.zone, date, BEGIN) + later, act, goal)
      else waiting.set(goal.userId, [...(waiting.get(goal.userId) ?? []), { act, goal }])
    }
  }

  return {
    deletedAt,
    renamedAt,
    plan,
    count: () => done,
    /** Does the acts that wait for a person to be read by the function that stores the answers. */
    noteRead(command: string, { ExpressionAttributeValues: values = {} }: TableRequest): void {
      if (command !== 'Query' || invocations.getStore()?.stem !== KEEPER) return
      const user = Object.values(values).find((value) => String(value).startsWith('USER#'))
      const userId = String(user).slice('USER#'.length)
      for (const { act, goal } of waiting.get(userId) ?? []) performAt(time.now() + random() * BETWEEN_MS, act, goal)
      waiting.delete(userId)
    },
  }
}
