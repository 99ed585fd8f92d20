/**
 * `npm run watch-release -- --stage prod`: watches the alarms of a stage for ten minutes after a deployment. Exit code 1 as soon as
 * one goes off; the workflow then deploys the release before (ADR 253). It reads only.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { CloudWatchClient } from '@aws-sdk/client-cloudwatch'
import { MINUTE_MS } from '#domain/time/units.ts'
import { SettingError } from '../config.ts'
import { readArguments } from './read-arguments.ts'
import { watchAlarms } from './watch-alarms.ts'

const WATCHED_MS = 10 * MINUTE_MS

try {
  const { region, stage } = readArguments(process.argv.slice(2))
  const cloudwatch = new CloudWatchClient({ region })
  const names = await watchAlarms({ cloudwatch, now: Date.now, pause }, stage, WATCHED_MS)
  for (const name of names) console.error(`The alarm ${name} went off after the deployment.`)
  if (names.length > 0) process.exitCode = 1
  else console.info('No alarm went off in the ten minutes after the deployment.')
} catch (error) {
  if (!(error instanceof SettingError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
