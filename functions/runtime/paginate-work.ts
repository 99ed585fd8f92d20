import { MAX_RECEIVES } from '#events/work.ts'
import { describe, type Log } from './log.ts'

/**
 * How a page of work ends. The next page is queued when this one is done, or when it comes for the last time: so a page
 * that keeps failing neither holds up the rest for good nor queues the rest with every try. Throws where anything failed,
 * so that the message comes again; what was done the first time is not done twice.
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
