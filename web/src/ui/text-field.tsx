import {
  TextAreaField as AmplifyTextAreaField,
  type TextAreaFieldProps as AmplifyTextAreaFieldProps,
  TextField as AmplifyTextField,
  type TextFieldProps as AmplifyTextFieldProps,
} from '@aws-amplify/ui-react'
import { Field, type FieldProps } from './field.tsx'
import '@aws-amplify/ui-react/styles/textArea.layer.css'

/** Props that a field passes on to the native control. */
export type InputProps = Pick<
  AmplifyTextFieldProps,
  | 'name'
  | 'required'
  | 'autoComplete'
  | 'autoFocus'
  | 'inputMode'
  | 'list'
  | 'maxLength'
  | 'min'
  | 'max'
  | 'placeholder'
  | 'step'
  | 'value'
  | 'onChange'
  | 'onBlur'
>

type TextFieldProps = FieldProps & InputProps & { type?: 'text' | 'email' | 'date' | 'time' | 'number' }

export const TextField = ({ label, hint, error, refusal, counter, aside, ...input }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error} refusal={refusal} counter={counter} aside={aside}>
    {(parts) => <AmplifyTextField dir="auto" {...input} {...parts} />}
  </Field>
)

type TextAreaProps = FieldProps &
  Pick<
    AmplifyTextAreaFieldProps,
    'name' | 'rows' | 'value' | 'defaultValue' | 'onChange' | 'placeholder' | 'isReadOnly'
  >

export const TextAreaField = ({ label, hint, error, refusal, counter, aside, ...area }: TextAreaProps) => (
  <Field label={label} hint={hint} error={error} refusal={refusal} counter={counter} aside={aside}>
    {(parts) => <AmplifyTextAreaField dir="auto" {...area} {...parts} />}
  </Field>
)
