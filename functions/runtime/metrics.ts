import { readCorrelation } from './correlation.ts'
import { writeLine } from './stdout.ts'

/** Counts in CloudWatch's embedded metric format: CloudWatch creates a metric from the log line. */

/** `infra/watch/metrics.ts` has the same name; test/infra/messaging.test.ts compares them. */
const NAMESPACE = 'FiveCircles'

/**
 * Model texts, built-in texts, subscriptions that the nightly run corrected, unreadable stored items or values, mails whose
 * acceptance by SES was never proven, mails that fell due and that left, mails that SES refused because it takes none of this sender,
 * batch jobs that had no answers when they were looked for, and sign-ups with an address that has an account.
 */
type Counted =
  | 'ModelTexts'
  | 'BuiltInTexts'
  | 'DriftMended'
  | 'BadItems'
  | 'UnprovenMails'
  | 'MailsDue'
  | 'MailsSent'
  | 'SenderRefusals'
  | 'BatchesWithoutAnswers'
  | 'SignUpsRefused'
type Unit = 'Count' | 'Milliseconds' | 'None'
export type Count = (metric: Counted, task: string, amount?: number) => void

/** Functions are named `five-circles-<stage>-<stem>`. Alarms are per stage, because stages may share an account. */
const parseStage = (functionName = ''): string => /^five-circles-([a-z]+)-/.exec(functionName)?.[1] ?? 'local'

/** Writes values for the stage, and for one of its dimensions within the stage. Undefined values are left out. */
const write = (dimension: Record<string, string>, values: readonly (readonly [string, Unit, number | undefined])[]) => {
  const given = values.filter(([, , value]) => value !== undefined)
  writeLine({
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [
        {
          Namespace: NAMESPACE,
          Dimensions: [['Stage'], ['Stage', ...Object.keys(dimension)]],
          Metrics: given.map(([Name, unit]) => ({ Name, Unit: unit })),
        },
      ],
    },
    Stage: parseStage(process.env.AWS_LAMBDA_FUNCTION_NAME),
    ...dimension,
    correlation_id: readCorrelation(),
    ...Object.fromEntries(given.map(([name, , value]) => [name, value])),
  })
}

/** Adds 1, or an amount, for the stage, and for the task within the stage. */
export const countMetric: Count = (metric, task, amount = 1) => write({ Task: task }, [[metric, 'Count', amount]])

/** The web vitals of one visit to a kind of page: LCP and INP in milliseconds, CLS without a unit. */
export type MeasureVisit = (visit: {
  page: string
  lcp?: number | undefined
  inp?: number | undefined
  cls?: number | undefined
}) => void

/** Adds the values for the stage, and for the page within the stage. A visit without values adds nothing. */
export const measureVisit: MeasureVisit = ({ page, lcp, inp, cls }) => {
  if (lcp === undefined && inp === undefined && cls === undefined) return
  write({ Page: page }, [
    ['LargestContentfulPaint', 'Milliseconds', lcp],
    ['InteractionToNextPaint', 'Milliseconds', inp],
    ['CumulativeLayoutShift', 'None', cls],
  ])
}
