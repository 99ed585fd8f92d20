import { SLIDERS } from '#domain/interview/answers.ts'
import { Range } from '#web/ui/range.tsx'

type Props = {
  /** The field that sets the bounds and the step (INTERVIEW-4). */
  of: keyof typeof SLIDERS
  label: string
  kind: 'is' | 'wants'
  /** Null until it is touched (INTERVIEW-10). */
  value: number | null
  onChange: (value: number) => void
  /** The unit for screen readers, for hours: 'hours a week'. */
  hours?: string
  ends?: readonly [string, string]
}

export const AnswerRange = ({ of, label, kind, value, onChange, hours, ends }: Props) => {
  const { min, max, step, initial } = SLIDERS[of]
  return (
    <Range
      label={label}
      kind={kind}
      min={min}
      max={max}
      step={step}
      value={value}
      start={initial}
      onChange={onChange}
      {...(hours && { unit: 'h', spokenUnit: hours })}
      {...(ends && { ends })}
    />
  )
}
