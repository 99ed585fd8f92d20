import type { Context } from 'aws-lambda'
import * as z from 'zod/mini'
import type { ScheduleDefinition } from '#events/schedules.ts'
import { MAX_RECEIVES } from '#events/work.ts'
import { locateReaction, type Reaction, readWorkers } from '#infra/reaction.ts'
import { reactions } from '#infra/reactions.ts'
import { type Invocation, invocations } from './invocation.ts'
import type { QueueSettings } from './queues.ts'
import type { VirtualTime } from './virtual-time.ts'

/** Lambda: the real handlers of the reactions, each in its own environments and with its time-out. */

type Handler = (event: unknown, context: Context) => Promise<unknown>
/** The result of an invocation. */
type Outcome = { state: 'done'; answer: unknown } | { state: 'failed' | 'dead' }

const ROOT = new URL('../../', import.meta.url)
const moduleSchema = z.object({ handler: z.custom<Handler>((value) => typeof value === 'function') })
const answerSchema = z.object({ batchItemFailures: z.array(z.unknown()) })
const DEFAULT_TIMEOUT_SECONDS = 30
/** infra/constructs/work-queue.ts: the visibility time-out is twice the worker's time-out. */
const VISIBILITY_FACTOR = 2

const createContext = (functionName: string, id: string, timeoutMs: number): Context => ({
  callbackWaitsForEmptyEventLoop: true,
  functionName,
  functionVersion: '$LATEST',
  invokedFunctionArn: `arn:aws:lambda:us-east-1:000000000000:function:${functionName}`,
  memoryLimitInMB: '256',
  awsRequestId: id,
  logGroupName: functionName,
  logStreamName: functionName,
  getRemainingTimeInMillis: () => timeoutMs,
  done: () => {},
  fail: () => {},
  succeed: () => {},
})

/** Environments of all runs of this process. */
let loaded = 0

export type FunctionsOptions = {
  time: VirtualTime
  /** Workers of the queues of mails and of texts. */
  workers: { deliveryWorkers: number; generationWorkers: number }
  /** Called when the process of an invocation ends before the invocation. */
  onDeath: (invocation: Invocation) => void
  /** Called when an invocation ends without an error. */
  onDone?: (invocation: Invocation) => void
}

export const createFunctions = ({ time, workers, onDeath, onDone }: FunctionsOptions) => {
  const free = new Map<string, Handler[]>()
  const counts = { invocations: 0, deaths: 0, environments: 0 }

  /** A new environment has its own module of the handler, and so its own pacer and caches. */
  const createEnvironment = async (reaction: Reaction): Promise<Handler> => {
    counts.environments += 1
    loaded += 1
    const url = new URL(`${locateReaction(reaction)}?environment=${loaded}`, ROOT)
    const loading = import(url.href)
    time.block(loading)
    return moduleSchema.parse(await loading).handler
  }

  const invoke = async (reaction: Reaction, payload: unknown): Promise<Outcome> => {
    const idle = free.get(reaction.stem) ?? []
    free.set(reaction.stem, idle)
    const handler = idle.pop() ?? (await createEnvironment(reaction))
    counts.invocations += 1
    const timeoutMs = (reaction.timeoutSeconds ?? DEFAULT_TIMEOUT_SECONDS) * 1000
    const context = createContext(reaction.stem, `request-${counts.invocations}`, timeoutMs)
    return new Promise((resolve) => {
      const invocation: Invocation = {
        stem: reaction.stem,
        payload,
        startedAt: time.now(),
        isDead: false,
        claimed: new Set(),
        leftovers: new Set(),
        die: () => {
          if (invocation.isDead) return
          invocation.isDead = true
          counts.deaths += 1
          onDeath(invocation)
          resolve({ state: 'dead' })
        },
      }
      let isOver = false
      time.at(time.now() + timeoutMs, () => {
        if (!isOver) invocation.die()
      })
      const end = (outcome: Outcome) => {
        isOver = true
        if (invocation.isDead) return
        idle.push(handler)
        if (outcome.state === 'done') onDone?.(invocation)
        resolve(outcome)
      }
      invocations
        .run(invocation, () => handler(payload, context))
        .then(
          (answer) => end({ state: 'done', answer }),
          () => end({ state: 'failed' }),
        )
    })
  }

  /** An asynchronous call, with the two retries of Lambda after one and two minutes. */
  const invokeLater = async (reaction: Reaction, payload: unknown): Promise<boolean> => {
    for (const pauseMs of [60_000, 120_000, 0]) {
      if ((await invoke(reaction, payload)).state === 'done') return true
      await time.wait(pauseMs)
    }
    return false
  }

  return {
    counts,
    /** The queues of the reactions that the simulation runs. */
    queuesOf(stems: ReadonlySet<string>): Map<string, QueueSettings> {
      const queues = new Map<string, QueueSettings>()
      for (const reaction of reactions) {
        const { cause } = reaction
        if (!stems.has(reaction.stem) || !('queue' in cause)) continue
        const timeoutMs = (reaction.timeoutSeconds ?? DEFAULT_TIMEOUT_SECONDS) * 1000
        queues.set(cause.queue, {
          visibilityMs: timeoutMs * VISIBILITY_FACTOR,
          maxReceives: MAX_RECEIVES,
          maxConcurrency: readWorkers(cause.maxConcurrency, workers),
          deliver: async ({ id, body, receives }) => {
            const record = { messageId: id, body, attributes: { ApproximateReceiveCount: String(receives) } }
            const outcome = await invoke(reaction, { Records: [record] })
            if (outcome.state !== 'done') return false
            return answerSchema.parse(outcome.answer).batchItemFailures.length === 0
          },
        })
      }
      return queues
    },
    schedulesOf: (
      stems: ReadonlySet<string>,
    ): { schedule: ScheduleDefinition; fire: (at: number) => Promise<boolean> }[] =>
      reactions.flatMap((reaction) =>
        stems.has(reaction.stem) && 'schedule' in reaction.cause
          ? [
              {
                schedule: reaction.cause.schedule,
                fire: (at: number) => invokeLater(reaction, { scheduledTime: new Date(at).toISOString() }),
              },
            ]
          : [],
      ),
    /** The reactions to an event of SES about a mail, or of Bedrock about a batch job. */
    report: (about: 'mails' | 'batchJobs', event: unknown): void => {
      for (const reaction of reactions) if (about in reaction.cause) void invokeLater(reaction, event)
    },
    /** The reactions to an event of the bus. */
    react: (detailType: string, source: string, detail: unknown): void => {
      for (const reaction of reactions) {
        if (!('event' in reaction.cause) || reaction.cause.event.detailType !== detailType) continue
        void invokeLater(reaction, { source, 'detail-type': detailType, detail })
      }
    },
  }
}
