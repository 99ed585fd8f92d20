import { HOURS_PER_WEEK } from '#domain/goals/fields.ts'
import type { AnswerName } from '#domain/interview/answer-name.ts'
import { type DraftLife, LIFE_STAGE_LABELS, LIFE_STAGES, SLIDERS } from '#domain/interview/answers.ts'
import { availableHours } from '#domain/interview/available-hours.ts'
import { Choices } from '#web/ui/choices.tsx'
import { AnswerField } from './answer-field.tsx'
import { AnswerRange } from './answer-range.tsx'

type Props = { life: DraftLife; onChange: (change: Partial<DraftLife>) => void }
/** `marked`: the answer that led to the help page. */
type WordsProps = Props & { marked: AnswerName | null }

export const LifeStep = ({ life, marked, onChange }: WordsProps) => (
  <>
    <Choices
      legend="Life stage"
      name="life-stage"
      className="interview-choices"
      value={life.life_stage}
      options={LIFE_STAGES.map((stage) => ({ value: stage, label: LIFE_STAGE_LABELS[stage] }))}
      onChange={(life_stage) => onChange({ life_stage })}
    />
    <p className="fine-print">Studying, or retired? Choose the one that comes nearest.</p>
    <AnswerField
      label="Primary Challenge"
      hint="What is hardest right now? One honest sentence is plenty."
      name="primary_challenge"
      marked={marked === 'lifeContext.primary_challenge'}
      rows={4}
      placeholder="My evenings dissolve into mail."
      value={life.primary_challenge}
      onChange={(primary_challenge) => onChange({ primary_challenge })}
    />
  </>
)

export const PriorityStep = ({ life, marked, onChange }: WordsProps) => (
  <AnswerField
    label="90-Day Priority"
    hint="Name the one that would make the others easier."
    name="primary_90_day_priority"
    marked={marked === 'lifeContext.primary_90_day_priority'}
    rows={4}
    placeholder="Finish the first draft of my novel."
    value={life.primary_90_day_priority}
    onChange={(primary_90_day_priority) => onChange({ primary_90_day_priority })}
  />
)

const DAYS = 7

/** The sum behind the ring in words, as a live region (INTERVIEW-5). */
const Left = ({ life }: { life: DraftLife }) => {
  const { work_hours_per_week: work, sleep_hours_per_night: night, commute_hours_per_week: commute } = life
  if (work === null || night === null || commute === null)
    return (
      <div className="interview-left">
        <p role="status">Set all three to see the hours of your five circles.</p>
      </div>
    )
  const left = availableHours({
    work_hours_per_week: work,
    sleep_hours_per_night: night,
    commute_hours_per_week: commute,
  })
  const sleep = night * DAYS
  return (
    <div className="interview-left">
      <p role="status">
        {left < 0 ? (
          <>
            Work, sleep and commute are <b>{-left}</b> {left === -1 ? 'hour' : 'hours'} longer than a week.
          </>
        ) : (
          <>
            <b>{left}</b> {left === 1 ? 'hour' : 'hours'} a week for your five circles.
          </>
        )}
      </p>
      <p className="fine-print">
        {HOURS_PER_WEEK} hours − {work} work − {sleep} sleep − {commute} commute
      </p>
    </div>
  )
}

export const TimeStep = ({ life, onChange }: Props) => (
  <>
    <div className="interview-ranges">
      <AnswerRange
        of="work_hours_per_week"
        label="Work hours a week"
        kind="is"
        hours="hours a week"
        value={life.work_hours_per_week}
        onChange={(work_hours_per_week) => onChange({ work_hours_per_week })}
      />
      <AnswerRange
        of="sleep_hours_per_night"
        label="Sleep hours a night"
        kind="is"
        hours="hours a night"
        value={life.sleep_hours_per_night}
        onChange={(sleep_hours_per_night) => onChange({ sleep_hours_per_night })}
      />
      <AnswerRange
        of="commute_hours_per_week"
        label="Commute hours a week"
        kind="is"
        hours="hours a week"
        value={life.commute_hours_per_week}
        onChange={(commute_hours_per_week) => onChange({ commute_hours_per_week })}
      />
    </div>
    <p className="fine-print">
      Studies count as work. If you work fewer than {SLIDERS.work_hours_per_week.min} hours or not at all, choose{' '}
      {SLIDERS.work_hours_per_week.min}.
    </p>
    <Left life={life} />
  </>
)
