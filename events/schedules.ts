import * as z from 'zod/mini'

/**
 * The clocks of the product. Both tick in UTC and look at every zone that people live in: a tick names the instant it
 * stands for, so a late or repeated tick does the work of its own window and no other.
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

/** Puts the day's generation on its queue for every zone in which it is 2 AM, an hour before the day turns. */
export const dispatchDailyGeneration: ScheduleDefinition = {
  name: 'dispatch-daily-generation',
  cron: { minute: '0/15', hour: '*' },
  zone: 'UTC',
  everyMinutes: 15,
}

/** Puts the wake-up mails on their queue that fall due in the five minutes up to the tick. */
export const dispatchWakeUpMails: ScheduleDefinition = {
  name: 'dispatch-wake-up-mails',
  cron: { minute: '0/5', hour: '*' },
  zone: 'UTC',
  everyMinutes: 5,
}

/** Puts a look at every customer of Stripe on its queue, once a night. */
export const reconcileSubscriptions: ScheduleDefinition = {
  name: 'reconcile-subscriptions',
  cron: { minute: '20', hour: '8' },
  zone: 'UTC',
  everyMinutes: 24 * 60,
}

/** Tells of the trials that end, three days before and when they do, in the hour up to the tick. */
export const announceTrialEnds: ScheduleDefinition = {
  name: 'announce-trial-ends',
  cron: { minute: '5', hour: '*' },
  zone: 'UTC',
  everyMinutes: 60,
}

/** Local time at which a day's motivation is written, before the day turns at 3 AM and before the mails. */
export const GENERATION_TIME = '02:00'
