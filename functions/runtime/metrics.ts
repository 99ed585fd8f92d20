import { readCorrelation } from './correlation.ts'
import { writeLine } from './stdout.ts'

/** Counts in CloudWatch's embedded metric format: CloudWatch creates a metric from the log line. */

/** infra/alarms.ts uses the same name; a test compares them. */
const NAMESPACE = 'FiveCircles'

/**
 * Model texts, built-in texts, subscriptions that the nightly run corrected, unreadable stored items or values, mails whose
 * acceptance by SES was never proven, and mails that fell due and that left.
 */
type Counted = 'ModelTexts' | 'BuiltInTexts' | 'DriftMended' | 'BadItems' | 'UnprovenMails' | 'MailsDue' | 'MailsSent'
export type Count = (metric: Counted, task: string, amount?: number) => void

/** Functions are named `five-circles-<stage>-<stem>`. Alarms are per stage, because stages may share an account. */
const parseStage = (functionName = ''): string => /^five-circles-([a-z]+)-/.exec(functionName)?.[1] ?? 'local'

/** Adds 1, or an amount, for the stage, and for the task within the stage. */
export const count: Count = (metric, task, amount = 1) =>
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
    Stage: parseStage(process.env.AWS_LAMBDA_FUNCTION_NAME),
    Task: task,
    correlation_id: readCorrelation(),
    [metric]: amount,
  })
