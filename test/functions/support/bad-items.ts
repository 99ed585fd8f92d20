import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { customerLookup } from '#functions/adapters/dynamodb/keys.ts'
import type { Caller } from '#test/support/call.ts'
import { NOON } from '#test/support/functions.ts'
import { change, put } from '#test/support/reactions.ts'

const TODAY = '2026-11-24'
export const DAY = '2026-11-25'

export type Person = Caller & { goalId: string }
type Poison = (person: Person) => Promise<void>

export const sk = (person: Person, kind: string, date: string) => `${kind}#${person.goalId}#${date}`
export const goalKey = ({ goalId }: Person) => `ACCOUNT#GOAL#${goalId}`

/** Ways to damage a stored item of a person, by name, before the day begins. */
export const AT_ONCE: Record<string, Poison> = {
  'an account without an e-mail address': (ann) => change(ann, 'ACCOUNT', { email: 7 }),
  'an account in a zone that is none': (ann) => change(ann, 'ACCOUNT', { zone: 'IST' }),
  'an account with a day that cannot be read': (ann) =>
    change(ann, 'ACCOUNT', { held_day: { day: 'never' }, day_start_hour: 99 }),
  'an unknown subscription tier': (ann) =>
    change(ann, 'ACCOUNT', { subscribed: true, subscription_tier: 'Gold Plan', subscription_end: null }),
  'an unknown subscription state': (ann) => change(ann, 'ACCOUNT', { subscription_state: 'thinking' }),
  'a trial end that is no date': (ann) => change(ann, 'ACCOUNT', { trial_expires_at: 'soon' }),
  'a goal in an unknown tone and circle': (ann) => change(ann, goalKey(ann), { tone: 'loud', circle_type: 'Chess' }),
  'a goal of an unknown kind, with a plan that cannot be read': (ann) =>
    change(ann, goalKey(ann), {
      chosen_kind: 'chess',
      plan_when: 7,
      plan_then: null,
      obstacle: ['x'],
      slot: 'first',
      confirmed_at: 7,
    }),
  'a goal without a title': (ann) => change(ann, goalKey(ann), { title: 7 }),
  'a goal with a date that does not exist': (ann) => change(ann, goalKey(ann), { target_date: '2026-02-30' }),
  'a goal that was made never': (ann) => change(ann, goalKey(ann), { created_at: 'never' }),
  'a ledger row that cannot be read': (ann) => change(ann, sk(ann, 'DAY', TODAY), { checked_in_at: 7 }),
  'a ledger row of no day': (ann) => put(ann, sk(ann, 'DAY', 'someday'), { checked_in_at: NOON }),
  'a run that cannot be read': (ann) => change(ann, `ACCOUNT#RUN#${ann.goalId}`, { history: 'zz', last_day: 7 }),
  'a count of nudges that is no number': (ann) => put(ann, `ACCOUNT#NUDGES#${TODAY}`, { count: 'many' }),
  'a motivation of the night that cannot be read': (ann) => put(ann, sk(ann, 'MOTIVATION', DAY), { message: 7 }),
  'a trial with a claim that cannot be read': (ann) => change(ann, 'TRIAL', { ending_claimed: 'x' }),
  'a customer whom Stripe does not know': (ann) => change(ann, 'CUSTOMER', customerLookup('cus_gone')),
  'a list of zones with a name that is none': async () => {
    await DynamoDBDocumentClient.from(new DynamoDBClient()).send(
      new UpdateCommand({
        TableName: process.env.TABLE_NAME,
        Key: { pk: 'ZONES', sk: 'ZONES' },
        UpdateExpression: 'ADD zones :names',
        ExpressionAttributeValues: { ':names': new Set(['IST', 'Mars/Olympus']) },
      }),
    )
  },
}

/** Ways to damage a stored text of the day, after the nightly run. */
export const AFTER_THE_NIGHT: Record<string, Poison> = {
  'a mail whose text cannot be read': (ann) => change(ann, sk(ann, 'MOTIVATION', DAY), { message: 7 }),
  'a mail without an address': (ann) => change(ann, sk(ann, 'MOTIVATION', DAY), { to: 7 }),
  'a mail in an unknown tone, with a week that cannot be read': (ann) =>
    change(ann, sk(ann, 'MOTIVATION', DAY), { tone: 'loud', source: 'a friend', week: 'x' }),
}
