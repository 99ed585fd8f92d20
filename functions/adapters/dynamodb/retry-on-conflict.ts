import { DomainError } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'
import { backOff } from './table.ts'

const ATTEMPTS = 8

/**
 * Reads, decides and writes until a write meets what was read. `attempt` gives undefined where somebody else wrote in
 * between; `again` tells it to read consistently. Throws `conflict` where that goes on.
 */
export const retryOnConflict = async <T>(attempt: (again: boolean) => Promise<T | undefined>): Promise<T> => {
  for (let count = 0; count < ATTEMPTS; count += 1) {
    if (count > 1) await backOff(count)
    const result = await attempt(count > 0)
    if (result !== undefined) return result
  }
  throw new DomainError('conflict', messages.request.conflict)
}
