import type { ReturnConsumedCapacity } from '@aws-sdk/client-dynamodb'

/**
 * What a command cost, in request units as DynamoDB itself counts them. `write` is what the table took, `index` what the
 * indexes took on top of it.
 */
export type Units = { command: string; read: number; write: number; index: number }

const watchers = new Set<(units: Units) => void>()

/** Tells what every command costs from now on (`npm run bench`, and tests of the budgets); gives a way to stop. */
export const watchUnits = (watcher: (units: Units) => void): (() => void) => {
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
  }
}

/** Asks for the figures only where somebody watches. */
export const capacity = (): { ReturnConsumedCapacity: ReturnConsumedCapacity } => ({
  ReturnConsumedCapacity: watchers.size > 0 ? 'INDEXES' : 'NONE',
})

type Use = { CapacityUnits?: number | undefined }
type Consumed = Use & { Table?: Use | undefined; GlobalSecondaryIndexes?: Record<string, Use> | undefined }

export const report = (command: string, kind: 'read' | 'write', consumed: readonly (Consumed | undefined)[]): void => {
  for (const use of consumed) {
    if (!use) continue
    const index = Object.values(use.GlobalSecondaryIndexes ?? {}).reduce(
      (sum, one) => sum + (one.CapacityUnits ?? 0),
      0,
    )
    const all = use.CapacityUnits ?? 0
    const units = kind === 'read' ? { read: all, write: 0, index: 0 } : { read: 0, write: all - index, index }
    for (const watcher of watchers) watcher({ command, ...units })
  }
}
