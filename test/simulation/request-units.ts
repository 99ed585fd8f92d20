import type { Item } from './table/evaluate.ts'
import type { MemoryTable, TableRequest } from './table/memory-table.ts'

/** Request units of the table, from the sizes of the items as JSON. No write of a morning changes an entry of an index. */
export type Units = { read: number; write: number }

const READ_BYTES = 4096
const WRITE_BYTES = 1024

const measureItem = (item: unknown): number => (item === undefined ? 0 : JSON.stringify(item).length)

const sizes = new WeakMap<Item, number>()

/** The size of an item in the table, which never changes in place: each is read several times. */
const measureStored = (item: Item | undefined): number => {
  if (item === undefined) return 0
  const size = sizes.get(item) ?? measureItem(item)
  sizes.set(item, size)
  return size
}
const countPages = (bytes: number, page: number): number => Math.max(1, Math.ceil(bytes / page))

type Answer = { Item?: Item; Items?: Item[] }

/** The table, with the units of each command added to `units`. */
export const countUnits = (
  { run, read }: Pick<MemoryTable, 'run' | 'read'>,
  units: Units,
): ((command: string, input: TableRequest) => object) => {
  const readStored = ({ Key, Item: put }: TableRequest) => {
    const key = Key ?? put ?? {}
    return read(String(key.pk), String(key.sk))
  }
  return (command, input) => {
    const writes = command === 'TransactWrite' ? (input.TransactItems ?? []).flatMap(Object.values) : [input]
    const befores = writes.map(readStored)
    const answer: Answer = run(command, input)
    if (command === 'Get' || command === 'Query') {
      const isWhole = command === 'Get' && input.ProjectionExpression === undefined
      const bytes = isWhole ? measureStored(readStored(input)) : measureItem(answer.Item ?? answer.Items)
      units.read += countPages(bytes, READ_BYTES) * (input.ConsistentRead ? 1 : 0.5)
      return answer
    }
    for (const [part, before] of befores.entries()) {
      const bytes = Math.max(measureStored(before), measureStored(readStored(writes[part] ?? {})))
      units.write += countPages(bytes, WRITE_BYTES) * (command === 'TransactWrite' ? 2 : 1)
    }
    return answer
  }
}
