import { gentleOdds } from './gentle.ts'
import type { Telling } from './telling.ts'

/** The odds, said by what they count (FRAMEWORK-13). */

/** What a count of hours cannot see in this week. */
const unseen = ({ frame: { circumstances, week } }: Telling): string => {
  const { longJob, careWork, shifts, retired, low, flat } = circumstances
  if (longJob) return 'your will or your boss'
  if (careWork) return 'what care takes out of an evening'
  if (shifts) return 'your roster or how a night leaves you'
  if (low.length > 0) return 'how hard a day can be'
  if (retired) return 'how long a day can be'
  if (flat) return 'which of five equal circles you mean'
  return week.has_time_conflict
    ? 'which two circles you will choose'
    : 'your will, or the week in which things go differently'
}

export const oddsWords = (telling: Telling) => {
  const { odds, recommended } = telling.frame
  const [begin = 'spiritual'] = recommended
  if (odds.odds_in_ten === null) return gentleOdds(telling.calmGoal(begin))
  return {
    odds_summary: `The count says ${odds.odds_in_ten} in 10. It counts free hours and changes asked for; it does not know ${unseen(telling)}.`,
    speaks_for: odds.speaks_for.join(' '),
    speaks_against: odds.speaks_against.join(' '),
  }
}
