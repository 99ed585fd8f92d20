import CircleAlert from 'lucide-react/icons/circle-alert'
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
  /** The error message. */
  error?: string | undefined
  /** Why the words were not accepted, under the control that holds them. */
  refusal?: ReactNode
  /** How much of a limit is used, in code points. */
  counter?: { used: number; max: number } | undefined
  aside?: ReactNode
}

/** Props for an Amplify field. Spread them last. */
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
 * Adds to an Amplify field a counter and a note on the label's line, and an error that is announced.
 * Amplify does not expose the ids of its hint and error, so ours are on elements inside them.
 */
export const Field = ({ label, hint, error, refusal, counter, aside, children }: Props) => {
  const id = useId()
  const described = [
    hint ? `${id}-hint` : '',
    error ? `${id}-error` : '',
    refusal ? `${id}-refusal` : '',
    counter ? `${id}-count` : '',
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={refusal ? 'field field-refused' : 'field'}>
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
        'aria-invalid': error || refusal ? true : undefined,
      })}
      {refusal ? (
        <div className="field-refusal" id={`${id}-refusal`}>
          {refusal}
        </div>
      ) : null}
      {/* After the control in tab order; the grid places it on the label's line. */}
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
