import { PasswordField as AmplifyPasswordField, IconsProvider } from '@aws-amplify/ui-react'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { Field, type FieldProps } from './field.tsx'
import { Icon } from './icon.tsx'
import type { InputProps } from './text-field.tsx'
import '@aws-amplify/ui-react/styles/visuallyHidden.layer.css'
import './password-field.css'

const ICONS = { passwordField: { visibility: <Icon of={Eye} />, visibilityOff: <Icon of={EyeOff} /> } }

type Props = Omit<FieldProps, 'refusal'> & InputProps

/** A password field with a switch that shows the password and announces its state. */
export const PasswordField = ({ label, hint, error, counter, aside, ...input }: Props) => (
  <IconsProvider icons={ICONS}>
    <Field label={label} hint={hint} error={error} counter={counter} aside={aside}>
      {(parts) => <AmplifyPasswordField {...input} {...parts} showPasswordButtonLabel="Show password" />}
    </Field>
  </IconsProvider>
)
