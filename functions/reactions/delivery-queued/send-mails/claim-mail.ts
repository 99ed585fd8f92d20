import { readMailMoment } from '#domain/coach/brief/create-brief.ts'
import { readMailHint } from '#domain/coach/mail/mail-hint.ts'
import { mayBeMailed } from '#domain/goals/permit.ts'
import { deriveStatus } from '#domain/goals/status.ts'
import { mailFacts } from '#domain/motivation/mail-facts.ts'
import { findOpenDay } from '#domain/motivation/open-day.ts'
import { isMailDay } from '#domain/motivation/silence.ts'
import type { Care, Reason } from '#domain/safety/outcome.ts'
import { readDayKind } from '#domain/streaks/rhythm.ts'
import type { Day } from '#domain/time/day.ts'
import type { AccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import type { CareMailStore } from '#functions/adapters/dynamodb/care-mail.ts'
import type { Claim, DeliveryStore } from '#functions/adapters/dynamodb/delivery.ts'
import type { DueGoal } from '#functions/adapters/dynamodb/delivery-index.ts'
import type { GoalStore } from '#functions/adapters/dynamodb/goals.ts'
import type { MotivationStore } from '#functions/adapters/dynamodb/motivation.ts'
import { findGoal, requirePerson } from '#functions/adapters/dynamodb/person.ts'
import { libraryMotivation } from '#functions/motivation/daily-motivation/write.ts'
import { type BriefDeps, readBrief } from '#functions/motivation/read-brief.ts'
import { removeUnlessCoached } from '#functions/motivation/remove-stale-text.ts'

export type ClaimDeps = BriefDeps & {
  accounts: Pick<AccountStore, 'overview'>
  goals: Pick<GoalStore, 'coachedAs'>
  motivations: Pick<MotivationStore, 'keepFirst' | 'remove' | 'lastBefore'>
  delivery: DeliveryStore
  careMail: CareMailStore
  now: () => number
}

/** A claimed text, and how its goal is answered at the moment of sending. */
export type Claimed = Extract<Claim, { outcome: 'claimed' }> & { care: Exclude<Care, 'crisis'>; reason: Reason }

/** The calm mail of a goal in crisis (CARE-5). `to` is the person's e-mail address. */
export type CalmMail = { outcome: 'calm'; reason: Reason; to: string; zone: string; date: Day }

/** No mail is sent: the goal gets none, or another worker has it. `unproven` is the id of a claim that has no mark. */
type Taken = { outcome: 'taken'; unproven?: string }
const TAKEN: Taken = { outcome: 'taken' }

/**
 * Claims a mail whose first claim failed, because the day has no text or access seems to have ended. Reads the account,
 * checks the permissions (GOAL-11) and stores the built-in text where there is no text (MAIL-6). A goal that turned crisis gets
 * its calm mail and no other.
 */
export const claimByAccount = async (
  deps: ClaimDeps,
  { id: goal_id, user_id }: DueGoal,
  date: Day,
  claimId: string,
): Promise<Claim | CalmMail> => {
  const at = deps.now()
  const overview = await deps.accounts.overview(user_id, { consistent: true })
  const { account } = overview
  if (!account || account.closing_at || account.mails_off) return TAKEN
  const person = requirePerson(overview, at)
  const found = findGoal(person, goal_id)
  if (found?.goal.care === 'crisis') {
    const { email: to, zone } = account
    const claimed = await deps.careMail.claim({ user_id, goal_id }, claimId, at)
    return claimed ? { outcome: 'calm', reason: found.goal.care_reason, to, zone, date } : TAKEN
  }
  if (!found || !mayBeMailed(found.goal, deriveStatus(found.goal, person.trial, date))) return TAKEN
  if (readDayKind(found.rhythm, date) !== 'chosen') return TAKEN
  const openDay = findOpenDay(account, found.goal, date, at)
  const brief = await readBrief(deps)(person, found, readMailMoment(found.goal, date, openDay))
  const facts = mailFacts(account, found.goal, found, { date, openDay }, readMailHint(brief))
  const { text, source, promptVersion } = libraryMotivation(brief)
  const stored = await deps.motivations.keepFirst(
    {
      goal_id,
      user_id,
      date,
      ...text,
      prompt_version: promptVersion,
      tone: brief.tone,
      source,
      created_at: new Date(at).toISOString(),
    },
    facts,
  )
  if ((await removeUnlessCoached(deps, stored, found.goal.care)) !== 'kept') return TAKEN
  return deps.delivery.claim({ user_id, goal_id, date }, claimId, at, { until: facts.until })
}

/** A claim of a text whose goal is coached. Undefined for a text that was stored before the screening, and for one that is outdated. */
const findCoachedClaim = (claim: Extract<Claim, { outcome: 'claimed' }>): Claimed | undefined => {
  const { care, care_reason: reason } = claim.facts
  return claim.isOutdated || care === undefined || care === 'crisis' ? undefined : { ...claim, care, reason }
}

/**
 * Claims the mail of a goal and date. The goal is read again after the claim, because it can be set aside or get another care
 * between the two (CARE-13, ADR 184, ADR 207).
 */
export const claimMail = async (
  deps: ClaimDeps,
  goal: DueGoal,
  date: Day,
  claimId: string,
): Promise<Claimed | CalmMail | Taken> => {
  const mail = { user_id: goal.user_id, goal_id: goal.id, date }
  const { delivery } = deps
  let claim: Claim | CalmMail = await delivery.claim(mail, claimId, deps.now())
  if (claim.outcome === 'claimed' && findCoachedClaim(claim) === undefined) {
    await deps.motivations.remove(mail.user_id, mail.goal_id, date)
    claim = { outcome: 'unwritten' }
  }
  // The text of a goal that turned crisis an instant ago may not be removed yet (ADR 207).
  if (claim.outcome === 'claimed' && claim.facts.care !== undefined) {
    if ((await removeUnlessCoached(deps, mail, claim.facts.care)) !== 'kept') claim = { outcome: 'unwritten' }
  }
  // The built-in text replaces a text that cannot be read.
  if (claim.outcome === 'unreadable') await delivery.markDue(mail, claimId, deps.now())
  if (claim.outcome !== 'claimed' && claim.outcome !== 'taken') claim = await claimByAccount(deps, goal, date, claimId)
  if (claim.outcome === 'calm' || claim.outcome === 'taken') return claim
  const claimed = claim.outcome === 'claimed' ? findCoachedClaim(claim) : undefined
  if (!claimed || isMailDay(claimed.facts.silent)) return claimed ?? TAKEN
  await delivery.markSkipped(mail, claimId, deps.now())
  return TAKEN
}
