import type { AnswerName } from '#domain/interview/answer-name.ts'
import type { DraftCircle } from '#domain/interview/answers.ts'
import type { CircleKey } from '#domain/interview/circles.ts'
import { AnswerField } from './answer-field.tsx'
import { AnswerRange } from './answer-range.tsx'

/** The description of a circle and an invented example of its success. */
export const CIRCLE_WORDS: Record<CircleKey, { lead: string; success: string }> = {
  spiritual: {
    lead: 'What you believe in, and the quiet it takes to hear it.',
    success: 'One silent hour every Sunday, with the phone in another room.',
  },
  friends_family: {
    lead: 'The people who would notice if you stopped calling.',
    success: 'Dinner at home four evenings a week.',
  },
  work: {
    lead: 'What you build, and who you become while you build it.',
    success: 'The team runs without me on Fridays.',
  },
  personal_development: {
    lead: 'What you want to be able to do that you can’t do yet.',
    success: 'A finished first draft, printed, on the kitchen table.',
  },
  health_fitness: {
    lead: 'The body that carries all of it.',
    success: 'Ten kilometers without stopping.',
  },
}

type Props = {
  circle: CircleKey
  answers: DraftCircle
  /** The answer that led to the help page. */
  marked: AnswerName | null
  onChange: (change: Partial<DraftCircle>) => void
}

/** The questions of one circle. The wheel follows its sliders. */
export const CircleStep = ({ circle, answers, marked, onChange }: Props) => (
  <>
    <AnswerField
      label="Personal Definition"
      hint="In your own words, what does this circle mean to you?"
      name="personal_definition"
      marked={marked === `circleData.${circle}.personal_definition`}
      rows={3}
      value={answers.personal_definition}
      onChange={(personal_definition) => onChange({ personal_definition })}
    />
    <fieldset className="pair">
      <legend className="visually-hidden">Satisfaction and importance</legend>
      <AnswerRange
        of="current_satisfaction"
        label="How satisfied are you?"
        kind="is"
        ends={['Not at all', 'Completely']}
        value={answers.current_satisfaction}
        onChange={(current_satisfaction) => onChange({ current_satisfaction })}
      />
      <AnswerRange
        of="importance_level"
        label="How much does it matter?"
        kind="wants"
        ends={['A little', 'More than anything']}
        value={answers.importance_level}
        onChange={(importance_level) => onChange({ importance_level })}
      />
    </fieldset>
    <fieldset className="pair">
      <legend className="visually-hidden">Time Allocation</legend>
      <AnswerRange
        of="current_time_per_week"
        label="Hours a week now"
        kind="is"
        hours="hours a week"
        value={answers.current_time_per_week}
        onChange={(current_time_per_week) => onChange({ current_time_per_week })}
      />
      <AnswerRange
        of="ideal_time_per_week"
        label="Hours a week you want"
        kind="wants"
        hours="hours a week"
        value={answers.ideal_time_per_week}
        onChange={(ideal_time_per_week) => onChange({ ideal_time_per_week })}
      />
    </fieldset>
    <AnswerField
      label="90-Day Success Definition"
      hint="In 90 days, what can you hold in your hands that you can’t today?"
      name="success_definition_90_days"
      marked={marked === `circleData.${circle}.success_definition_90_days`}
      rows={2}
      placeholder={CIRCLE_WORDS[circle].success}
      value={answers.success_definition_90_days}
      onChange={(success_definition_90_days) => onChange({ success_definition_90_days })}
    />
  </>
)
