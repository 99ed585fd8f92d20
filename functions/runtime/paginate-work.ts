import { MAX_RECEIVES } from '#events/work.ts'
import { describe, type Log } from './log.ts'

/**
 * Ends a page of work. Queues the next page when this one succeeds, or at the last delivery of the message: a page that keeps
 * failing neither blocks the next pages nor queues them at every delivery. Throws when an item failed, so that the message is
 * delivered again. The work of an item must be idempotent.
 */
export const finishWorkPage = async (page: {
  errors: readonly unknown[]
  receives: number
  log: Log
  queueNext: (() => Promise<void>) | undefined
}): Promise<void> => {
  const { errors, receives, log, queueNext } = page
  for (const error of errors) log.error('left undone', describe(error))
  if (queueNext && (errors.length === 0 || receives >= MAX_RECEIVES)) await queueNext()
  if (errors.length > 0) throw new Error(`${errors.length} of a page are left undone.`)
}
