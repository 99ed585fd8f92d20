import { HOUR_MS, MINUTE_MS } from '#domain/time/units.ts'
import { seededRandom } from '#test/support/random.ts'
import { TABLE } from '#test/support/table-shape.ts'
import { installAws, type Service } from './aws.ts'
import { watchTable } from './claims.ts'
import { setEnvironment } from './environment.ts'
import { createFaultPlan, either, type FaultPlan } from './faults.ts'
import { createFunctions } from './functions.ts'
import { invocations } from './invocation.ts'
import { createMailbox } from './mailbox.ts'
import { serveModel } from './model.ts'
import { listDueDates, localDate, oracleDue } from './morning-oracle.ts'
import { BATCH_MINIMUM, createNight, NIGHT_STEMS } from './night/night.ts'
import type { SimulationOptions } from './options.ts'
import { type SimulatedGoal, storePeople } from './people.ts'
import { createQueues } from './queues.ts'
import { installRandomBytes } from './random-bytes.ts'
import { createMemoryTable } from './table/memory-table.ts'
import { createVirtualTime } from './virtual-time.ts'

/** The reactions that take part: everything between the night's tick and a mail. */
const STEMS = [
  'dispatch-daily-generation',
  'generate-daily-motivations',
  'dispatch-wake-up-mails',
  'send-mails',
  'generate-first-motivation',
]

/** New York's clocks go back on 1 November 2026, in the middle of the run. */
const START = Date.parse('2026-10-31T00:00:00Z')
/** Mails are retried for 12 hours (MAIL-5). */
const DRAIN_MS = 13 * HOUR_MS
/** The zone with the most goals gets its mails within about this time. */
const DRAIN_SECONDS = 900
const LEAST_PER_SECOND = 14
const GENERATION_WORKERS = 10

export type Simulation = Awaited<ReturnType<typeof simulate>>

const largestZone = (goals: readonly SimulatedGoal[]): { zone: string; count: number } => {
  const counts = new Map<string, number>()
  for (const { zone } of goals) counts.set(zone, (counts.get(zone) ?? 0) + 1)
  const [zone = '', count = 0] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0])
  return { zone, count }
}

