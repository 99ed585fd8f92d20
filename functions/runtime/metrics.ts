import { writeLine } from './stdout.ts'

/** Counts in CloudWatch's embedded metric format: a log line that CloudWatch turns into a metric. */

/** infra/alarms.ts watches these by name; a test holds the two together. */
const NAMESPACE = 'FiveCircles'

/**
 * Texts that the model wrote, those that stood in for it, subscriptions that the night found different from Stripe's, and
 * stored items or values that could not be read.
 */
type Counted = 'ModelTexts' | 'BuiltInTexts' | 'DriftMended' | 'BadItems'
export type Count = (metric: Counted, task: string) => void

/** Functions are named `five-circles-<stage>-<stem>`; two stages may share an account, and an alarm is one stage's. */
const stageOf = (functionName = ''): string => /^five-circles-([a-z]+)-/.exec(functionName)?.[1] ?? 'local'

/** Adds one, for the stage and for the task in it. */
export const count: Count = (metric, task) =>
  writeLine({
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [
        {
          Namespace: NAMESPACE,
          Dimensions: [['Stage'], ['Stage', 'Task']],
          Metrics: [{ Name: metric, Unit: 'Count' }],
        },
      ],
    },
    Stage: stageOf(process.env.AWS_LAMBDA_FUNCTION_NAME),
    Task: task,
    [metric]: 1,
  })
