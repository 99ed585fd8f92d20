import { useId } from 'react'
import type { FrameworkAnalysis } from '#domain/framework/report.ts'
import { hours, points } from '#domain/framework/words.ts'
import type { CircleKey } from '#domain/interview/circles.ts'
import { allocatedHours, availableWords, figure } from '#web/features/framework/report-words.ts'
import { GapPlot } from '#web/ui/plots/gap-plot.tsx'
import { HoursPlot } from '#web/ui/plots/hours-plot.tsx'
import { findTop } from '#web/ui/plots/scale.ts'
import { Scores } from '#web/ui/plots/scores.tsx'
import { WeekKey, WeekRing } from '#web/ui/wheel/week-ring.tsx'
import { Wheel } from '#web/ui/wheel/wheel.tsx'

type Props = { analysis: FrameworkAnalysis }
type Figures = FrameworkAnalysis['circles'][number]

const byCircle = <Value,>(
  circles: readonly Figures[],
  of: (one: Figures) => Value,
): Partial<Record<CircleKey, Value>> => Object.fromEntries(circles.map((one) => [one.circle, of(one)]))

const gapWords = ({ satisfaction, importance, gap }: Figures): string =>
  `Satisfaction ${satisfaction} and importance ${importance} of 10, ${points(Math.abs(gap))} apart`

/** Importance against satisfaction: the wheel, with the gap of each circle beside it. */
export const CirclesPlot = ({ analysis: { circles } }: Props) => {
  const title = useId()
  return (
    <section className="wrap report-plot" aria-labelledby={title}>
      <div className="report-wheel">
        <Wheel
          name="Your wheel"
          values={byCircle(circles, ({ satisfaction, importance }) => ({ is: satisfaction, wants: importance }))}
        />
      </div>
      <div className="report-table">
        <h2 id={title}>How it is, and how much it matters</h2>
        <Scores
          caption="Satisfaction and importance of each circle, of ten"
          heads={[
            <>
              <i className="key-is" /> Is
            </>,
            <>
              <i className="key-wants" /> Matters
            </>,
            'Gap',
          ]}
          rows={circles.map((one) => ({
            circle: one.circle,
            plot: <GapPlot circle={one.circle} is={one.satisfaction} wants={one.importance} label={gapWords(one)} />,
            figures: [one.satisfaction, one.importance, figure(one.gap)],
          }))}
        />
      </div>
    </section>
  )
}

const hoursWords = ({ current, ideal, allocated }: Figures): string =>
  `${hours(current)} now, ${ideal} wanted, ${allocated} available`

const h = (n: number) => `${n} h`

/** The week: used and available hours, with the hours of each circle beside it. */
export const WeekPlot = ({ analysis }: Props) => {
  const title = useId()
  const { circles, spoken_for, available_time } = analysis
  const week = { ...spoken_for, circles: byCircle(circles, ({ allocated }) => allocated) }
  const top = findTop(circles.flatMap(({ current, ideal }) => [current, ideal]))
  return (
    <section className="wrap report-plot" aria-labelledby={title}>
      <div className="report-ring">
        <WeekRing {...week} yours={available_time} />
      </div>
      <div className="report-table report-hours">
        <h2 id={title}>Hours now, hours wanted, hours available</h2>
        <WeekKey {...week} />
        <Scores
          caption="Hours a week of each circle"
          heads={[
            <>
              <i className="key-is" /> Now
            </>,
            <>
              <i className="key-wants" /> Wanted
            </>,
            <>
              <i className="key-available" /> Available
            </>,
          ]}
          rows={circles.map((one) => ({
            circle: one.circle,
            plot: (
              <HoursPlot
                circle={one.circle}
                now={one.current}
                wanted={one.ideal}
                available={one.allocated}
                top={top}
                label={hoursWords(one)}
              />
            ),
            figures: [h(one.current), h(one.ideal), h(one.allocated)],
          }))}
          total={{
            name: 'A week',
            figures: [h(analysis.total_current_time), h(analysis.total_ideal_time), h(allocatedHours(analysis))],
          }}
        />
        <p className="fine-print">{availableWords(analysis)}</p>
      </div>
    </section>
  )
}
