import type { Form } from '#web/lib/use-form.ts'
import { TextField } from '#web/ui/text-field.tsx'

export const EmailField = ({ form }: { form: Pick<Form<{ email: string }>, 'text'> }) => (
  <TextField {...form.text('email')} label="Email" type="email" autoComplete="email" required />
)
