import { isGentle } from '#domain/motivation/motivation.ts'
import { type Day, daysBetween } from '#domain/time/day.ts'
import { DEFAULT_ZONE } from '#domain/time/zone.ts'
import { zoneTime } from '#domain/time/zone-words.ts'
import { GOAL_SEPARATOR, type MailTags } from '#events/mail-event.ts'
import type { DueGoal } from '#functions/adapters/dynamodb/delivery-index.ts'
import type { MailStopStore } from '#functions/adapters/dynamodb/mail-stops.ts'
import type { WitnessStore, WitnessWords } from '#functions/adapters/dynamodb/witnesses.ts'
import { createLinkSigner } from '#functions/adapters/secrets-manager/link-signer.ts'
import { type Mail, type Sender, sendMail } from '#functions/adapters/ses/send-mail.ts'
import {
  checkInPageUrl,
  checkInUrl,
  unsubscribeListUrls,
  unsubscribePageUrl,
  unsubscribeUrl,
} from '#functions/mail/links.ts'
import { gentleMotivation } from '#functions/motivation/daily-motivation/gentle.ts'
import { createLog, describe } from '#functions/runtime/log.ts'
import type { ReachSlot } from '#functions/runtime/pacer.ts'
import { type CheckInLink, signCheckInLink } from '#functions/streaks/check-in-token.ts'
import type { CalmMail, Claimed } from './claim-mail.ts'
import type { DeliverDeps } from './deliver.ts'
import type { MorningMail, TogetherMail } from './deliver-together.ts'
import type { TrialMailDeps } from './deliver-trial-mail.ts'
import type { AskEveningDeps } from './evening/ask-evening.ts'
import { MailStopped } from './mail-stopped.ts'
import { type PushDeps, pushMorning } from './push-devices.ts'
import { fitClaimed, readGoalTime } from './speak-late.ts'
import { calmMail } from './templates/calm-mail.ts'
import { eveningMail } from './templates/evening-mail.ts'
import { gentleMail } from './templates/gentle-mail.ts'
import { readBlock, readQuietBlock } from './templates/together-block.ts'
import { togetherMail } from './templates/together-mail.ts'
import { trialMail } from './templates/trial-mail.ts'
import { wakeUpMail } from './templates/wake-up-mail.ts'
import { weekMail } from './templates/week-mail.ts'

type Settings = { siteUrl: string; sender: Sender; linkSecretName: string; now: () => number }
type Stores = PushDeps & { witnesses: Pick<WitnessStore, 'takeForMail'>; stops: Pick<MailStopStore, 'readAddress'> }

/** After a model's refusal an ordinary goal has a gentle text for one day (CARE-12). */
const isQuiet = ({ care, motivation }: Claimed): boolean => care === 'gentle' || isGentle(motivation.prompt_version)

/** A text that was written while the goal was ordinary is replaced: a gentle mail carries gentle words alone (CARE-3). */
const readGentleText = (goal: DueGoal, { motivation, reason }: Claimed) => {
  const { date, source, prompt_version } = motivation
  const kept = source === 'person' || isGentle(prompt_version)
  if (kept) return motivation
  const daysToTarget = goal.target_date === null ? null : daysBetween(date, goal.target_date)
  return gentleMotivation(reason, { goalId: goal.id, title: goal.title, date, daysToTarget }).text
}

