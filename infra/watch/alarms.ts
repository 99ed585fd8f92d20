import { type App, Duration, type Stack } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, type IMetric, MathExpression, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { contract as stripeWebhook } from '#functions/billing/stripe-webhook/contract.ts'
import type { DeploymentSettings } from '../config.ts'
import type { QueueName } from '../grants.ts'
import { FIVE_MINUTES, type Metrics, WATCHED_ROUTES } from './metrics.ts'

const HOUR = Duration.hours(1)

/** The age of a queue's oldest message that is not ordinary, in minutes. A mail is due at its minute; a text has hours. */
const OLDEST_MINUTES: readonly { queue: QueueName; minutes: number }[] = [
  { queue: 'delivery', minutes: 15 },
  { queue: 'generation', minutes: 120 },
  { queue: 'billing', minutes: 15 },
  { queue: 'reconciliation', minutes: 120 },
  { queue: 'sweep', minutes: 120 },
]

type Watched = {
  /** The end of the alarm's name and its heading in docs/operations.md. */
  name: string
  means: string
  metric: IMetric
  threshold: number
  /** Periods in a row; default 1. */
  periods?: number
}

const served = (metrics: Metrics): Watched[] => [
  {
    name: 'server-errors',
    means: 'Operations answer 5xx.',
    metric: metrics.api('5xx'),
    threshold: 5,
  },
  ...WATCHED_ROUTES.map((contract) => ({
    name: `slow-${contract.name}`,
    means: `One in a hundred answers of ${contract.name} takes 1.5 seconds or more, for 15 minutes.`,
    metric: metrics.route(contract, 'Latency', { statistic: 'p99' }),
    threshold: 1500,
    periods: 3,
  })),
  {
    name: 'throttled-functions',
    means: 'Lambda refused invocations: the account uses its quota of concurrent executions.',
    metric: metrics.functions('Throttles'),
    threshold: 1,
  },
  {
    name: 'throttled-table',
    means: 'The table or one of its indexes refused reads or writes.',
    metric: new MathExpression({
      expression:
        'FILL(reads, 0) + FILL(writes, 0) + FILL(delivery_reads, 0) + FILL(delivery_writes, 0) + FILL(lookup_reads, 0) + FILL(lookup_writes, 0)',
      usingMetrics: {
        reads: metrics.table('ReadThrottleEvents'),
        writes: metrics.table('WriteThrottleEvents'),
        delivery_reads: metrics.index('delivery', 'ReadThrottleEvents'),
        delivery_writes: metrics.index('delivery', 'WriteThrottleEvents'),
        lookup_reads: metrics.index('lookup', 'ReadThrottleEvents'),
        lookup_writes: metrics.index('lookup', 'WriteThrottleEvents'),
      },
      period: FIVE_MINUTES,
    }),
    threshold: 10,
  },
  {
    name: 'bad-items',
    means: 'A stored item or value could not be read and was left out or replaced.',
    metric: metrics.counted('BadItems', { period: HOUR }),
    threshold: 1,
  },
]

const signedUp = (metrics: Metrics): Watched[] => [
  {
    name: 'failed-sign-ups',
    means: 'A trigger of the user pool fails: three times in an hour a person could not sign up.',
    metric: new MathExpression({
      // A refused sign-up is an error of the function too.
      expression: 'FILL(checks, 0) - FILL(refused, 0) + FILL(profiles, 0)',
      usingMetrics: {
        checks: metrics.failures('check-sign-up', { period: HOUR }),
        refused: metrics.counted('SignUpsRefused', { period: HOUR }),
        profiles: metrics.failures('create-confirmed-profile', { period: HOUR }),
      },
      period: HOUR,
    }),
    threshold: 3,
  },
]

