import { TextField } from '#web/ui/text-field.tsx'

type Props = { value: string; error: string | undefined; onChange: (email: string) => void }

export const EmailField = ({ value, error, onChange }: Props) => (
  <TextField
    label="Email"
    name="email"
    type="email"
    autoComplete="email"
    required
    value={value}
    error={error}
    onChange={(event) => onChange(event.target.value)}
  />
)
