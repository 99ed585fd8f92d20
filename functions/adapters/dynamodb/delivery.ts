import * as z from 'zod/mini'
import type { MailFacts, StreakFacts } from '#domain/motivation/mail-facts.ts'
import type { Motivation } from '#domain/motivation/motivation.ts'
import type { Day } from '#domain/time/day.ts'
import { ConditionFailed, isWritten } from './condition-failed.ts'
import { motivationKey } from './keys.ts'
import { factsOfItem, isOutdated, motivationOfItem } from './motivation-item.ts'
import { packWeek } from './packed-week.ts'
import { readable } from './read-item.ts'
import type { Item, Table } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | claim the mail of a goal's day | USER#<sub> / MOTIVATION#<goal>#<date> | | send-mails | 1 WRU |
 * | update its streak while it is due | the same | | refresh-wake-up-mail | 1 WRU |
 * | end its access while it is due | the same | | sync-customer, sync-subscription, mend-subscriptions, update-subscription | 1 WRU |
 * | withhold it, or make it due again | the same | | pause-goal, update-goal | 1 WRU |
 * | mark it as sent, due again, refused or skipped | the same | | send-mails | 1 WRU |
 * | mark it as sent by an event of SES | the same | | record-mail-event | 1 RRU, 1 WRU where the mark is missing |
 * | its claim, an hour later | the same | | send-mails | 1 RRU |
 *
 * `mail` goes from 'due', or from 'withheld' while its goal is set aside, to 'claimed' to 'sent', to 'refused' for an
 * address that SES rejects permanently, or to 'skipped' on a day without a mail (MAIL-18). A claim goes back
 * to 'due' if SES did not accept the mail, or if no event of SES proved within an hour that it did (MAIL-2, ADR 245). Then `released`
 * is the id of that claim: the message that waits for it goes on with the mail, also when its first delivery died after the release.
 */

export type MailKey = { user_id: string; goal_id: string; date: Day }

/** Facts that an item has only where they are true. */
const FLAGS = ['offers_rest', 'streak_hidden'] as const

export type Claim =
  | { outcome: 'claimed'; motivation: Motivation; facts: MailFacts; isOutdated: boolean }
  /** No text was written for the day. */
  | { outcome: 'unwritten' }
  /** It was sent or refused, or another worker claimed it: `unproven` is the id of a claim that has no mark yet. */
  | { outcome: 'taken'; unproven?: string }
  /** Access ended before the mail's time, by the stored `until`. */
  | { outcome: 'access-ended' }
  /** Claimed, but the stored item is unreadable. */
  | { outcome: 'unreadable' }

const claimedFrom = (item: Item): Claim =>
  readable(item, (read) => ({
    outcome: 'claimed',
    motivation: motivationOfItem(read),
    facts: factsOfItem(read),
    isOutdated: isOutdated(read),
  })) ?? { outcome: 'unreadable' }

const text = z.object({ S: z.string() })
/** The old item of a failed condition in attribute-value form: the document client does not convert errors. */
const metItem = z.object({ Item: z.optional(z.object({ mail: text, claim: z.optional(text) })) })

/** A claim without a mark, and when it was made (epoch milliseconds). */
export type UnprovenClaim = { claim: string; at: number }

const claimState = z.object({
  mail: z.string(),
  claim: z.optional(z.string()),
  mail_at: z.optional(z.number()),
  released: z.optional(z.string()),
})

/** The state of a claimed mail, as it is stored; `at` in epoch milliseconds. */
type ClaimState = {
  mail: string
  claim?: string | undefined
  at?: number | undefined
  released?: string | undefined
}

/** The claim of a mail that has no mark. */
export const readOpenClaim = ({ mail, claim, at = 0 }: ClaimState): UnprovenClaim | undefined =>
  mail === 'claimed' && claim !== undefined ? { claim, at } : undefined