const delivered = (metrics: Metrics): Watched[] => [
  ...OLDEST_MINUTES.map(({ queue, minutes }) => ({
    name: `old-${queue}`,
    means: `A message waits in the queue ${queue} for ${minutes} minutes or more.`,
    metric: metrics.queue(queue, 'ApproximateAgeOfOldestMessage'),
    threshold: minutes * 60,
  })),
  {
    name: 'unsent-mails',
    means: 'A tenth of the mails that fell due in an hour has not left.',
    metric: new MathExpression({
      // Mails that a few people wait for say little about SES.
      expression: 'IF(FILL(due, 0) >= 20, (FILL(due, 0) - FILL(sent, 0)) / FILL(due, 0), 0)',
      usingMetrics: {
        due: metrics.counted('MailsDue', { period: HOUR }),
        sent: metrics.counted('MailsSent', { period: HOUR }),
      },
      period: HOUR,
    }),
    threshold: 0.1,
  },
  {
    name: 'refused-sender',
    means: 'SES takes no mails: it has paused the account, or the sender is not verified.',
    metric: metrics.counted('SenderRefusals', { period: HOUR }),
    threshold: 1,
  },
  {
    name: 'unproven-mails',
    means: 'Mails were claimed, and SES told of none of them in the morning.',
    metric: metrics.counted('UnprovenMails', { period: HOUR }),
    threshold: 1,
  },
  {
    name: 'bounces',
    means: 'SES counts 4 % of bounced mails. It puts an account under review at 5 %.',
    metric: metrics.mail('Reputation.BounceRate'),
    threshold: 0.04,
  },
  {
    name: 'complaints',
    means: 'SES counts 0.08 % of complaints. It puts an account under review at 0.1 %.',
    metric: metrics.mail('Reputation.ComplaintRate'),
    threshold: 0.0008,
  },
]

const coached = (metrics: Metrics): Watched[] => [
  {
    name: 'built-in-texts',
    means: 'A fifth of the texts of an hour are built-in: the model fails.',
    metric: new MathExpression({
      // A ratio of fewer texts says little about the model.
      expression:
        'IF(FILL(built, 0) + FILL(written, 0) >= 20, FILL(built, 0) / (FILL(built, 0) + FILL(written, 0)), 0)',
      usingMetrics: {
        built: metrics.counted('BuiltInTexts', { period: HOUR }),
        written: metrics.counted('ModelTexts', { period: HOUR }),
      },
      period: HOUR,
    }),
    threshold: 0.2,
  },
]

const batched = (metrics: Metrics): Watched[] => [
  {
    name: 'batch-without-answers',
    means: 'A batch job of the night had no answers half an hour before the texts are generated on demand.',
    metric: metrics.counted('BatchesWithoutAnswers', { period: HOUR }),
    threshold: 1,
  },
]

const paid = (metrics: Metrics): Watched[] => [
  {
    name: 'failed-webhooks',
    means: "Stripe's webhooks are refused or fail: three in an hour.",
    metric: new MathExpression({
      expression: 'FILL(refused, 0) + FILL(failed, 0)',
      usingMetrics: {
        refused: metrics.route(stripeWebhook, '4xx', { period: HOUR }),
        failed: metrics.route(stripeWebhook, '5xx', { period: HOUR }),
      },
      period: HOUR,
    }),
    threshold: 3,
  },
  {
    name: 'drift',
    means: 'A stored subscription differed from the one in Stripe: a webhook was lost.',
    metric: metrics.counted('DriftMended', { period: Duration.days(1) }),
    threshold: 1,
  },
]

/** Alarms for failures that are not visible in the product. Each has a section of its name in docs/operations.md. */
export const addAlarms = (
  stack: Stack,
  metrics: Metrics,
  { nightBatch }: Pick<DeploymentSettings, 'nightBatch'>,
): Alarm[] =>
  [served, signedUp, delivered, coached, ...(nightBatch ? [batched] : []), paid]
    .flatMap((list) => list(metrics))
    .map(
      ({ name, means, metric, threshold, periods }) =>
        new Alarm(stack, `${name}-alarm`, {
          alarmName: `${metrics.prefix}-${name}`,
          alarmDescription: `${means} See docs/operations.md, "${name}".`,
          metric,
          threshold,
          evaluationPeriods: periods ?? 1,
          comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
          treatMissingData: TreatMissingData.NOT_BREACHING,
        }),
    )

/** Sends every alarm of the app to one address, by a topic in the given stack. */
export const mailAlarms = (app: App, stack: Stack, address: string): void => {
  const topic = new Topic(stack, 'alarms', { enforceSSL: true })
  topic.grantPublish(new ServicePrincipal('cloudwatch.amazonaws.com'))
  topic.addSubscription(new EmailSubscription(address))
  const action = new SnsAction(topic)
  for (const construct of app.node.findAll()) if (construct instanceof Alarm) construct.addAlarmAction(action)
}
