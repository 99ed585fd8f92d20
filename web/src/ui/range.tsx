import { type ReactNode, useId } from 'react'
import './range.css'

type Props = {
  label: ReactNode
  /** is: a filled thumb; wants: a ring. */
  kind: 'is' | 'wants'
  min: number
  max: number
  step: number
  value: number
  onChange: (value: number) => void
  /** After the figure: 'h'. */
  unit?: string
  /** The unit as it is spoken: 'hours a week'. */
  spokenUnit?: string
  /** What stands under the two ends; the bounds without it. */
  ends?: readonly [string, string]
}

/** Filled up to the middle of the thumb, which is 1.5 rem wide. Set through the CSSOM, which the content security policy allows. */
const fillOf = (share: number): Record<string, string> => ({ '--fill': `calc(0.75rem + ${share} * (100% - 1.5rem))` })

/** A native slider with its figure. */
export const Range = ({ label, kind, min, max, step, value, onChange, unit, spokenUnit, ends }: Props) => {
  const id = useId()
  const [low, high] = ends ?? [String(min), String(max)]
  return (
    <div className="range" data-kind={kind}>
      <div className="range-head">
        <label htmlFor={id}>{label}</label>
        <span className="range-figure" aria-hidden="true">
          <b>{value}</b>
          {unit ? ` ${unit}` : null}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={spokenUnit ? `${value} ${spokenUnit}` : undefined}
        style={fillOf((value - min) / (max - min))}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <p className="range-ends" aria-hidden="true">
        <span>{low}</span>
        <span>{high}</span>
      </p>
    </div>
  )
}