/**
 * The claim that the sender of a message with an unproven claim waits for: its own, or one of the mail after its own was released. 'due' when its
 * own was released and the mail is due. Undefined when there is nothing to wait for: the mail has a mark, or another worker has it.
 */
export const readUnprovenClaim = (met: ClaimState | undefined, unproven: string): 'due' | UnprovenClaim | undefined => {
  if (!met || (met.claim !== unproven && met.released !== unproven)) return undefined
  return met.mail === 'due' ? 'due' : readOpenClaim(met)
}

export type DeliveryStore = ReturnType<typeof createDeliveryStore>

export const createDeliveryStore = (table: Table) => {
  const settle = async (
    mail: MailKey,
    claimId: string,
    state: 'sent' | 'due' | 'refused' | 'skipped',
    now: number,
    released?: string,
  ) => {
    // The condition fails when the goal was deleted meanwhile. A mail that has a mark is never due again.
    return isWritten(
      table.update({
        Key: motivationKey(mail.user_id, mail.goal_id, mail.date),
        UpdateExpression: `SET mail = :state, mail_at = :now${released === undefined ? '' : ', released = :released'}${state === 'due' ? ' REMOVE claim' : ''}`,
        ConditionExpression: `claim = :claim${state === 'due' ? ' AND mail = :claimed' : ''}`,
        ExpressionAttributeValues: {
          ':state': state,
          ':now': now,
          ':claim': claimId,
          ...(state === 'due' && { ':claimed': 'claimed' }),
          ...(released !== undefined && { ':released': released }),
        },
      }),
    )
  }

  /** Does nothing for a mail in another state. */
  const move = async (mail: MailKey, from: 'due' | 'withheld', to: 'due' | 'withheld'): Promise<void> => {
    await isWritten(
      table.update({
        Key: motivationKey(mail.user_id, mail.goal_id, mail.date),
        UpdateExpression: 'SET mail = :to',
        ConditionExpression: 'mail = :from',
        ExpressionAttributeValues: { ':from': from, ':to': to },
      }),
    )
  }

  const readClaim = async ({ user_id, goal_id, date }: MailKey) => {
    const item = await table.get({
      Key: motivationKey(user_id, goal_id, date),
      ConsistentRead: true,
      ProjectionExpression: 'mail, claim, mail_at, released',
    })
    const read = claimState.safeParse(item)
    return read.success ? read.data : undefined
  }

  return {
    /**
     * Claims the mail for one worker and returns its content. `now` in epoch milliseconds. `renewed` is given when the account
     * was just read: then the stored `until` is not checked.
     */
    async claim(mail: MailKey, claimId: string, now: number, renewed?: { until: number | undefined }): Promise<Claim> {
      const Key = motivationKey(mail.user_id, mail.goal_id, mail.date)
      try {
        const item = await table.update({
          Key,
          UpdateExpression: 'SET mail = :claimed, claim = :claim, mail_at = :now',
          ConditionExpression: `mail = :due${renewed ? '' : ' AND (attribute_not_exists(#until) OR #until > :now)'}`,
          ...(renewed ? {} : { ExpressionAttributeNames: { '#until': 'until' } }),
          ExpressionAttributeValues: { ':claimed': 'claimed', ':due': 'due', ':claim': claimId, ':now': now },
          ReturnValues: 'ALL_NEW',
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        })
        return claimedFrom(item ?? {})
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error
        const met = metItem.parse(error.cause).Item
        if (!met) return { outcome: 'unwritten' }
        if (met.claim?.S !== claimId) {
          if (met.mail.S === 'due') return { outcome: 'access-ended' }
          return { outcome: 'taken', ...(met.mail.S === 'claimed' && met.claim && { unproven: met.claim.S }) }
        }
        // The client retried after a lost response: the claim is this worker's.
        return claimedFrom((await table.get({ Key, ConsistentRead: true })) ?? {})
      }
    },

    /**
     * Updates streak and week of a mail that is due (MAIL-9), and marks its text as outdated unless its day has begun (ADR 310). Does
     * nothing for every other mail.
     */
    async refresh(
      mail: MailKey,
      { streak, week, ...facts }: StreakFacts,
      { hasBegun }: { hasBegun: boolean },
    ): Promise<void> {
      const set = FLAGS.filter((flag) => facts[flag])
      const removed = FLAGS.filter((flag) => !facts[flag])
      await isWritten(
        table.update({
          Key: motivationKey(mail.user_id, mail.goal_id, mail.date),
          UpdateExpression: `SET streak = :streak, #week = :week, silent = :silent, kept_of_30 = :kept, days_of_30 = :days, ${[
            'best = :best',
            ...set.map((flag) => `${flag} = :${flag}`),
            ...(hasBegun ? [] : ['outdated = :outdated']),
          ].join(', ')}${removed.length > 0 ? ` REMOVE ${removed.join(', ')}` : ''}`,
          ConditionExpression: 'mail = :due',
          ExpressionAttributeNames: { '#week': 'week' },
          ExpressionAttributeValues: {
            ':streak': streak,
            ':week': packWeek(week),
            ':silent': facts.silent ?? 0,
            ':kept': facts.kept_of_30 ?? 0,
            ':days': facts.days_of_30 ?? 0,
            ':best': facts.best ?? 0,
            ...Object.fromEntries(set.map((flag) => [`:${flag}`, true])),
            ...(!hasBegun && { ':outdated': true }),
            ':due': 'due',
          },
        }),
      )
    },

    /** Keeps a mail that is due from being claimed, while its goal is set aside (CARE-13). */
    withhold: (mail: MailKey) => move(mail, 'due', 'withheld'),
    /** Makes a withheld mail due again. */
    release: (mail: MailKey) => move(mail, 'withheld', 'due'),

    /** Ends the access of a mail that is not sent at `now`, in epoch milliseconds: its claim fails until the account was read. */
    async endAccess(mail: MailKey, now: number): Promise<void> {
      await isWritten(
        table.update({
          Key: motivationKey(mail.user_id, mail.goal_id, mail.date),
          UpdateExpression: 'SET #until = :now',
          ConditionExpression: 'mail IN (:due, :withheld)',
          ExpressionAttributeNames: { '#until': 'until' },
          ExpressionAttributeValues: { ':now': now, ':due': 'due', ':withheld': 'withheld' },
        }),
      )
    },

    /** The claim that a message with an unproven claim waits for, as `readUnprovenClaim` says. */
    async findUnprovenClaim(mail: MailKey, unproven: string): Promise<'due' | UnprovenClaim | undefined> {
      const met = await readClaim(mail)
      return readUnprovenClaim(met && { ...met, at: met.mail_at }, unproven)
    },

    /** Makes a claim due again that has no mark, and stores which one it was. False when it has a mark by now. */
    releaseUnproven: (mail: MailKey, claimId: string, now: number) => settle(mail, claimId, 'due', now, claimId),

    /** Marks a claim as sent that has no mark yet. Returns whether it did. */
    async markProven(mail: MailKey, claimId: string, now: number): Promise<boolean> {
      const met = await readClaim(mail)
      if (met?.mail !== 'claimed' || met.claim !== claimId) return false
      return settle(mail, claimId, 'sent', now)
    },

    markSent: (mail: MailKey, claimId: string, now: number) => settle(mail, claimId, 'sent', now),
    /** Only when SES did not accept the mail, as its response or an hour without an event tells. False when it has a mark. */
    markDue: (mail: MailKey, claimId: string, now: number) => settle(mail, claimId, 'due', now),
    markRefused: (mail: MailKey, claimId: string, now: number) => settle(mail, claimId, 'refused', now),
    /** No mail leaves on this day (MAIL-18). */
    markSkipped: (mail: MailKey, claimId: string, now: number) => settle(mail, claimId, 'skipped', now),
  }
}
