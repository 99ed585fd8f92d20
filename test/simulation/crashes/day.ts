import * as z from 'zod/mini'
import { HOUR_MS, MINUTE_MS } from '#domain/time/units.ts'
import { seededRandom } from '#test/support/random.ts'
import { TABLE } from '#test/support/table-shape.ts'
import { installAws, type Service } from '../aws.ts'
import { setEnvironment } from '../environment.ts'
import { createFunctions } from '../functions.ts'
import { invocations } from '../invocation.ts'
import { serveModel } from '../model.ts'
import { createBus } from '../night/bus.ts'
import { createFiles } from '../night/files.ts'
import { type Course, createJobs } from '../night/jobs.ts'
import { createTextWatch, type StoredText } from '../night/texts.ts'
import { createQueues } from '../queues.ts'
import { createMemoryTable } from '../table/memory-table.ts'
import type { VirtualTime } from '../virtual-time.ts'
import { goalId, nameMail, START, SUNDAY, storeEachKind } from './people.ts'

/** One day of all kinds of mails, in which one process dies. */

const STEMS = [
  'dispatch-daily-generation',
  'generate-daily-motivations',
  'dispatch-wake-up-mails',
  'dispatch-evening-questions',
  'send-mails',
  'announce-trial-ends',
]
/** The reactions of a batch job. */
export const BATCH_STEMS = ['start-night-batch', 'report-batch-job', 'keep-batch-answers']

/** The ticks at which something is due, and the next ones, which make up for them. */
const TICKS: Record<string, string[]> = {
  'dispatch-daily-generation': ['02:00', '02:15', '04:30', '04:45', '05:00', '05:15'],
  'dispatch-wake-up-mails': ['07:00', '07:05'],
  'announce-trial-ends': ['09:05', '10:05'],
  'dispatch-evening-questions': ['20:00', '20:05'],
}
const END = START + 38 * HOUR_MS
const MAX_PER_SECOND = 14

/** The call whose process dies: its number among all calls of the day, and whether its effect remains. */
export type Crash = { at: number; side: 'before' | 'after' }

export type CrashedDay = {
  /** The calls of the day, as `<function> <service> <command>`. */
  calls: string[]
  /** The accepted mails, with their instants. */
  mails: { name: string; at: number }[]
  /** Stored states of the mails that are sent at most once, where they are still claimed. */
  claimed: Set<string>
  deadLetters: number
  /** Who stored the text of which goal's day, the texts that were replaced, and the number of batch jobs. */
  texts: { stored: ReadonlyMap<string, StoredText>; rewritten: ReadonlySet<string>; jobs: number }
}

/** A batch job of the day ends before the texts are filled, and Bedrock tells so. */
const COURSE: Course = { content: 'whole', lengthMs: 20 * MINUTE_MS, notices: [5_000] }

const sendInput = z.object({ Tags: z.array(z.object({ Name: z.string(), Value: z.string() })) })

export type DayOptions = { crash?: Crash; hasNightBatch: boolean }

/** Runs the day in the virtual time of this process. Without a crash it lists the calls that can be crashed. */
export const runDay = async (time: VirtualTime, { crash, hasNightBatch }: DayOptions): Promise<CrashedDay> => {
  time.restart(START)
  const random = seededRandom(7919)
  Math.random = random
  const table = createMemoryTable(TABLE)
  const calls: string[] = []
  const mails: CrashedDay['mails'] = []
  const texts = createTextWatch({ table, renamedAt: new Map() })
  const files = createFiles()
  const services: Record<string, Service> = { DynamoDB: texts.watch(table.run), S3: files.serve }
  let isRunning = false

  installAws({
    time,
    random,
    services,
    plan: () => (isRunning && crash?.at === calls.length ? `crash-${crash.side}` : undefined),
    onCall: ({ caller, service, command }) => void calls.push(`${caller} ${service} ${command}`),
  })
  setEnvironment({ shards: 1, maxPerSecond: MAX_PER_SECOND, batchMinimum: hasNightBatch ? 1 : undefined })
  await storeEachKind(TABLE.name)

  const stems = new Set(hasNightBatch ? [...STEMS, ...BATCH_STEMS] : STEMS)
  const functions = createFunctions({
    time,
    workers: { deliveryWorkers: 2, generationWorkers: 2 },
    onDeath: () => undefined,
  })
  const queues = createQueues({ time, random, duplicated: 0, queues: functions.queuesOf(stems) })
  services.SQS = queues.serve
  services['Bedrock Runtime'] = serveModel
  services['Secrets Manager'] = () => ({
    SecretString: JSON.stringify({ key: 'key-of-the-links-of-the-simulation-2026' }),
  })
  services.EventBridge = createBus({
    time,
    random,
    duplicated: 0,
    deliver: (...event) => invocations.exit(() => functions.react(...event)),
  })
  const jobs = createJobs({
    time,
    files,
    random,
    next: () => COURSE,
    onEvent: (event) => invocations.exit(() => functions.report('batchJobs', event)),
    onAnswer: texts.noteAnswer,
  })
  services.Bedrock = jobs.serve
  services.SES = (command, input) => {
    if (command === 'GetSendQuota') return { MaxSendRate: MAX_PER_SECOND }
    const tags = Object.fromEntries(sendInput.parse(input).Tags.map(({ Name, Value }) => [Name, Value]))
    mails.push({ name: nameMail(tags), at: time.now() })
    const detail = {
      eventType: 'Send',
      mail: { tags: Object.fromEntries(Object.entries(tags).map(([k, v]) => [k, [v]])) },
    }
    const event = { source: 'aws.ses', 'detail-type': 'Email Sent', detail }
    time.at(time.now() + 5_000, () => void invocations.exit(() => functions.report('mails', event)))
    return { MessageId: `mail-${mails.length}` }
  }

  isRunning = true
  for (const { schedule, fire } of functions.schedulesOf(stems))
    for (const hour of TICKS[schedule.name] ?? []) {
      const at = Date.parse(`${SUNDAY}T${hour}:00Z`)
      time.at(at + MINUTE_MS / 60, () => void invocations.exit(() => fire(at)))
    }
  await time.run(END)

  const isClaimed = (user: string, sort: string, name: string): boolean =>
    table.read(`USER#${user}`, sort)?.[name] === 'claimed'
  const claimed = new Set<string>()
  if (isClaimed('evening', 'EVENING', 'asked')) claimed.add('evening of evening')
  if (isClaimed('trial', 'TRIAL', 'ending_mail')) claimed.add('trial-ending of trial')
  if (isClaimed('calm', `ACCOUNT#GOAL#${goalId('calm', 0)}`, 'care_mail')) claimed.add('calm of calm')
  return {
    calls,
    mails,
    claimed,
    deadLetters: queues.deadLetters.length,
    texts: { ...texts, jobs: jobs.counts.created },
  }
}
