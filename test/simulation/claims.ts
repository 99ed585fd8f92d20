import { invocations } from './invocation.ts'
import { countUnits, type Units } from './request-units.ts'
import type { MemoryTable, TableRequest } from './table/memory-table.ts'

/**
 * Records at the table which invocation holds the claim of which mail. A mail whose claim outlives its process, or whose
 * answer from SES is lost, is the remainder of ADR 013: nothing tells whether SES accepted it.
 */

const MOTIVATION = /^MOTIVATION#([^#]+)#(.+)$/

/** The table, with the claims of the running invocation noted and the request units counted. */
export const watchTable = (table: MemoryTable, units: Units): ((command: string, input: object) => object) => {
  const run = countUnits(table, units)
  return (command, input) => {
    const { Key = {} }: TableRequest = input
    const [, goalId, date] = command === 'Update' ? (MOTIVATION.exec(String(Key.sk)) ?? []) : []
    if (goalId === undefined) return run(command, input)
    const read = () => table.read(String(Key.pk), String(Key.sk))?.mail
    const before = read()
    const answer = run(command, input)
    const after = read()
    const claimed = invocations.getStore()?.claimed
    if (before !== 'claimed' && after === 'claimed') claimed?.add(`${goalId}#${date}`)
    if (after !== 'claimed') claimed?.delete(`${goalId}#${date}`)
    return answer
  }
}
