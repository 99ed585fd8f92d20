import { userKey, witnessKey } from './keys.ts'
import { createLedgerStore } from './ledger.ts'
import { createMotivationStore } from './motivation.ts'
import { createNudgeStore } from './nudges.ts'
import type { Table } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | delete a goal's days, run, rhythm, motivation, nudges and witness | USER#<sub>, by the keys that ledger.ts, motivation.ts and nudges.ts find | | delete-goal, sweep-leftovers | 1 WRU per item |
 */
export const createGoalSweeper =
  (table: Table) =>
  async (userId: string, goalId: string): Promise<number> => {
    const keys = [
      ...(await createLedgerStore(table).listKeys(userId, goalId)),
      ...(await createMotivationStore(table).listKeys(userId, goalId)),
      ...(await createNudgeStore(table).listKeys(userId, goalId)),
      ...(await table.keys(userKey(userId), witnessKey(userId, goalId).sk)),
    ]
    await table.deleteAll(keys)
    return keys.length
  }
