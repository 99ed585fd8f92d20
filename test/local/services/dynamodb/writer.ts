import { callTable } from '#local/services/dynamodb/call.ts'
import { startTable } from '#local/services/dynamodb/table.ts'
import { table } from '#test/local/host/iam/cloud.ts'

/** Writes until it is killed. Prints the engine's address, and then the key of each acknowledged write. */
const [dataFolder = ''] = process.argv.slice(2)
const { endpoint } = await startTable({ table, dataFolder, clock: Date })
console.log(endpoint)
const write = async (from: number) => {
  for (let n = from; ; n += 4) {
    await callTable(endpoint, 'PutItem', { TableName: table.name, Item: { pk: { S: 'USER#1' }, sk: { S: `${n}` } } })
    process.stdout.write(`${n}\n`)
  }
}
await Promise.all([0, 1, 2, 3].map(write))