/** Renders mails and sends them with SES. The functions throw the client's error; see `classifySendError`. */
export const createMailSender = (
  settings: Settings,
  { witnesses, stops, ...pushing }: Stores,
): Pick<DeliverDeps, 'send' | 'sendCalm' | 'sendTogether' | 'sendLetter'> &
  Pick<TrialMailDeps, 'sendTrial'> &
  Pick<AskEveningDeps, 'sendEvening' | 'signCheckIn'> => {
  const { siteUrl, sender, now } = settings
  const tellDevices = pushMorning(pushing)
  const unsubscribe = ({ user_id, id, mail_token }: DueGoal) => ({
    unsubscribeUrl: unsubscribeUrl(siteUrl, user_id, id, mail_token),
    unsubscribePageUrl: unsubscribePageUrl(siteUrl, user_id, id, mail_token),
  })

  const signer = createLinkSigner(settings.linkSecretName, 'mail-check-in')

  /** The token of a goal's check-in link. Undefined if it cannot be signed: the mail is then sent with the link of MAIL-22. */
  const signLink = async (link: CheckInLink): Promise<string | undefined> => {
    try {
      return await signCheckInLink(signer, link)
    } catch (error) {
      createLog({ operation: 'send-mails' }).error('check-in link not signed', {
        goal_id: link.goalId,
        ...describe(error),
      })
      return undefined
    }
  }

  const linkCheckIn = async (
    { id, user_id }: Pick<DueGoal, 'id' | 'user_id'>,
    day: Day,
    to: string,
  ): Promise<string> => {
    const token = await signLink({ userId: user_id, goalId: id, day })
    return token === undefined ? checkInUrl(siteUrl, to, id) : checkInPageUrl(siteUrl, token)
  }

  /** If the line cannot be read, the mail is sent without it. */
  const takeLine = async ({ id, user_id }: DueGoal, date: Day): Promise<WitnessWords | undefined> => {
    try {
      return await witnesses.takeForMail(user_id, id, date)
    } catch (error) {
      createLog({ operation: 'send-mails' }).error('line of the witness not read', {
        goal_id: id,
        ...describe(error),
      })
      return undefined
    }
  }

  const wakeUp = async (goal: DueGoal, { motivation, facts }: Claimed) => {
    const { date, message, micro_plan, challenge, step_minutes, challenge_seconds } = motivation
    return wakeUpMail({
      siteUrl,
      checkInUrl: await linkCheckIn(goal, date, facts.to),
      goal,
      date,
      time: goal.time_of_day,
      spokenTime: readGoalTime(goal, date, now()),
      // The facts can be older than a choice of the zone, which moves the goal.
      zone: facts.names_zone && goal.zone === DEFAULT_ZONE ? zoneTime(goal.zone) : undefined,
      dayNumber: facts.day_number,
      targetDays: goal.target_date === null ? null : facts.day_number + daysBetween(date, goal.target_date),
      streak_count: facts.streak,
      lastSevenDays: facts.week,
      silent: facts.silent,
      kept: facts.kept_of_30 === undefined ? undefined : { of: facts.kept_of_30, days: facts.days_of_30 ?? 0 },
      best: facts.best,
      offersRest: facts.offers_rest ?? false,
      streakHidden: facts.streak_hidden ?? false,
      hint: { when: facts.hint_when, will: facts.hint_then, obstacle: facts.hint_obstacle, next: facts.hint_next },
      said: await takeLine(goal, date),
      own: motivation.source === 'person',
      text: { message, micro_plan, challenge, step_minutes, challenge_seconds },
      ...unsubscribe(goal),
    })
  }

  const gentle = (goal: DueGoal, claimed: Claimed) =>
    gentleMail({
      siteUrl,
      goalId: goal.id,
      date: claimed.motivation.date,
      time: readGoalTime(goal, claimed.motivation.date, now()),
      text: readGentleText(goal, claimed),
      ...unsubscribe(goal),
    })

  const together = async (mails: readonly MorningMail[], { userId, date, time, zone, token }: TogetherMail) => {
    const [first] = mails
    if (!first) throw new TypeError('A mail needs a goal.')
    const spokenTime = readGoalTime(first.goal, date, now())
    const fitted = mails.map(({ goal, claimed }) => ({ goal, claimed: fitClaimed(claimed, goal, spokenTime) }))
    const loud = fitted.filter(({ claimed }) => !isQuiet(claimed))
    const quiet = fitted.filter(({ claimed }) => isQuiet(claimed))
    const to = first.claimed.facts.to
    const blocks = await Promise.all(
      loud.map(async (mail) =>
        readBlock(mail, {
          siteUrl,
          time: spokenTime,
          checkInUrl: await linkCheckIn(mail.goal, date, to),
          said: await takeLine(mail.goal, date),
        }),
      ),
    )
    const mail = togetherMail({
      siteUrl,
      date,
      time,
      spokenTime,
      zone: first.claimed.facts.names_zone && zone === DEFAULT_ZONE ? zoneTime(zone) : undefined,
      blocks,
      quiet: quiet.map(({ goal, claimed }) => readQuietBlock(goal.id, readGentleText(goal, claimed), siteUrl)),
      ...(token === undefined ? unsubscribe(first.goal) : unsubscribeListUrls(siteUrl, userId, 'all', token)),
    })
    return { mail, to }
  }

  /**
   * Sends any mail to a person's present address: the address in the facts of a text can be older (AUTH-19). Throws `MailStopped` where
   * mails to it are stopped (MAIL-31). Waits for the slot last, because the calls before it can take longer than a slot is valid (MAIL-10).
   */
  const post = async (mail: Mail, to: string, tags: MailTags, reachSlot: ReachSlot): Promise<void> => {
    const present = await stops.readAddress(tags.user)
    if (present?.isStopped) throw new MailStopped()
    await reachSlot()
    await sendMail(sender, { ...mail, to: present?.address ?? to, tags })
  }

  return {
    signCheckIn: (goalId, { userId, day }) => signLink({ userId, goalId, day }),
    async sendEvening({ userId, to, token, date, time, day, goals }, claim, reachSlot) {
      const stop = token === undefined ? {} : unsubscribeListUrls(siteUrl, userId, 'evening', token)
      const linked = goals.map(async (goal) => ({ title: goal.title, checkInUrl: await linkCheckIn(goal, day, to) }))
      const mail = eveningMail({ siteUrl, date, time, goals: await Promise.all(linked), ...stop })
      await post(mail, to, { mail: 'evening', user: userId, claim }, reachSlot)
    },
    async sendTrial({ to, ...letter }, { user, claim }, reachSlot) {
      await post(trialMail({ siteUrl, ...letter }), to, { mail: `trial-${letter.trial}`, user, claim }, reachSlot)
    },
    async send(goal, given, claim, reachSlot) {
      const claimed = fitClaimed(given, goal, readGoalTime(goal, given.motivation.date, now()))
      const mail = isQuiet(claimed) ? gentle(goal, claimed) : await wakeUp(goal, claimed)
      const { user_id: user, id } = goal
      const { date } = claimed.motivation
      await post(mail, claimed.facts.to, { mail: 'wake-up', user, goal: id, date, claim }, reachSlot)
      if (!goal.choice.push) return
      const path = `/goal/${id}`
      const done = claimed.facts.week.at(-1) === 'done'
      await tellDevices({ userId: user, day: date, title: mail.subject, path, quiet: isQuiet(claimed), done })
    },
    async sendTogether(mails, morning, claim, reachSlot) {
      const { mail, to } = await together(mails, morning)
      const { userId, date } = morning
      const goals = mails.map(({ goal }) => goal.id).join(GOAL_SEPARATOR)
      await post(mail, to, { mail: 'morning', user: userId, goals, date, claim }, reachSlot)
      if (!mails.some(({ goal }) => goal.choice.push)) return
      const quiet = mails.every(({ claimed }) => isQuiet(claimed))
      await tellDevices({ userId, day: date, title: mail.subject, path: '/today', quiet })
    },
    async sendLetter({ to, userId, token, week }, date, time, claim, reachSlot) {
      const unsubscribing = unsubscribeListUrls(siteUrl, userId, 'letter', token)
      await post(
        weekMail({ siteUrl, date, time, week, ...unsubscribing }),
        to,
        {
          mail: 'letter',
          user: userId,
          date,
          claim,
        },
        reachSlot,
      )
    },
    async sendCalm(goal: DueGoal, { reason, to, zone, date }: CalmMail, claim, reachSlot) {
      const mail = calmMail({
        siteUrl,
        goalId: goal.id,
        reason,
        zone,
        date,
        time: readGoalTime(goal, date, now()),
        ...unsubscribe(goal),
      })
      await post(mail, to, { mail: 'calm', user: goal.user_id, goal: goal.id, date, claim }, reachSlot)
    },
  }
}
