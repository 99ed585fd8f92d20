import * as z from 'zod/mini'
import type { Service } from '../aws.ts'
import { type Invocation, invocations } from '../invocation.ts'
import type { SimulatedGoal } from '../people.ts'
import type { MemoryTable, TableRequest } from '../table/memory-table.ts'
import type { VirtualTime } from '../virtual-time.ts'
import { createActs } from './acts.ts'
import { createBus } from './bus.ts'
import { createFiles } from './files.ts'
import { createJobs, drawCourse } from './jobs.ts'
import { createTextWatch } from './texts.ts'

/** The nights with batch jobs: the services that they use, the acts of people, and what is found about the texts. */

/** The reactions that take part besides those of nights without batch jobs. */
export const NIGHT_STEMS: readonly string[] = [
  'start-night-batch',
  'report-batch-job',
  'keep-batch-answers',
  'sweep-leftovers',
]

const keys = z.object({ Items: z.array(z.object({ sk: z.string() })) })

/** A shard with fewer goals is generated on demand. */
export const BATCH_MINIMUM = 5

export type NightOptions = {
  time: VirtualTime
  random: () => number
  table: MemoryTable
  goals: readonly SimulatedGoal[]
  duplicated: number
  /** The reactions to an event of the bus, and to one of Bedrock. */
  react: (detailType: string, source: string, detail: unknown) => void
  report: (event: object) => void
  /** Begin of the run, in whose first nights people change and delete goals (epoch milliseconds). */
  start: number
}

export type Night = ReturnType<typeof createNight>

export const createNight = ({ time, random, table, goals, duplicated, react, report, start }: NightOptions) => {
  const files = createFiles()
  const acts = createActs({ time, random, goals, start })
  const texts = createTextWatch({ table, renamedAt: acts.renamedAt })
  const leftovers = new Set<string>()
  const jobs = createJobs({
    time,
    files,
    random,
    next: () => drawCourse(random, duplicated),
    onEvent: (event) => void invocations.exit(() => report(event)),
    onAnswer: texts.noteAnswer,
  })

  const listTexts = ({ id, userId }: SimulatedGoal): string[] => {
    const answer = table.run('Query', {
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
      ExpressionAttributeValues: { ':pk': `USER#${userId}`, ':sk': `MOTIVATION#${id}#` },
    })
    return keys.parse(answer).Items.map(({ sk }) => sk.slice('MOTIVATION#'.length))
  }

  return {
    acts,
    services: {
      S3: files.serve,
      Bedrock: jobs.serve,
      EventBridge: createBus({
        time,
        random,
        duplicated,
        deliver: (...event) => void invocations.exit(() => react(...event)),
      }),
    },
    /** The table, with the texts watched and the acts started that wait for a read. */
    watch: (run: (command: string, input: TableRequest) => object): Service => {
      const watched = texts.watch(run)
      return (command, input) => {
        const answer = watched(command, input)
        acts.noteRead(command, input)
        return answer
      }
    },
    /** A text of a deleted goal is the task of the sweep only where the worker that stored it did not end well. */
    onDone: (invocation: Invocation): void => {
      for (const key of invocation.leftovers) leftovers.add(key)
    },
    report: () => ({
      deletedAt: acts.deletedAt,
      stored: texts.stored,
      rewritten: [...texts.rewritten],
      outdated: [...texts.outdated],
      leftovers: [...leftovers, ...goals.filter(({ id }) => acts.deletedAt.has(id)).flatMap(listTexts)],
      jobs: jobs.counts,
      acts: acts.count(),
    }),
  }
}
