/**
 * `npm run watch-release -- --stage prod`: watches the alarms of a stage for ten minutes after a deployment. Exit code 1 as soon as
 * one goes off; the workflow then deploys the release before (ADR 253). Exit code 2 for wrong arguments and where the alarms could
 * not be read, which says nothing about the release. It reads only.
 */
import { appendFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { CloudWatchClient } from '@aws-sdk/client-cloudwatch'
import { MINUTE_MS } from '#domain/time/units.ts'
import { SettingError } from '../config.ts'
import { readArguments } from './read-arguments.ts'
import { judgeRelease, watchAlarms } from './watch-alarms.ts'

const WATCHED_MS = 10 * MINUTE_MS

try {
  const { region, stage } = readArguments(process.argv.slice(2))
  process.exitCode = await judgeRelease({
    watch: () => watchAlarms({ cloudwatch: new CloudWatchClient({ region }), now: Date.now, pause }, stage, WATCHED_MS),
    // The file of a step's outputs on GitHub's runners.
    output: (line) => {
      if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `${line}\n`)
    },
  })
} catch (error) {
  if (!(error instanceof SettingError)) throw error
  console.error(error.message)
  process.exitCode = 2
}
