import { messages } from '#domain/messages.ts'
import { ApiError, isSessionEnded } from '#web/lib/api-error.ts'
import { errorText } from '#web/lib/error-text.ts'
import { toast } from '#web/ui/toast.tsx'
import type { DraftErrors } from './goal-form.ts'

/** Milliseconds for which the limit's own message is shown (specification 8 and 9). */
const LIMIT_SHOWN = 5000

/** Says why no goal was made (specification 8); `useCreateGoal` says it of a session that ended. */
export const sayWhyNot = (error: Error): void => {
  if (isSessionEnded(error)) return
  const reason = errorText(error)
  if (/maximum|limit/i.test(reason)) toast.error(reason, undefined, LIMIT_SHOWN)
  else toast.error(messages.goals.couldNotCreate(reason))
}

/** A refusal that names one of the form's fields stands beside it as well. */
export const errorsIn = (error: Error): DraftErrors => {
  if (!(error instanceof ApiError)) return {}
  const { field, message } = error
  return field === 'title' || field === 'description' || field === 'target_date' ? { [field]: message } : {}
}
