import * as z from 'zod/mini'
import type { Account } from '#domain/accounts/account.ts'
import { identityProvider } from '#domain/accounts/identity-provider.ts'
import { mailStop } from '#domain/accounts/mail-stop.ts'
import { billingState } from '#domain/billing/billing-state.ts'
import { isTier } from '#domain/billing/plans.ts'
import { eveningSetting } from '#domain/evening/evening-question.ts'
import { canonicalZone, readZone } from '#domain/time/canonical-zone.ts'
import { day } from '#domain/time/day.ts'
import { DEFAULT_DAY_START_HOUR, DEFAULT_ZONE, dayStartHour } from '#domain/time/zone.ts'
import { accountKey, emailLookup, parseUserId } from './keys.ts'
import { keyText, noteBad, readItem } from './read-item.ts'
import type { Item } from './table.ts'

const instant = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))))

const accountItem = z.object({
  pk: z.string(),
  email: z.string(),
  email_at: z.optional(z.number()),
  display_name: z.nullable(z.string()),
  name_chosen: z.optional(z.literal(true)),
  identity_provider: z.optional(identityProvider),
  trial_expires_at: z.nullable(instant),
  zone: z.string(),
  zone_changes: z.optional(z.object({ since: z.number(), count: z.int() })),
  zone_chosen: z.optional(z.literal(true)),
  day_start_hour: dayStartHour,
  held_day: z.optional(
    z.object({
      day,
      until: z.number(),
      before: z.optional(z.object({ zone: z.string(), dayStartHour: z.int(), until: z.number() })),
    }),
  ),
  mails_off: z.optional(z.literal(true)),
  evening: z.optional(eveningSetting),
  morning_push: z.optional(z.literal(true)),
  streak_hidden: z.optional(z.literal(true)),
  mails_together: z.optional(z.literal(true)),
  week_letter: z.optional(z.literal(true)),
  mails_token: z.optional(z.string()),
  mail_stop: z.optional(mailStop),
  closing_at: z.optional(z.string()),
  goal_count: z.int(),
  aside_count: z._default(z.int(), 0),
  subscribed: z._default(z.boolean(), false),
  subscription_tier: z._default(z.nullable(z.string()), null),
  subscription_end: z._default(z.nullable(instant), null),
  subscription_state: z.optional(billingState),
  created_at: z.string(),
  updated_at: z.string(),
})

/** Values for unreadable fields of an account (ADR 102). */
const SPARE = {
  email_at: undefined,
  display_name: null,
  name_chosen: true,
  identity_provider: undefined,
  trial_expires_at: null,
  zone: DEFAULT_ZONE,
  zone_changes: undefined,
  zone_chosen: undefined,
  day_start_hour: DEFAULT_DAY_START_HOUR,
  held_day: undefined,
  mails_off: true,
  evening: undefined,
  morning_push: undefined,
  streak_hidden: true,
  mails_together: true,
  week_letter: true,
  mails_token: undefined,
  mail_stop: undefined,
  goal_count: 0,
  aside_count: 0,
  subscribed: false,
  subscription_tier: null,
  subscription_end: null,
  subscription_state: undefined,
}

/** The canonical zone, and the stored name if it differs (DAY-6). */
const readStoredZone = (item: Item): Pick<Account, 'zone' | 'stored_zone'> => {
  const name = typeof item.zone === 'string' ? item.zone : ''
  const zone = readZone(name)
  if (canonicalZone(name) === undefined) noteBad('value-replaced', { key: keyText(item), fields: ['zone'] })
  return zone === name ? { zone } : { zone, stored_zone: name }
}

const readHeldDay = (held: Account['held_day']): Account['held_day'] =>
  held?.before ? { ...held, before: { ...held.before, zone: readZone(held.before.zone) } } : held

/** Parses an account item. Unreadable fields get spare values and are logged. Throws when the key is unreadable. */
export const accountOfItem = (item: Item): Account => {
  const read = readItem(accountItem, item, SPARE)
  const { pk, zone: _, held_day, subscribed, subscription_tier, subscription_end, subscription_state, ...rest } = read
  if (subscription_tier !== null && !isTier(subscription_tier))
    noteBad('value-replaced', { key: keyText(item), fields: ['subscription_tier'], tier: subscription_tier })
  return {
    id: parseUserId(pk),
    ...rest,
    ...readStoredZone(item),
    ...(held_day && { held_day: readHeldDay(held_day) }),
    subscription: { subscribed, subscription_tier, subscription_end, state: subscription_state },
  }
}

export const itemOfAccount = ({
  id,
  stored_zone: __,
  subscription: { state: _, ...subscription },
  ...rest
}: Account): Item => ({
  ...accountKey(id),
  ...emailLookup(rest.email),
  ...rest,
  ...subscription,
})
