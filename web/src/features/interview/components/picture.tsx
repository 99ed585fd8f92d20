import { HOURS_PER_WEEK } from '#domain/goals/fields.ts'
import { isWeekSet } from '#domain/interview/answers.ts'
import type { CircleKey } from '#domain/interview/circles.ts'
import { circleOfStep, STEPS } from '#domain/interview/missing.ts'
import type { InterviewStage, StoredInterview } from '#web/features/interview/draft.ts'
import { WeekKey, WeekRing } from '#web/ui/wheel/week-ring.tsx'
import { Wheel, WheelKey, type WheelValue } from '#web/ui/wheel/wheel.tsx'
import { AskedHours } from './asked-hours.tsx'

type Props = { stage: InterviewStage; draft: StoredInterview }

const DAYS = 7

const wheelValues = ({ reached, answers }: StoredInterview): Partial<Record<CircleKey, WheelValue>> => {
  const values: Partial<Record<CircleKey, WheelValue>> = {}
  for (const step of STEPS) {
    const circle = circleOfStep(step)
    if (!circle || step > reached) continue
    const { current_satisfaction, importance_level } = answers.circleData[circle]
    if (current_satisfaction !== null && importance_level !== null)
      values[circle] = { is: current_satisfaction, wants: importance_level }
  }
  return values
}

/** The ring of the week at step 3, the wheel at the other steps. */
export const Picture = ({ stage, draft }: Props) => {
  const { lifeContext } = draft.answers
  if (stage === 3) {
    const { sleep_hours_per_night: night, work_hours_per_week: job, commute_hours_per_week: commute } = lifeContext
    const sleep = night === null ? null : night * DAYS
    // What is not set takes no hours of the ring yet, and nothing is counted before all three are (INTERVIEW-10).
    const taken = { sleep: sleep ?? 0, job: job ?? 0, commute: commute ?? 0 }
    const yours = isWeekSet(lifeContext) ? HOURS_PER_WEEK - taken.sleep - taken.job - taken.commute : null
    return (
      <div className="interview-picture">
        <WeekRing {...taken} yours={yours} />
        <WeekKey sleep={sleep} job={job} commute={commute} />
      </div>
    )
  }
  const values = wheelValues(draft)
  const begun = Object.keys(values).length > 0
  return (
    <div className="interview-picture" data-empty={begun ? undefined : ''}>
      <Wheel name={begun ? 'Your wheel so far' : 'Five circles, still empty'} values={values} />
      {begun ? <WheelKey /> : null}
      {begun && stage !== 'consultant' ? <AskedHours draft={draft} /> : null}
    </div>
  )
}
