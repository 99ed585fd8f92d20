import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'
import '@aws-amplify/ui-react/styles/field.layer.css'
import '@aws-amplify/ui-react/styles/fieldMessages.layer.css'
import '@aws-amplify/ui-react/styles/input.layer.css'
import './amplify-theme.css'
import './field.css'

export type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong, in words. */
  error?: string | undefined
  /** How much of a limit is used, counted as a person counts characters. */
  counter?: { used: number; max: number } | undefined
  /** A link or a note at the end of the label's line. */
  aside?: ReactNode
}

/** What a field of Amplify needs to be ours. Spread it onto the field last. */
export type FieldParts = {
  id: string
  label: ReactNode
  descriptiveText: ReactNode
  hasError: boolean
  errorMessage: ReactNode
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type Props = FieldProps & { children: (parts: FieldParts) => ReactNode }

/**
 * A field of Amplify with what Amplify's lack: a counter and a note on the label's line, and an error that is spoken.
 * Amplify keeps the ids of its hint and error to itself, so that ours stand on elements inside them.
 */
export const Field = ({ label, hint, error, counter, aside, children }: Props) => {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : '', counter ? `${id}-count` : '']
    .filter(Boolean)
    .join(' ')
  return (
    <div className="field">
      {children({
        id,
        label,
        descriptiveText: hint ? <span id={`${id}-hint`}>{hint}</span> : null,
        hasError: error !== undefined,
        errorMessage: error ? (
          <span className="field-error" id={`${id}-error`} role="alert">
            <Icon of={CircleAlert} />
            <span>{error}</span>
          </span>
        ) : null,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {/* After the control, so that Tab reaches the control first; the grid puts it on the label's line. */}
      {aside || counter ? (
        <div className="field-aside">
          {aside}
          {counter ? (
            <span className="field-count" id={`${id}-count`}>
              {counter.used} of {counter.max}
            </span>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
