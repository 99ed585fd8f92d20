import { quoteTitle } from '#domain/coach/words/quotes.ts'
import { addDays } from '#domain/time/day.ts'
import { readIsoWeekday, weekdayNames } from '#domain/time/weekday.ts'
import type { Week, WeekRow } from './week.ts'

/** The one change that the letter proposes for the next week (MAIL-30). */
export type Proposal =
  /** The weekdays on which the goal was kept, instead of all that are chosen. */
  | { kind: 'fewer-days'; row: WeekRow; weekdays: number[] }
  | { kind: 'smaller'; row: WeekRow }
  | { kind: 'rest-days'; row: WeekRow }
  | { kind: 'keep' }

/** A goal is offered fewer days from so many missed days on, and a smaller step from one more on. */
const MISSED_MIN = 2
/** Fewer days are proposed while so many of them are left. */
const DAYS_LEFT_MIN = 2

const readKeptWeekdays = ({ states, weekdays }: WeekRow, { first }: Week): number[] => {
  const kept = new Set(
    states.flatMap((state, index) => (state === 'done' ? [readIsoWeekday(addDays(first, index))] : [])),
  )
  return weekdays.filter((weekday) => kept.has(weekday))
}

const proposeFor = (row: WeekRow, week: Week): Proposal | undefined => {
  if (row.missed < MISSED_MIN) return undefined
  const weekdays = readKeptWeekdays(row, week)
  // A Saturday that can still be checked in may be the day that holds.
  const isWeekOver = !row.states.includes('open')
  if (isWeekOver && weekdays.length >= DAYS_LEFT_MIN && weekdays.length < row.weekdays.length)
    return { kind: 'fewer-days', row, weekdays }
  return row.kept < DAYS_LEFT_MIN && row.missed > MISSED_MIN ? { kind: 'smaller', row } : undefined
}

/** About the goal with the most missed days that a change would help; never about one that is past its target date. */
export const chooseProposal = (week: Week): Proposal => {
  const rows = week.rows.filter(({ isOver }) => !isOver).toSorted((one, other) => other.missed - one.missed)
  for (const row of rows) {
    const proposal = proposeFor(row, week)
    if (proposal) return proposal
  }
  const single = rows.find(({ missed, restDays }) => missed === 1 && !restDays)
  return single ? { kind: 'rest-days', row: single } : { kind: 'keep' }
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'] as const
const spell = (count: number): string => NUMBERS[count] ?? String(count)
const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const joinWords = (words: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(words)

export type ProposalWords = { heading: string; words: string; button: string }

export const writeProposal = (proposal: Proposal): ProposalWords => {
  switch (proposal.kind) {
    case 'fewer-days': {
      const { row, weekdays } = proposal
      const others = row.weekdays.length - weekdays.length
      return {
        heading: `${capitalize(spell(weekdays.length))} days instead of ${spell(row.weekdays.length)}`,
        words: `${quoteTitle(row.title)} held on ${joinWords(weekdayNames(weekdays))}. Choose those, and the other ${
          others === 1 ? 'day no longer counts' : `${spell(others)} no longer count`
        } as missed.`,
        button: `Choose These ${capitalize(spell(weekdays.length))} Days`,
      }
    }
    case 'smaller':
      return {
        heading: 'A smaller step, or a pause',
        words: `${quoteTitle(proposal.row.title)} had ${
          proposal.row.kept === 0 ? 'no check-in' : 'one check-in'
        } this week. Make it smaller, choose fewer days, or let it rest until a day that you choose.`,
        button: 'Change This Goal',
      }
    case 'rest-days':
      return {
        heading: 'Two rest days a month',
        words: `With them, a single missed day of ${quoteTitle(proposal.row.title)} does not end a run.`,
        button: 'Set Rest Days',
      }
    case 'keep':
      return {
        heading: 'Leave the week as it is',
        words: 'Nothing needs to change: the same days and the same small steps.',
        button: 'Open Today',
      }
  }
}
