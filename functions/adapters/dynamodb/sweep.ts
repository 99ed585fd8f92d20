import { ledgerIn } from './ledger.ts'
import { motivationsIn } from './motivation.ts'
import { nudgesIn } from './nudges.ts'
import type { Table } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | delete a goal's days, run, motivation and nudges | USER#<sub>, by the keys that ledger.ts, motivation.ts and nudges.ts find | | delete-goal, sweep-leftovers | 1 WRU per item |
 */
export const sweepIn =
  (table: Table) =>
  async (userId: string, goalId: string): Promise<number> => {
    const keys = [
      ...(await ledgerIn(table).keysOf(userId, goalId)),
      ...(await motivationsIn(table).keysOf(userId, goalId)),
      ...(await nudgesIn(table).keysOf(userId, goalId)),
    ]
    await table.deleteAll(keys)
    return keys.length
  }
