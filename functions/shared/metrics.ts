/** Counts in CloudWatch's embedded metric format: a line of the log that becomes a metric, without a call. */

const NAMESPACE = 'FiveCircles'

/** What is counted, by task: texts that the model wrote, and those that stood in for it. */
type Counted = 'ModelTexts' | 'BuiltInTexts'
export type Count = (metric: Counted, task: string) => void

/**
 * Adds one. Written past the console, whose lines Lambda wraps in JSON of its own, where the format would not be found.
 */
export const count: Count = (metric, task) => {
  const line = {
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [{ Namespace: NAMESPACE, Dimensions: [['Task']], Metrics: [{ Name: metric, Unit: 'Count' }] }],
    },
    Task: task,
    [metric]: 1,
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
