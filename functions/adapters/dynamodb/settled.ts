import { cancellationReasons } from '#functions/runtime/outage.ts'
import { backOff, type Table, type Write } from './table.ts'

const ATTEMPTS = 30

/** Repeats a transaction while it collides with others. False where one of its conditions does not hold. */
export const untilSettled = async (table: Table, writes: (TableName: string) => Write[]): Promise<boolean> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await table.transact(writes)
      return true
    } catch (error) {
      const reasons = cancellationReasons(error)
      if (reasons?.includes('ConditionalCheckFailed')) return false
      if (!reasons?.includes('TransactionConflict') || attempt === ATTEMPTS) throw error
      await backOff(attempt)
    }
  }
}
