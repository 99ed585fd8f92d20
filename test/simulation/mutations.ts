import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Faults of the product itself, inserted when its files are loaded. They show that a run can fail: each breaks one rule that the
 * mails depend on.
 */
type Mutation = { file: string; from: string; to: string }

const MUTATIONS: Record<string, Mutation> = {
  /** A claim takes a mail in every state (MAIL-2). */
  'claim-condition': {
    file: 'functions/adapters/dynamodb/delivery.ts',
    from: 'ConditionExpression: `mail = :due$',
    to: 'ConditionExpression: `attribute_exists(pk)$',
  },
  /** No message is too early (MAIL-5). */
  'too-early': {
    file: 'domain/motivation/mail-due.ts',
    from: 'dueAt(zone, date, time) - now',
    to: 'Math.min(0, dueAt(zone, date, time) - now)',
  },
  /** An event of SES marks nothing (MAIL-2). */
  proof: {
    file: 'functions/adapters/dynamodb/delivery.ts',
    from: "if (met?.mail !== 'claimed' || met.claim !== claimId)",
    to: 'if (met !== undefined)',
  },
  /** A message is delivered once, so a worker that dies takes its page along. */
  'retry-limit': { file: 'events/work.ts', from: 'MAX_RECEIVES = 4', to: 'MAX_RECEIVES = 1' },
  /** Mails are retried for two days (MAIL-5). */
  'last-retry': { file: 'domain/motivation/mail-due.ts', from: 'LATEST_HOURS = 12', to: 'LATEST_HOURS = 48' },
  /** The texts that the batch jobs of the night left are not generated (TEXT-27). */
  fill: {
    file: 'functions/reactions/daily-generation-due/dispatch-daily-generation/handler.ts',
    from: '...perShard(fills).map((night) => ({ ...night, from: BATCHED_FROM })),',
    to: '',
  },
  /** A night with a batch job generates no text on demand for the mails before 06:00 (TEXT-27). */
  'before-six': {
    file: 'functions/reactions/daily-generation-due/dispatch-daily-generation/handler.ts',
    from: '...perShard(timely).map((night) => ({ ...night, to: BEFORE_BATCHED })),',
    to: '',
  },
  /** An answer of a batch job replaces the text of the day, also one that was mailed (TEXT-3). */
  'replaced-text': {
    file: 'functions/reactions/batch-answers-due/keep-batch-answers/handler.ts',
    from: 'motivations: createMotivationStore(table),',
    to: 'motivations: { ...createMotivationStore(table), get: async () => undefined, keepFirst: createMotivationStore(table).save },',
  },
  /** A text is stored whether or not another one is (TEXT-3). */
  'second-text': {
    file: 'functions/adapters/dynamodb/motivation.ts',
    from: ', ...unlessStored(care)',
    to: '',
  },
  /** A text of a goal that was deleted meanwhile stays (GOAL-16). */
  'deleted-goal': {
    file: 'functions/motivation/remove-stale-text.ts',
    from: 'await deps.motivations.remove(user_id, goal_id, date)',
    to: '',
  },
  /** A batch job's answer is used although the words of the goal have changed (TEXT-27). */
  'other-question': {
    file: 'functions/adapters/bedrock/batch-record.ts',
    from: '[about, modelInput]',
    to: 'about',
  },
  /** No worker waits for its slot of the send rate (MAIL-10). */
  pace: { file: 'functions/runtime/pacer.ts', from: 'if (left > 0) await wait(left)', to: 'void left' },
}

const find = (name: string): Mutation => {
  const mutation = MUTATIONS[name]
  if (mutation) return mutation
  throw new RangeError(`--mutate takes ${Object.keys(MUTATIONS).join(', ')}, not '${name}'.`)
}

/**
 * Inserts mutations, by their names with commas in between. Must be called before the first file of the product is loaded. Throws
 * when a file no longer has the text.
 */
export const installMutations = (names: string): void => {
  const sources = new Map<string, string>()
  for (const name of names.split(',')) {
    const { file, from, to } = find(name)
    const target = new URL(`../../${file}`, import.meta.url).href
    const source = sources.get(target) ?? readFileSync(fileURLToPath(target), 'utf8')
    if (!source.includes(from)) throw new Error(`The mutation ${name} does not find its place in ${file}.`)
    sources.set(target, source.replace(from, to))
  }
  registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context)
      const source = sources.get(url.split('?')[0] ?? url)
      return source === undefined ? loaded : { ...loaded, source }
    },
  })
}
