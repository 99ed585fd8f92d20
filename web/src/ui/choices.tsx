import { type ReactNode, useId } from 'react'
import './choice.css'

type Props<Value extends string> = {
  legend: ReactNode
  name: string
  value: Value | null
  options: readonly { value: Value; label: ReactNode }[]
  onChange: (value: Value) => void
  /** A class on the fieldset. */
  className?: string
}

/** Native radios as pills. */
export const Choices = <Value extends string>({ legend, name, value, options, onChange, className }: Props<Value>) => {
  const id = useId()
  return (
    <fieldset className={className}>
      <legend>{legend}</legend>
      <div className="choices">
        {options.map((option) => (
          <label className="choice" key={option.value}>
            <input
              type="radio"
              name={`${name}-${id}`}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
