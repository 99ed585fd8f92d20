import { fitHour } from '#domain/coach/day/part-of-day.ts'
import { readSpokenTime } from '#domain/motivation/mail-due.ts'
import type { DueGoal } from '#functions/adapters/dynamodb/delivery-index.ts'
import type { Claimed } from './claim-mail.ts'

/** The local time that the mail of a goal speaks of when it leaves at `now` (epoch milliseconds). */
export const readGoalTime = ({ zone, time_of_day }: DueGoal, date: string, now: number): string =>
  zone === undefined ? time_of_day : readSpokenTime(now, zone, date, time_of_day)

/** The claimed text for a mail that leaves late: it names no part of the day that is over (MAIL-36). Words of the person stay. */
export const fitClaimed = <Given extends Claimed>(claimed: Given, goal: DueGoal, time: string): Given => {
  const { motivation } = claimed
  if (time === goal.time_of_day || motivation.source === 'person') return claimed
  const reword = (text: string) => fitHour(text, time)
  return {
    ...claimed,
    motivation: {
      ...motivation,
      message: reword(motivation.message),
      micro_plan: motivation.micro_plan.map(reword),
      challenge: reword(motivation.challenge),
    },
  }
}
