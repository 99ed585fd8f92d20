import * as z from 'zod/mini'
import type { Day } from '#domain/time/day.ts'
import { isWritten } from './condition-failed.ts'
import { readOpenClaim, readUnprovenClaim, type UnprovenClaim } from './delivery.ts'
import { accountKey } from './keys.ts'
import type { Table } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | claim and settle a person's mail of a date | USER#<sub> / ACCOUNT | | send-mails, record-mail-event (sent) | 1 to 2 WRU each |
 * | its claim | the same | | send-mails, where it is claimed already | 1 RRU |
 *
 * `morning_mail` and `letter_mail` go from absent or 'due' to 'claimed' to 'sent' or 'refused', as the mail of a goal's day does
 * (delivery.ts). They are attributes of the account, so that one condition checks the person's choice and claims the mail (ADR 237).
 * A claim of a later date replaces the one before. `…_at` is when it was claimed, `…_released` the last claim that no event of SES
 * proved within an hour (ADR 209).
 */

/** A mail that a person gets once on a date: one for all goals (MAIL-24), or the Sunday letter. */
export type PersonMail = 'morning' | 'letter'

/** The attribute that a person has who chose the mail. */
const CHOSEN: Record<PersonMail, string> = { morning: 'mails_together', letter: 'week_letter' }

const stateSchema = z.object({
  mail: z.string(),
  claim: z.optional(z.string()),
  date: z.string(),
  at: z.optional(z.number()),
  released: z.optional(z.string()),
})

export type PersonMailStore = ReturnType<typeof createPersonMailStore>

export const createPersonMailStore = (table: Table) => {
  const nameAttributes = (what: PersonMail) => ({
    '#mail': `${what}_mail`,
    '#claim': `${what}_claim`,
    '#date': `${what}_date`,
    '#at': `${what}_at`,
  })

  /** Returns whether the claim had no mark yet. */
  const settle = (userId: string, what: PersonMail, claimId: string, state: 'sent' | 'due' | 'refused') =>
    // The condition fails when the account was deleted meanwhile, or the mail claimed by another worker. A mail that has a mark keeps
    // it: its claim id stays stored, so the id alone would make a sent mail due again.
    isWritten(
      table.update({
        Key: accountKey(userId),
        UpdateExpression: `SET #mail = :state${state === 'due' ? ' REMOVE #claim' : ''}`,
        ConditionExpression: '#claim = :claim AND #mail = :claimed',
        ExpressionAttributeNames: { '#mail': `${what}_mail`, '#claim': `${what}_claim` },
        ExpressionAttributeValues: { ':state': state, ':claim': claimId, ':claimed': 'claimed' },
      }),
    )

  /** The state of the person's mail of a date. Undefined when nothing claimed one of that date. */
  const read = async (userId: string, what: PersonMail, date: Day) => {
    const names = { ...nameAttributes(what), '#released': `${what}_released` }
    const item = await table.get({
      Key: accountKey(userId),
      ConsistentRead: true,
      ProjectionExpression: Object.keys(names).join(', '),
      ExpressionAttributeNames: names,
    })
    const found = stateSchema.safeParse(
      item && Object.fromEntries(Object.entries(names).map(([name, stored]) => [name.slice(1), item[stored]])),
    )
    return found.success && found.data.date === date ? found.data : undefined
  }

  return {
    /**
     * Claims the person's mail of a date for one worker. False when it was claimed or sent, when one of a later date was, and when
     * the account is deleted, is being deleted, or no longer chooses the mail. `now` in epoch milliseconds.
     */
    claim: (userId: string, what: PersonMail, date: Day, claimId: string, now: number): Promise<boolean> =>
      isWritten(
        table.update({
          Key: accountKey(userId),
          UpdateExpression: 'SET #mail = :claimed, #claim = :claim, #date = :date, #at = :now',
          // A claim of the same id is this worker's: the client repeated a call whose answer was lost.
          ConditionExpression: `attribute_exists(#chosen) AND attribute_not_exists(mails_off) AND attribute_not_exists(closing_at)
            AND (attribute_not_exists(#date) OR #date < :date OR (#date = :date AND (#mail = :due OR (#mail = :claimed AND #claim = :claim))))`,
          ExpressionAttributeNames: { ...nameAttributes(what), '#chosen': CHOSEN[what] },
          ExpressionAttributeValues: {
            ':claimed': 'claimed',
            ':due': 'due',
            ':claim': claimId,
            ':date': date,
            ':now': now,
          },
        }),
      ),

    /** The claim of a date's mail that has no mark, and when it was made (epoch milliseconds). */
    async openClaim(userId: string, what: PersonMail, date: Day): Promise<UnprovenClaim | undefined> {
      const met = await read(userId, what, date)
      return met && readOpenClaim(met)
    },

    /** The claim that a message with an unproven claim waits for, as `readUnprovenClaim` says. */
    async findUnprovenClaim(
      userId: string,
      what: PersonMail,
      date: Day,
      unproven: string,
    ): Promise<'due' | UnprovenClaim | undefined> {
      return readUnprovenClaim(await read(userId, what, date), unproven)
    },

    /** Makes a claim due again that has no mark, and stores which one it was. False when it has a mark by now. */
    releaseUnproven: (userId: string, what: PersonMail, claimId: string): Promise<boolean> =>
      isWritten(
        table.update({
          Key: accountKey(userId),
          UpdateExpression: 'SET #mail = :due, #released = :claim REMOVE #claim',
          ConditionExpression: '#claim = :claim AND #mail = :claimed',
          ExpressionAttributeNames: {
            '#mail': `${what}_mail`,
            '#claim': `${what}_claim`,
            '#released': `${what}_released`,
          },
          ExpressionAttributeValues: { ':due': 'due', ':claimed': 'claimed', ':claim': claimId },
        }),
      ),

    markSent: (userId: string, what: PersonMail, claimId: string) => settle(userId, what, claimId, 'sent'),
    markRefused: (userId: string, what: PersonMail, claimId: string) => settle(userId, what, claimId, 'refused'),
    /** Only when SES certainly did not accept the mail. */
    markDue: (userId: string, what: PersonMail, claimId: string) => settle(userId, what, claimId, 'due'),
  }
}
