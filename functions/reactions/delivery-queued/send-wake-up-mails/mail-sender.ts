import { daysBetween } from '#domain/time/day.ts'
import type { DueGoal } from '#functions/adapters/dynamodb/delivery-index.ts'
import { senderOf, sendMail } from '#functions/adapters/ses/send-mail.ts'
import { unsubscribePageUrl, unsubscribeUrl } from '#functions/mail/links.ts'
import type { Claimed } from './deliver.ts'
import { wakeUpMail } from './wake-up-mail.ts'

/** Renders the mail of a goal's claimed day and sends it with SES. Throws the client's error; see `classifySendError`. */
export const createMailSender = (settings: { siteUrl: string; from: string; configurationSet: string }) => {
  const { siteUrl } = settings
  const sender = senderOf(settings)
  return async (goal: DueGoal, { motivation, facts }: Claimed): Promise<void> => {
    const { date, message, micro_plan, challenge, step_minutes, challenge_seconds } = motivation
    const unsubscribe = [goal.user_id, goal.id, goal.mail_token] as const
    const mail = wakeUpMail({
      siteUrl,
      to: facts.to,
      goal,
      date,
      time: goal.time_of_day,
      dayNumber: facts.day_number,
      targetDays: goal.target_date === null ? null : facts.day_number + daysBetween(date, goal.target_date),
      streak_count: facts.streak,
      lastSevenDays: facts.week,
      text: { message, micro_plan, challenge, step_minutes, challenge_seconds },
      unsubscribeUrl: unsubscribeUrl(siteUrl, ...unsubscribe),
      unsubscribePageUrl: unsubscribePageUrl(siteUrl, ...unsubscribe),
    })
    await sendMail(sender, { ...mail, to: facts.to })
  }
}
