import { type FormEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react'
import './range.css'

type Props = {
  label: ReactNode
  /** is: a filled thumb; wants: a ring thumb. */
  kind: 'is' | 'wants'
  min: number
  max: number
  step: number
  /** Null while it is not set: the thumb rests at `start`, and a press, a key or an input sets it. */
  value: number | null
  start?: number
  onChange: (value: number) => void
  /** Shown after the value: 'h'. */
  unit?: string
  /** The unit for screen readers: 'hours a week'. */
  spokenUnit?: string
  /** What both ends mean, as a label each; by default they show the bounds. */
  ends?: readonly [string, string]
}

/** The filled width up to the middle of the 1.5 rem thumb. Set through the CSSOM, which the content security policy allows. */
const createFillStyle = (share: number): Record<string, string> => ({
  '--fill': `calc(0.75rem + ${share} * (100% - 1.5rem))`,
})

const NOT_SET = 'not set'

/** A native slider with its value. */
export const Range = ({ label, kind, min, max, step, value, start = min, onChange, unit, spokenUnit, ends }: Props) => {
  const id = useId()
  const endsId = useId()
  const shown = value ?? start
  const isUnset = value === null
  const set = (control: HTMLInputElement) => onChange(control.valueAsNumber)
  const [low, high] = ends ?? [String(min), String(max)]
  return (
    <div className="range" data-kind={kind} data-unset={isUnset ? '' : undefined}>
      <div className="range-head">
        <label htmlFor={id}>{label}</label>
        <span className="range-figure" aria-hidden="true">
          {isUnset ? (
            NOT_SET
          ) : (
            <>
              <b>{value}</b>
              {unit ? ` ${unit}` : null}
            </>
          )}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={shown}
        aria-describedby={ends && endsId}
        aria-valuetext={isUnset ? NOT_SET : spokenUnit ? `${value} ${spokenUnit}` : undefined}
        style={createFillStyle(isUnset ? -1 : (shown - min) / (max - min))}
        onChange={(event) => set(event.target)}
        // The first position is a value too: a press on it, a space on it, or an input of it sets it.
        {...(isUnset && {
          onInput: (event: FormEvent<HTMLInputElement>) => set(event.currentTarget),
          onClick: (event: MouseEvent<HTMLInputElement>) => set(event.currentTarget),
          onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
            if (event.key === ' ') set(event.currentTarget)
          },
        })}
      />
      <p className="range-ends" aria-hidden="true">
        <span>{low}</span>
        <span>{high}</span>
      </p>
      {/* A screen reader announces the bounds by itself, but not what they mean. */}
      {ends ? (
        <span id={endsId} hidden>
          {`${min} is ${low.toLowerCase()}, ${max} is ${high.toLowerCase()}`}
        </span>
      ) : null}
    </div>
  )
}
