import { isMorningOver } from '#domain/motivation/mail-due.ts'
import type { Day } from '#domain/time/day.ts'
import { HOUR_MS } from '#domain/time/units.ts'
import type { DeliveryStore, MailKey, UnprovenClaim } from '#functions/adapters/dynamodb/delivery.ts'
import type { PersonMail, PersonMailStore } from '#functions/adapters/dynamodb/person-mails.ts'
import type { Log } from '#functions/runtime/log.ts'
import { countMetric } from '#functions/runtime/metrics.ts'

/** SES reports within seconds that it accepted a mail. A claim that is not marked as sent after this time was not sent. */
export const PROOF_MS = HOUR_MS

/** Longer than a worker runs. SQS returns the message of a worker that died after a longer time. */
const WORKING_MS = 130_000

type Deps = {
  delivery: Pick<DeliveryStore, 'findUnprovenClaim' | 'releaseUnproven'>
  personMails: Pick<PersonMailStore, 'openClaim' | 'findUnprovenClaim' | 'releaseUnproven'>
  now: () => number
  log: Pick<Log, 'warn'>
}

/** The date and local time (HH:MM) of the mail. */
type Due = { zone: string; date: Day; time: string }

/**
 * What becomes of an unproven mail (MAIL-2, ADR 245). 'settled': an event proved it, or another worker has the mail. 'late': the
 * morning of the mail is over. 'released': the mail is due again, because an hour passed without an event, or because an earlier
 * delivery of the message released it. Otherwise the mail's present claim, and the milliseconds until its hour is over.
 */
type Proof = 'settled' | 'late' | 'released' | { unproven: string; after: number }

const prove = async (
  { now, log }: Pick<Deps, 'now' | 'log'>,
  met: 'due' | UnprovenClaim | undefined,
  { zone, date, time }: Due,
  about: Record<string, unknown>,
  release: (claim: string) => Promise<boolean>,
): Promise<Proof> => {
  if (met === undefined || met === 'due') return met === 'due' ? 'released' : 'settled'
  const after = met.at + PROOF_MS - now()
  if (after > 0) return { unproven: met.claim, after }
  if (isMorningOver(now(), zone, date, time)) {
    log.warn('mail not proven', { ...about, date })
    countMetric('UnprovenMails', 'send-mails')
    return 'late'
  }
  return (await release(met.claim)) ? 'released' : 'settled'
}

/** Finds out what becomes of the unproven mail of a goal's day. */
export const proveMail = async (deps: Deps, mail: MailKey, unproven: string, due: Due): Promise<Proof> =>
  prove(deps, await deps.delivery.findUnprovenClaim(mail, unproven), due, { goal_id: mail.goal_id }, (claim) =>
    deps.delivery.releaseUnproven(mail, claim, deps.now()),
  )

/**
 * Finds out what becomes of an unproven mail to a person (ADR 209). Undefined when the claim is not one of this mail. `releaseParts` is called
 * before the release.
 */
export const provePersonMail = async (
  deps: Deps,
  { userId, what }: { userId: string; what: PersonMail },
  unproven: string,
  due: Due,
  releaseParts: (claim: string) => Promise<unknown> = async () => undefined,
): Promise<Proof | undefined> => {
  const met = await deps.personMails.findUnprovenClaim(userId, what, due.date, unproven)
  if (met === undefined) return undefined
  return prove(deps, met, due, { user_id: userId, mail: what }, async (claim) => {
    await releaseParts(claim)
    return deps.personMails.releaseUnproven(userId, what, claim)
  })
}

/**
 * Called by a worker that finds a person's mail claimed. Does nothing when it is marked, or when another worker may still send it, whose
 * message comes back if it dies. Otherwise it waits for the proof of the claim.
 */
export const holdPersonMail = async (
  { personMails, now }: Deps,
  userId: string,
  what: PersonMail,
  date: Day,
): Promise<'settled' | { unproven: string; after: number }> => {
  const open = await personMails.openClaim(userId, what, date)
  return open && now() - open.at > WORKING_MS ? { unproven: open.claim, after: PROOF_MS } : 'settled'
}
