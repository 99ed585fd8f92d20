import type { Consumption } from '#local/host/iam/meter.ts'
import type { Product } from '#local/host/product.ts'

/** Budgets of the plan, in request units a call (a mail, for the wake-up mails). */
export type Budget = { read?: number; write?: number; index?: number; calls?: number }
export type Row = { name: string; spent: Spent; budget: Budget }
export type Spent = { read: number; write: number; index: number; calls: number }

export const sumCosts = (costs: Consumption[]): Spent => ({
  read: costs.reduce((sum, { readUnits }) => sum + readUnits, 0),
  write: costs.reduce((sum, { writeUnits }) => sum + writeUnits, 0),
  index: costs.reduce((sum, { writeUnits, indexUnits }) => sum + (writeUnits > 0 ? indexUnits : 0), 0),
  calls: costs.length,
})
export const dividedBy = ({ read, write, index, calls }: Spent, count: number): Spent => ({
  read: read / count,
  write: write / count,
  index: index / count,
  calls: calls / count,
})

/** Runs `work` and records the request units that the function of `operation` used. */
export type Measure = <T>(name: string, budget: Budget, work: () => Promise<T>, operation?: string) => Promise<T>

export const createMeasure = (product: Product, costs: Consumption[]): { rows: Row[]; measure: Measure } => {
  const rows: Row[] = []
  const measure: Measure = async (name, budget, work, operation = name) => {
    await product.travel.idle()
    costs.length = 0
    const result = await work()
    await product.travel.idle()
    const own = costs.filter(({ functionName }) => functionName.endsWith(`-${operation}`))
    rows.push({ name, spent: sumCosts(own), budget })
    return result
  }
  return { rows, measure }
}
