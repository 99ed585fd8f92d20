import { contract as fetchUserGoals } from '#functions/goals/fetch-user-goals/contract.ts'
import { chooseThrottle } from '../../infra/route-throttles.ts'
import { stages } from '../../infra/stages.ts'
import { CALL, HABITS, MAIL, TEXT } from './usage.ts'

/** The largest morning: this share of all goals lives in one zone and has one time of day. */
const LARGEST_SLOT = 0.3
/** The largest slot is sent within 15 minutes. */
const DRAIN_SECONDS = 900
/** From the texts at 02:00 (`GENERATION_TIME`) to the mails at 07:00. */
const NIGHT_SECONDS = 5 * 3600
/** The busiest hour has this share of a day's openings. */
const BUSIEST_HOUR = 0.2
/** What the limiter of SES leases of the account's rate (ADR 244). */
const LEASED = 0.9
/** A page of mails is read and the next one is queued and received: the pages of a shard begin one after another (ADR 243). */
const BETWEEN_PAGES_SECONDS = 0.2
/** Goals that the index lists for a page (`PAGE`). */
const PAGE = MAIL.page

export type Limit = {
  name: string
  /** What the limit allows today, in `unit`. */
  allows: number
  unit: string
  /** What `goals` need of it, in `unit`. */
  needs: (goals: number) => number
  /** The setting or quota that moves it. */
  moved: string
}

const mailsASecond = (goals: number): number => (goals * LARGEST_SLOT) / DRAIN_SECONDS
const textsASecond = (goals: number): number => (goals * LARGEST_SLOT) / NIGHT_SECONDS
const openingsASecond = (goals: number): number =>
  ((goals / HABITS.goals) * (HABITS.openDays / HABITS.days) * BUSIEST_HOUR) / 3600

const pageOfMails = (MAIL.page / MAIL.sideBySide) * MAIL.seconds + BETWEEN_PAGES_SECONDS
const pageOfTexts = (PAGE / TEXT.sideBySide) * TEXT.seconds + BETWEEN_PAGES_SECONDS

const { deliveryShards, deliveryWorkers, generationWorkers, sesMaxPerSecond, lambdaConcurrency } = stages.prod

const concurrency = (goals: number): number =>
  openingsASecond(goals) * CALL.atAnOpening * CALL.seconds + Number(deliveryWorkers) + Number(generationWorkers)

const route = chooseThrottle(fetchUserGoals)

/** Every limit that a growing number of goals meets. Each need grows with the goals. */
export const LIMITS: Limit[] = [
  {
    name: 'SES: mails a day, new account',
    ...{ allows: 50_000, unit: 'mails a day', needs: (goals) => goals },
    moved: "SES's sending quota",
  },
  {
    name: 'SES: mails a second, new account',
    ...{ allows: 14 * LEASED, unit: 'mails a second', needs: mailsASecond },
    moved: "SES's maximum send rate",
  },
  {
    name: 'Setting of the SES rate',
    ...{ allows: Number(sesMaxPerSecond) * LEASED, unit: 'mails a second', needs: mailsASecond },
    moved: '`sesMaxPerSecond`, up to 10,000',
  },
  {
    name: 'Workers of the delivery queue',
    ...{ allows: (Number(deliveryWorkers) * MAIL.page) / pageOfMails, unit: 'mails a second', needs: mailsASecond },
    moved: '`deliveryWorkers`, up to 1,000',
  },
  {
    name: 'Shards of a zone, mails',
    ...{
      allows: (Number(deliveryShards) * MAIL.page) / BETWEEN_PAGES_SECONDS,
      unit: 'mails a second',
      needs: mailsASecond,
    },
    moved: '`deliveryShards`, up to 64',
  },
  {
    name: 'Shards of a zone, texts',
    ...{ allows: (Number(deliveryShards) * PAGE) / BETWEEN_PAGES_SECONDS, unit: 'texts a second', needs: textsASecond },
    moved: '`deliveryShards`, up to 64',
  },
  {
    name: 'Workers of the generation queue',
    ...{ allows: (Number(generationWorkers) * PAGE) / pageOfTexts, unit: 'texts a second', needs: textsASecond },
    moved: '`generationWorkers`, up to 1,000, and the tokens a minute of the model',
  },
  {
    name: "API Gateway: the dashboard's route",
    ...{ allows: route.rateLimit, unit: 'requests a second', needs: openingsASecond },
    moved: '`ROUTE` in `infra/route-throttles.ts`',
  },
  {
    name: 'Lambda: concurrent executions, new account',
    ...{ allows: 10, unit: 'executions', needs: concurrency },
    moved: "Lambda's quota, then `lambdaConcurrency`",
  },
  {
    name: 'Lambda: concurrent executions, as set',
    ...{ allows: Number(lambdaConcurrency), unit: 'executions', needs: concurrency },
    moved: "Lambda's quota, then `lambdaConcurrency`",
  },
  {
    name: 'Table: writes a second of a table, default quota',
    ...{ allows: 40_000, unit: 'write units', needs: (goals) => mailsASecond(goals) * MAIL.writes },
    moved: "DynamoDB's quota of a table",
  },
  {
    name: 'Table: the partition of a shard in the index',
    ...{
      allows: 3000 * Number(deliveryShards),
      unit: 'read units',
      // An entry of the index is below 300 bytes, and the read is eventually consistent.
      needs: (goals: number) => (mailsASecond(goals) * 300) / 8192,
    },
    moved: '`deliveryShards`, up to 64',
  },
]

/** Tokens a minute that the texts of the largest slot need, within the night. */
export const tokensAMinute = (goals: number): number =>
  textsASecond(goals) * 60 * (TEXT.inputTokens + TEXT.outputTokens)

const MOST_GOALS = 1e12

/** The number of goals up to which a limit suffices, by bisection. 0 when it does not suffice for one goal. */
export const sufficesFor = ({ allows, needs }: Limit): number => {
  let low = 0
  let high = MOST_GOALS
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (needs(middle) <= allows) low = middle
    else high = middle
  }
  return low
}
