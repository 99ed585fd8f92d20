import { type CloudWatchClient, paginateDescribeAlarms } from '@aws-sdk/client-cloudwatch'

type Deps = {
  cloudwatch: CloudWatchClient
  /** Epoch milliseconds. */
  now: () => number
  /** Waits for milliseconds. */
  pause: (ms: number) => Promise<void>
}

const BETWEEN_MS = 30_000

/** Names of the alarms with the prefix that went off after `since`, in epoch milliseconds. Others went off before the release. */
const listNewAlarms = async (client: CloudWatchClient, prefix: string, since: number): Promise<string[]> => {
  const names: string[] = []
  for await (const { MetricAlarms = [] } of paginateDescribeAlarms(
    { client },
    { AlarmNamePrefix: prefix, StateValue: 'ALARM' },
  )) {
    for (const { AlarmName = '', StateTransitionedTimestamp } of MetricAlarms)
      if ((StateTransitionedTimestamp?.getTime() ?? since) >= since) names.push(AlarmName)
  }
  return names
}

/**
 * Watches the alarms of a stage for `ms` after a deployment. Returns the names of those that went off, as soon as one does, or
 * none (ADR 253). Throws what CloudWatch throws.
 */
export const watchAlarms = async ({ cloudwatch, now, pause }: Deps, stage: string, ms: number): Promise<string[]> => {
  const since = now()
  for (;;) {
    const names = await listNewAlarms(cloudwatch, `five-circles-${stage}-`, since)
    if (names.length > 0 || now() - since >= ms) return names
    await pause(BETWEEN_MS)
  }
}

type Judge = {
  /** Names of the alarms that went off. */
  watch: () => Promise<string[]>
  /** Writes an output of the workflow's step. */
  output: (line: string) => void
}

/**
 * Returns the exit code: 0 without an alarm, 1 with one, 2 where the alarms could not be read. The workflow rolls back by the output
 * `alarms=true` alone, so that a failure of CloudWatch does not replace a healthy release.
 */
export const judgeRelease = async ({ watch, output }: Judge): Promise<0 | 1 | 2> => {
  try {
    const names = await watch()
    for (const name of names) console.error(`The alarm ${name} went off after the deployment.`)
    if (names.length > 0) {
      output('alarms=true')
      return 1
    }
    console.info('No alarm went off in the ten minutes after the deployment.')
    return 0
  } catch (error) {
    console.error(`The alarms could not be read: ${error instanceof Error ? error.message : String(error)}`)
    return 2
  }
}
