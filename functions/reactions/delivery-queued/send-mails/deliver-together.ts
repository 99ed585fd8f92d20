import { deriveStatus } from '#domain/goals/status.ts'
import { listMorning } from '#domain/motivation/morning.ts'
import type { Day } from '#domain/time/day.ts'
import type { AccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import type { DueGoal } from '#functions/adapters/dynamodb/delivery-index.ts'
import { isBad, noteLeftOut } from '#functions/adapters/dynamodb/for-each-isolated.ts'
import { findGoal, requirePerson } from '#functions/adapters/dynamodb/person.ts'
import type { PersonMailStore } from '#functions/adapters/dynamodb/person-mails.ts'
import type { Log } from '#functions/runtime/log.ts'
import type { Pace, ReachSlot } from '#functions/runtime/pacer.ts'
import { type CalmMail, type ClaimDeps, type Claimed, claimMail } from './claim-mail.ts'
import { holdPersonMail, provePersonMail } from './prove-mail.ts'
import { type DeliveryOutcome, transmit } from './transmit.ts'

/** A goal with its claimed text of the day. */
export type MorningMail = { goal: DueGoal; claimed: Claimed }

/** What one mail for all goals says besides their texts. */
export type TogetherMail = {
  userId: string
  /** The person's local date and the mail's time as HH:MM. */
  date: Day
  time: string
  zone: string
  /** The secret of the account's unsubscribe links. */
  token: string | undefined
}

export type TogetherDeps = Omit<ClaimDeps, 'accounts'> & {
  accounts: Pick<AccountStore, 'get' | 'overview'>
  personMails: PersonMailStore
  send: (goal: DueGoal, claimed: Claimed, claimId: string, reachSlot: ReachSlot) => Promise<void>
  /** Renders one mail for several goals and sends it with SES. */
  sendTogether: (
    mails: readonly MorningMail[],
    morning: TogetherMail,
    claimId: string,
    reachSlot: ReachSlot,
  ) => Promise<void>
  /** Sends the calm mail of a goal that turned crisis, by itself. */
  transmitCalm: (goal: DueGoal, mail: CalmMail, claimId: string) => Promise<DeliveryOutcome>
  /** Waits for a slot of the send rate (MAIL-10). */
  pace: Pace
  log: Pick<Log, 'warn' | 'error'>
}

/** Claims the texts of the goals that are still due. A goal whose stored data is bad is left out. */
const claimGoals = async (deps: TogetherDeps, goals: readonly DueGoal[], date: Day, claimId: string) => {
  const mails: MorningMail[] = []
  for (const goal of goals) {
    try {
      const claim = await claimMail(deps, goal, date, claimId)
      if (claim.outcome === 'claimed') mails.push({ goal, claimed: claim })
      if (claim.outcome === 'calm') await deps.transmitCalm(goal, claim, claimId)
    } catch (error) {
      if (!isBad(error)) throw error
      noteLeftOut(`USER#${goal.user_id} ${goal.id}`, error)
    }
  }
  return mails
}

/**
 * Sends one mail for all open goals of a person, at most once on a date (MAIL-24, ADR 237). The first slot of a goal in it that
 * falls due sends it; the slots of the others find it claimed. The text of each goal is claimed too, so a goal that was mailed by
 * itself before is not in it. Returns 'own' for a goal that is mailed by itself: the person no longer chooses one mail, or the goal
 * is in crisis.
 */
export const deliverTogether =
  (deps: TogetherDeps) =>
  async (visited: DueGoal, zone: string, date: Day, claimId: string): Promise<DeliveryOutcome | 'own'> => {
    const { accounts, delivery, personMails } = deps
    const userId = visited.user_id
    const overview = await accounts.overview(userId, { consistent: true })
    const { account } = overview
    if (!account || account.closing_at || account.mails_off) return 'settled'
    const person = requirePerson(overview, deps.now())
    if (!account.mails_together || findGoal(person, visited.id)?.goal.care === 'crisis') return 'own'
    const judged = person.goals.flatMap(({ id }) => findGoal(person, id) ?? [])
    const open = listMorning(
      judged.map((one) => ({ ...one, status: deriveStatus(one.goal, person.trial, date) })),
      date,
    ).map(({ goal }) => ({ ...goal, zone, choice: visited.choice }))
    if (!open.some(({ id }) => id === visited.id)) return 'settled'

    const reachSlot = await deps.pace()
    if (!(await personMails.claim(userId, 'morning', date, claimId, deps.now()))) {
      const account = await accounts.get(userId, { consistent: true })
      return account && !account.mails_together ? 'own' : holdPersonMail(deps, userId, 'morning', date)
    }
    const mails = await claimGoals(deps, open, date, claimId)
    const [only] = mails
    if (!only) {
      await personMails.markDue(userId, 'morning', claimId)
      return 'settled'
    }
    const markGoals = (mark: 'markSent' | 'markRefused' | 'markDue') =>
      Promise.all(
        mails.map(({ goal }) => delivery[mark]({ user_id: userId, goal_id: goal.id, date }, claimId, deps.now())),
      )
    const morning = { userId, date, time: only.goal.time_of_day, zone, token: account.mails_token }
    const outcome = await transmit(
      {
        claimId,
        reachSlot,
        send: (slot) =>
          mails.length === 1
            ? deps.send(only.goal, only.claimed, claimId, slot)
            : deps.sendTogether(mails, morning, claimId, slot),
        markSent: () => Promise.all([personMails.markSent(userId, 'morning', claimId), markGoals('markSent')]),
        markRefused: () => Promise.all([personMails.markRefused(userId, 'morning', claimId), markGoals('markRefused')]),
        // The person's mail becomes due last, so that no other worker finds its goals still claimed.
        markDue: () => markGoals('markDue').then(() => personMails.markDue(userId, 'morning', claimId)),
        isRetriedWithoutProof: true,
        about: { user_id: userId, date },
      },
      deps.log,
    )
    const others = mails.map(({ goal }) => goal.id).filter((id) => id !== visited.id)
    return typeof outcome === 'string' || others.length === 0 ? outcome : { ...outcome, others }
  }

const releaseGoals = async ({ accounts, delivery, now }: TogetherDeps, userId: string, date: Day, claimId: string) => {
  const { goals } = await accounts.overview(userId, { consistent: true })
  await Promise.all(goals.map(({ id }) => delivery.markDue({ user_id: userId, goal_id: id, date }, claimId, now())))
}

/** Looks at the claim of the common mail, and releases its goals with it. Undefined when the unproven claim is none of it (ADR 209). */
export const proveMorning = (
  deps: TogetherDeps,
  userId: string,
  unproven: string,
  due: { zone: string; date: Day; time: string },
) =>
  provePersonMail(deps, { userId, what: 'morning' }, unproven, due, (claim) =>
    releaseGoals(deps, userId, due.date, claim),
  )

/** Releases the claims of an attempt that could not release them itself. */
export const releaseMorning = async (deps: TogetherDeps, userId: string, date: Day, claimId: string): Promise<void> => {
  await releaseGoals(deps, userId, date, claimId)
  await deps.personMails.markDue(userId, 'morning', claimId)
}
