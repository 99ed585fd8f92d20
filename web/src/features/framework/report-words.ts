import type { FrameworkAnalysis } from '#domain/framework/report.ts'
import { judgeFit } from '#domain/framework/week-fit.ts'
import { hours, isOrAre } from '#domain/framework/words.ts'

/** The report's texts about the week, computed from the figures. */

const SPOKEN = ['no', 'one', 'two', 'three', 'four', 'five'] as const

export const spokenCount = (count: number): string => SPOKEN[count] ?? String(count)

const LONG_JOB = 60

/** No optimism over a gentle subject (FRAMEWORK-13), and none that the odds at the end of the report contradict (FRAMEWORK-22). */
export const headline = (analysis: FrameworkAnalysis): string => {
  if (analysis.gentle) return 'One small thing is enough for now.'
  const fit = judgeFit(analysis)
  if (fit === 'short') return 'Your week is too short for all of it.'
  if (analysis.spoken_for.job >= LONG_JOB) return 'When work ends decides the rest.'
  if (fit === 'tight') return 'It just fits.'
  return fit === 'hard' ? 'The hours fit, and the odds are low.' : 'Your week has room for this.'
}

export const lead = ({
  total_ideal_time,
  circles_created,
  available_time,
  missing_time,
}: FrameworkAnalysis): string => {
  const asked = `You asked for ${hours(total_ideal_time)} across ${spokenCount(circles_created)} circles.`
  const yours =
    available_time > 0
      ? `After sleep, work and commute, ${available_time} ${isOrAre(available_time)} yours`
      : 'Sleep, work and commute leave none of them'
  return missing_time > 0
    ? `${asked} ${yours}, so ${hours(missing_time)} ${missing_time === 1 ? 'has' : 'have'} nowhere to go.`
    : `${asked} ${yours}.`
}

/** Planned hours per week of all circles. */
export const allocatedHours = ({ circles }: FrameworkAnalysis): number =>
  circles.reduce((sum, { allocated }) => sum + allocated, 0)

/** What the column Available means (FRAMEWORK-12). */
export const availableWords = ({
  gentle,
  total_current_time,
  available_time,
  has_time_conflict,
  conflicts,
}: FrameworkAnalysis) => {
  if (gentle) return 'One circle gets more room. The others keep the hours that they have now, and may have fewer.'
  if (total_current_time > available_time) return 'Available is the same share of your own hours for every circle.'
  if (has_time_conflict) return 'Two circles may grow. The others keep the hours that they have now.'
  return conflicts.length > 0
    ? 'Some circles keep the hours that they have now.'
    : 'Every circle gets what you want for it.'
}

/** A number with a minus sign instead of a hyphen. */
export const figure = (n: number): string => String(n).replace('-', '−')
