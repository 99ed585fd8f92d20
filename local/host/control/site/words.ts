import { calendarDay } from '#domain/time/wall-clock.ts'
import { readCity } from '#domain/time/zone-words.ts'
import type { ShownPerson } from './people.ts'

/** Dates, counts and names as the control page shows them. Instants are epoch milliseconds. */

const format = (options: Intl.DateTimeFormatOptions) => (at: number, zone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, ...options }).format(at)

const formatClock = format({ hour: 'numeric', minute: '2-digit', hourCycle: 'h23' })
/** '6:58', by 24 hours. */
export const formatClockTime = (at: number, zone: string): string => formatClock(at, zone).replace(/^0/, '')
/** 'Tuesday, April 14, 2026'. */
export const formatFullDate = format({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })
const formatDay = format({ weekday: 'short', month: 'short', day: 'numeric' })
const formatMonthDay = format({ month: 'long', day: 'numeric' })

/** 'today, 7:00' or 'Tue, Apr 14, 7:00', in `zone`. */
export const formatWhen = (at: number, now: number, zone: string): string => {
  const day = calendarDay(at, zone) === calendarDay(now, zone) ? 'today' : formatDay(at, zone)
  return `${day}, ${formatClockTime(at, zone)}`
}

export const formatCount = (amount: number, one: string, many = `${one}s`): string =>
  `${amount} ${amount === 1 ? one : many}`

/** 'Dispatch wake-up mails' of 'dispatch-wake-up-mails'. */
export const nameTask = (name: string): string => {
  const words = name.replaceAll('-', ' ').replace('wake up', 'wake-up')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** 'Pro Plan, 5 goals, Berlin'. */
export const describePerson = ({ isConfirmed, isEnabled, provider, account }: ShownPerson, now: number): string => {
  if (!isEnabled) return 'Disabled'
  if (!isConfirmed) return 'Not verified yet'
  const facts = provider === null ? [] : [provider]
  if (account === null) return [...facts, 'Never signed in'].join(', ')
  const { plan, trialEnds, goals, zone } = account
  const isOnTrial = trialEnds !== null && trialEnds > now
  const terms = plan ?? (isOnTrial ? `Trial until ${formatMonthDay(trialEnds, zone)}` : 'Free')
  return [terms, ...facts, formatCount(goals, 'goal'), readCity(zone)].join(', ')
}
