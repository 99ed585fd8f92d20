import type { FrameworkAnalysis } from './report.ts'
import { isTight, type WeekBudget } from './week.ts'

/**
 * How the wanted hours fit into the week (FRAMEWORK-22): `short` where they do not, `tight` where few hours stay open, `hard` where
 * the hours fit and the odds are low, else `roomy`.
 */
type WeekFit = 'short' | 'tight' | 'hard' | 'roomy'

type Judged = Pick<WeekBudget, 'has_time_conflict' | 'open_time'> & Pick<FrameworkAnalysis, 'consultant_report'>

export const judgeFit = ({ consultant_report, ...week }: Judged): WeekFit => {
  if (week.has_time_conflict) return 'short'
  if (isTight(week)) return 'tight'
  return consultant_report.success_probability_assessment.level === 'low' ? 'hard' : 'roomy'
}
