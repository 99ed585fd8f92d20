import { parseArgs } from 'node:util'
import { ALL_FAULTS, type FaultRates, NO_FAULTS } from './faults.ts'

/** What a run simulates. The same options give the same run. */
export type SimulationOptions = {
  seed: number
  goals: number
  /** Goals above which a run is split into parts with a table and a process each. */
  part: number
  zones: number
  days: number
  shards: number
  /** Workers of the delivery queue. */
  workers: number
  /** Mails a second that SES allows. Undefined for a rate at which the largest zone is drained in 15 minutes. */
  rate: number | undefined
  rates: FaultRates
  /** Whether SES is down for an hour from 07:00 on in the zone with the most goals. */
  hasOutage: boolean
  /** Whether SES refuses the mails of one person for good, with an error that is not final. */
  hasPoison: boolean
  /** Whether batch jobs write the texts of the night, and people change and delete goals in the first one. */
  hasNightBatch: boolean
  /** Instead of the mornings: one day for each crash at a call, the first of each kind or every one. */
  crashEach: 'kinds' | 'all' | undefined
  /** Only crashes at calls whose name, such as `send-mails SES SendRawEmail`, contains this. */
  crashAt: string
  /** The faults that are put into the product: their names in mutations.ts with commas in between. */
  mutations: string | undefined
}

/** The kinds of faults that `--faults` takes. */
const FAULTS: Record<string, Partial<SimulationOptions> & { some?: Partial<FaultRates> }> = {
  none: {},
  throttle: { some: { throttled: ALL_FAULTS.throttled } },
  fail: { some: { failed: ALL_FAULTS.failed } },
  crash: { some: { crashed: ALL_FAULTS.crashed } },
  duplicate: { some: { duplicated: ALL_FAULTS.duplicated } },
  early: { some: { early: 1 } },
  outage: { hasOutage: true },
  poison: { hasPoison: true },
  all: { some: ALL_FAULTS, hasOutage: true, hasPoison: true },
}

/** A job is not created where one read of its goals fails: at a higher rate most shards would have none. */
const THROTTLED_WITH_BATCH = 0.05

const wholeNumber = (name: string, text: string): number => {
  if (!/^[1-9]\d*$/.test(text)) throw new RangeError(`--${name} must be a whole number above 0, not '${text}'.`)
  return Number(text)
}

/** Reads the command line. Throws an error that names a wrong option. */
export const readOptions = (given: string[]): SimulationOptions => {
  const { values } = parseArgs({
    args: given,
    options: {
      seed: { type: 'string', default: '1' },
      goals: { type: 'string', default: '2000' },
      part: { type: 'string', default: '5000' },
      zones: { type: 'string', default: '40' },
      days: { type: 'string', default: '3' },
      shards: { type: 'string', default: '1' },
      workers: { type: 'string', default: '2' },
      rate: { type: 'string' },
      faults: { type: 'string', default: 'all' },
      'night-batch': { type: 'boolean', default: false },
      mutate: { type: 'string' },
      'crash-each': { type: 'boolean' },
      'crash-kinds': { type: 'boolean' },
      'crash-at': { type: 'string', default: '' },
    },
  })
  const options: SimulationOptions = {
    seed: wholeNumber('seed', values.seed),
    goals: wholeNumber('goals', values.goals),
    part: wholeNumber('part', values.part),
    zones: wholeNumber('zones', values.zones),
    days: wholeNumber('days', values.days),
    shards: wholeNumber('shards', values.shards),
    workers: wholeNumber('workers', values.workers),
    rate: values.rate === undefined ? undefined : wholeNumber('rate', values.rate),
    rates: { ...NO_FAULTS },
    hasOutage: false,
    hasPoison: false,
    hasNightBatch: values['night-batch'],
    crashEach: values['crash-each'] ? 'all' : values['crash-kinds'] ? 'kinds' : undefined,
    crashAt: values['crash-at'],
    mutations: values.mutate,
  }
  for (const name of values.faults.split(',')) {
    const fault = FAULTS[name]
    if (!fault) throw new RangeError(`--faults takes ${Object.keys(FAULTS).join(', ')}, not '${name}'.`)
    const { some, ...rest } = fault
    Object.assign(options, rest)
    Object.assign(options.rates, some)
  }
  if (options.hasNightBatch) options.rates.throttled = Math.min(options.rates.throttled, THROTTLED_WITH_BATCH)
  return options
}
