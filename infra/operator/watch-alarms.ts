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
