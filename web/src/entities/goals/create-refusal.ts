import { goalMessages } from '#domain/messages/goals.ts'
import { isRefusedText, isSessionEnded } from '#web/lib/api-error.ts'
import { errorText } from '#web/lib/error-text.ts'
import { toast } from '#web/ui/toast.ts'

/** Milliseconds for which the limit's message is shown. */
const LIMIT_SHOWN = 5000

/** Shows why a goal was not created. `useCreateGoal` handles an ended session. */
export const showCreateRefusal = (error: Error): void => {
  // The form shows a refused text at its field.
  if (isSessionEnded(error) || isRefusedText(error)) return
  const reason = errorText(error)
  if (/maximum|limit/i.test(reason)) toast.error(reason, undefined, LIMIT_SHOWN)
  else toast.error(goalMessages.couldNotCreate(reason))
}
