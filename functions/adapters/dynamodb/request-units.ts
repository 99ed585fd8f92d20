import type { ReturnConsumedCapacity } from '@aws-sdk/client-dynamodb'

/**
 * The cost of a command in DynamoDB's request units. `write` is the table's share, `index` that of the indexes.
 */
export type Units = { command: string; read: number; write: number; index: number }

const watchers = new Set<(units: Units) => void>()

/** Reports the cost of every command to `watcher` (`npm run bench`, budget tests). Returns a function that stops it. */
export const watchUnits = (watcher: (units: Units) => void): (() => void) => {
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
  }
}

/** Requests the figures only while a watcher is set. */
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
