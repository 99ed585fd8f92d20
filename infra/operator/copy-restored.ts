/**
 * What `npm run copy-restored` does, with the arguments of the CDK: `-c stage=prod`, or `--stage prod`. Copies the missing items
 * of the table five-circles-<stage>-restored to five-circles-<stage> (docs/operations.md, 'Restoring the table').
 */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { SettingError } from '../config.ts'
import { copyMissingItems } from './copy-items.ts'
import { readArguments } from './read-arguments.ts'

try {
  const { stage, region } = readArguments(process.argv.slice(2))
  const to = `five-circles-${stage}`
  const from = `${to}-restored`
  const { read, copied } = await copyMissingItems(new DynamoDBClient({ region }), { from, to })
  console.info(`Copied ${copied} of ${read} items from ${from} to ${to}. The others are there already.`)
} catch (error) {
  if (!(error instanceof SettingError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
