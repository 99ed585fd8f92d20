import { type ReactNode, useId } from 'react'
import './range.css'

type Props = {
  label: ReactNode
  /** is: a filled thumb; wants: a ring thumb. */
  kind: 'is' | 'wants'
  min: number
  max: number
  step: number
  value: number
  onChange: (value: number) => void
  /** Shown after the value: 'h'. */
  unit?: string
  /** The unit for screen readers: 'hours a week'. */
  spokenUnit?: string
  /** The labels of both ends; the bounds by default. */
  ends?: readonly [string, string]
}

/** The filled width up to the middle of the 1.5 rem thumb. Set through the CSSOM, which the content security policy allows. */
const fillOf = (share: number): Record<string, string> => ({ '--fill': `calc(0.75rem + ${share} * (100% - 1.5rem))` })

/** A native slider with its value. */
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