/** Runs the mornings of some days with the real handlers. The same options give the same run. A process can call it once. */
export const simulate = async (options: SimulationOptions) => {
  const { rates, seed } = options
  const [peopleRandom, latencies, draws, deliveries, nights, ids] = [1, 2, 3, 4, 5, 6].map((part) =>
    seededRandom(seed * 7919 + part * 104_729),
  )
  if (!peopleRandom || !latencies || !draws || !deliveries || !nights || !ids)
    throw new RangeError('A part of the run has no random numbers.')
  const stems = new Set(options.hasNightBatch ? [...STEMS, ...NIGHT_STEMS] : STEMS)
  const time = createVirtualTime(START)
  time.install()
  Math.random = latencies
  installRandomBytes(ids)

  const table = createMemoryTable(TABLE)
  const services: Record<string, Service> = {}
  const unknown = new Set<string>()
  const calls = new Map<string, number>()
  let plan: FaultPlan = () => undefined

  installAws({
    time,
    random: latencies,
    plan: (call) => plan(call),
    services,
    onCall: ({ caller, service, command }) => {
      const name = `${caller} ${service} ${command}`
      calls.set(name, (calls.get(name) ?? 0) + 1)
    },
    onUnanswered: ({ service }, input) => {
      if (service !== 'SES') return
      const { goalId, date } = mailbox.identify(input)
      unknown.add(`${goalId}#${date}`)
    },
  })
  const units = { read: 0, write: 0 }
  const serveTable = watchTable(table, units)
  services.DynamoDB = serveTable
  const settings = { shards: options.shards, batchMinimum: options.hasNightBatch ? BATCH_MINIMUM : undefined }
  setEnvironment({ ...settings, maxPerSecond: LEAST_PER_SECOND })

  const goals = await storePeople({ ...options, tableName: TABLE.name, start: START, random: peopleRandom })
  const busiest = largestZone(goals)
  const maxPerSecond = options.rate ?? Math.max(LEAST_PER_SECOND, Math.ceil(busiest.count / DRAIN_SECONDS))
  setEnvironment({ ...settings, maxPerSecond })

  const poisoned = options.hasPoison ? goals.find(({ isMailed }) => isMailed) : undefined
  const mailbox = createMailbox({
    now: time.now,
    goals: new Map(goals.map((goal) => [goal.id, goal])),
    poisonedAddress: poisoned?.email,
    maxPerSecond,
    // SES publishes the event of a mail within seconds, in any order.
    onEvent: (event) =>
      time.at(
        time.now() + 500 + deliveries() * 20_000,
        () => void invocations.exit(() => functions.report('mails', event)),
      ),
    readTexts: ({ userId, id }, date) => {
      const item = table.read(`USER#${userId}`, `MOTIVATION#${id}#${date}`)
      return item && [item.message, item.micro_plan].flat().map(String)
    },
  })

  const functions = createFunctions({
    time,
    workers: { deliveryWorkers: options.workers, generationWorkers: GENERATION_WORKERS },
    onDeath: ({ claimed }) => {
      for (const mail of claimed) unknown.add(mail)
    },
    onDone: (invocation) => night?.onDone(invocation),
  })
  const queues = createQueues({
    time,
    random: deliveries,
    duplicated: rates.duplicated,
    queues: functions.queuesOf(stems),
  })
  services.SES = mailbox.serve
  services.SQS = queues.serve
  services['Bedrock Runtime'] = serveModel
  const night = options.hasNightBatch
    ? createNight({
        time,
        random: nights,
        table,
        goals,
        start: START,
        duplicated: rates.duplicated,
        react: functions.react,
        report: (event) => functions.report('batchJobs', event),
      })
    : undefined
  if (night) Object.assign(services, night.services, { DynamoDB: night.watch(serveTable) })
  services['Secrets Manager'] = () => ({
    SecretString: JSON.stringify({ key: 'key-of-the-links-of-the-simulation-2026' }),
  })

  const outageAt = oracleDue(busiest.zone, localDate(busiest.zone, START + 24 * HOUR_MS), '07:00')
  const outage: FaultPlan = ({ service, at }) =>
    options.hasOutage && service === 'SES' && at >= outageAt && at < outageAt + HOUR_MS ? 'server-error' : undefined
  const random = createFaultPlan(rates, draws)
  // Other faults do not meet the retries of poisoned mails, so that a missing dead letter is a fault of the product.
  const shelter: FaultPlan = (call) => {
    const fault = random(call)
    if (poisoned === undefined || fault === undefined || fault === 'throttle') return fault
    return JSON.stringify(invocations.getStore()?.payload).includes(poisoned.userId) ? undefined : fault
  }
  plan = either(outage, poisoned ? shelter : random)

  const end = START + options.days * 24 * HOUR_MS
  for (const { schedule, fire } of functions.schedulesOf(stems)) {
    const every = schedule.everyMinutes * MINUTE_MS
    for (let at = START + every; at <= end; at += every) {
      const again = deliveries() < rates.duplicated
      time.at(at, () => void invocations.exit(() => fire(at)))
      if (again) time.at(at + deliveries() * MINUTE_MS, () => void invocations.exit(() => fire(at)))
      if (deliveries() < rates.early) time.at(at - every, () => void invocations.exit(() => fire(at)))
    }
  }
  night?.acts.plan()
  Object.assign(units, { read: 0, write: 0 })
  await time.run(end + DRAIN_MS)

  const due = goals
    .filter(({ isMailed }) => isMailed)
    .flatMap((goal) =>
      listDueDates(goal.zone, goal.time, START, end).map((date) => ({
        goal,
        date,
        at: oracleDue(goal.zone, date, goal.time),
        isPoisoned: goal.email === poisoned?.email,
      })),
    )
    .filter(({ goal, at }) => at <= (night?.acts.deletedAt.get(goal.id) ?? at))
  return {
    /** Begin of the run (epoch milliseconds). */
    start: START,
    goals,
    due,
    mails: mailbox.accepted,
    /** Whether the mail of a goal's day is stored as sent. */
    isMarked: ({ userId, id }: SimulatedGoal, date: string): boolean =>
      table.read(`USER#${userId}`, `MOTIVATION#${id}#${date}`)?.mail === 'sent',
    /** Mails for which it is unknown whether SES accepted them, as `<goal>#<date>`. */
    unknown,
    /** What the nights with batch jobs left; undefined where there are none. */
    night: night?.report(),
    deadLetters: queues.deadLetters,
    maxPerSecond,
    calls,
    units,
    requests: queues.count(),
    functions: functions.counts,
  }
}
