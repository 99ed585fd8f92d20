import * as z from 'zod/mini'

/**
 * The schedules, in UTC. A tick carries its scheduled time, so that a late or repeated tick handles its own window only.
 */
export type ScheduleDefinition = {
  readonly name: string
  /** Minute, hour, day, month, weekday, year: the fields of an EventBridge cron expression. */
  readonly cron: { readonly minute: string; readonly hour: string }
  readonly zone: string
  /** Length of the window that ends with the tick, in minutes. */
  readonly everyMinutes: number
}

/** The payload of every tick. */
export const tick = z.strictObject({
  scheduledTime: z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
})

/** Queues the generation of the day's texts for every zone at 2 AM local time, an hour before the default day start (TEXT-4). */
export const dispatchDailyGeneration: ScheduleDefinition = {
  name: 'dispatch-daily-generation',
  cron: { minute: '0/15', hour: '*' },
  zone: 'UTC',
  everyMinutes: 15,
}

/** Queues the wake-up mails that fall due in the five minutes before the tick (MAIL-1). */
export const dispatchWakeUpMails: ScheduleDefinition = {
  name: 'dispatch-wake-up-mails',
  cron: { minute: '0/5', hour: '*' },
  zone: 'UTC',
  everyMinutes: 5,
}

/** Queues the evening questions whose hour came in the five minutes before the tick (EVENING-1). */
export const dispatchEveningQuestions: ScheduleDefinition = {
  name: 'dispatch-evening-questions',
  cron: { minute: '0/5', hour: '*' },
  zone: 'UTC',
  everyMinutes: 5,
}

/** Queues the nightly reconciliation of all Stripe customers (PLAN-9). */
export const reconcileSubscriptions: ScheduleDefinition = {
  name: 'reconcile-subscriptions',
  cron: { minute: '20', hour: '8' },
  zone: 'UTC',
  everyMinutes: 24 * 60,
}

/** Announces trials that end now or in three days, for the hour before the tick (ADR 054). */
export const announceTrialEnds: ScheduleDefinition = {
  name: 'announce-trial-ends',
  cron: { minute: '5', hour: '*' },
  zone: 'UTC',
  everyMinutes: 60,
}

/** Local time at which a day's text is generated: before the default day start and before the mails (TEXT-4). */
export const GENERATION_TIME = '02:00'

/*
 * Local times of a night with a batch job (ADR 255). The job starts at GENERATION_TIME and has the goals whose mail leaves from
 * BATCHED_FROM on; those before it are generated on demand at once.
 */

export const BATCHED_FROM = '06:00'
export const BEFORE_BATCHED = '05:59'

/** At this time the answers are looked for whether or not Bedrock sent an event. */
export const BATCH_LOOK_TIME = '04:30'

/** At this time the texts that are still missing are generated on demand. */
export const BATCH_FILL_TIME = '05:00'
