import type { Stack } from 'aws-cdk-lib'
import {
  type Alarm,
  AlarmStatusWidget,
  Column,
  Dashboard,
  GraphWidget,
  type IMetric,
  PeriodOverride,
  Row,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch'
import { contract as createCheckout } from '#functions/billing/create-checkout/contract.ts'
import { contract as stripeWebhook } from '#functions/billing/stripe-webhook/contract.ts'
import type { DeploymentSettings } from '../config.ts'
import type { Metrics } from './metrics.ts'
import { WATCHED_ROUTES } from './metrics.ts'

const WIDTH = 24
/** The kinds of pages of the beacon. */
const PAGES = ['landing', 'app'] as const

const graph = (title: string, left: IMetric[], width: number, right: IMetric[] = []) =>
  new GraphWidget({ title, left, right, width, height: 6, leftYAxis: { min: 0 } })

const question = (words: string) => new TextWidget({ markdown: `## ${words}`, width: WIDTH, height: 1 })

/** One row of graphs of equal width below its question. */
const answer = (words: string, graphs: { title: string; left: IMetric[]; right?: IMetric[] }[]) =>
  new Column(
    question(words),
    new Row(...graphs.map(({ title, left, right }) => graph(title, left, Math.floor(WIDTH / graphs.length), right))),
  )

/** The dashboard of a stage: is anything wrong, and the questions about the product. */
export const addDashboard = (stack: Stack, metrics: Metrics, alarms: Alarm[], settings: DeploymentSettings): void => {
  const dashboard = new Dashboard(stack, 'dashboard', {
    dashboardName: metrics.prefix,
    periodOverride: PeriodOverride.INHERIT,
  })
  dashboard.addWidgets(new AlarmStatusWidget({ title: 'Alarms', alarms, width: WIDTH, height: 4 }))
  dashboard.addWidgets(
    answer('Are people served?', [
      {
        title: 'Requests and server errors',
        left: [metrics.api('Count', { label: 'requests' })],
        right: [
          metrics.api('5xx', { label: 'server errors' }),
          metrics.distribution('5xxErrorRate', { statistic: 'Average' }),
        ],
      },
      {
        title: 'Slowest answer of a hundred (ms)',
        left: WATCHED_ROUTES.map((contract) =>
          metrics.route(contract, 'Latency', { statistic: 'p99', label: contract.name }),
        ),
      },
      {
        title: 'Concurrent executions, and refused ones',
        left: [metrics.functions('ConcurrentExecutions', { statistic: 'Maximum' })],
        right: [metrics.functions('Throttles')],
      },
      {
        title: 'Table',
        left: [metrics.table('ConsumedReadCapacityUnits'), metrics.table('ConsumedWriteCapacityUnits')],
        right: (['ReadThrottleEvents', 'WriteThrottleEvents'] as const).flatMap((name) => [
          metrics.table(name),
          metrics.index('delivery', name),
          metrics.index('lookup', name),
        ]),
      },
    ]),
    answer('Is the page fast? (75th percentile of one visit in ten)', [
      {
        title: 'Largest Contentful Paint (ms), good to 2500',
        left: PAGES.map((page) => metrics.vital('LargestContentfulPaint', page)),
      },
      {
        title: 'Interaction to Next Paint (ms), good to 200',
        left: PAGES.map((page) => metrics.vital('InteractionToNextPaint', page)),
      },
      {
        title: 'Cumulative Layout Shift, good to 0.1',
        left: PAGES.map((page) => metrics.vital('CumulativeLayoutShift', page)),
      },
    ]),
    answer('Did every mail that was due leave?', [
      {
        title: 'Age of the oldest delivery (s)',
        left: [metrics.queue('delivery', 'ApproximateAgeOfOldestMessage')],
        right: [metrics.queue('delivery', 'ApproximateNumberOfMessagesVisible')],
      },
      {
        title: 'Mails accepted and delivered by SES, and unproven ones',
        left: [metrics.mail('Send'), metrics.mail('Delivery')],
        right: [metrics.counted('UnprovenMails')],
      },
      {
        title: 'Mails that fell due, that left, and that SES refused for their sender',
        left: [metrics.counted('MailsDue'), metrics.counted('MailsSent'), metrics.counted('SenderRefusals')],
      },
      {
        title: 'Bounces and complaints',
        left: [metrics.mail('Bounce'), metrics.mail('Complaint')],
        right: [metrics.mail('Reputation.BounceRate'), metrics.mail('Reputation.ComplaintRate')],
      },
    ]),
    answer('Does the coach speak?', [
      {
        title: 'Texts by the model, and built-in ones',
        left: [metrics.counted('ModelTexts'), metrics.counted('BuiltInTexts')],
      },
      {
        title: 'Calls of the model, and refused ones',
        left: [metrics.model(settings.modelId, 'Invocations')],
        right: [metrics.model(settings.modelId, 'InvocationThrottles')],
      },
      {
        title: 'Time of an answer (ms)',
        left: ['p50', 'p99'].map((statistic) =>
          metrics.model(settings.modelId, 'InvocationLatency', { statistic, label: statistic }),
        ),
      },
      {
        title: 'Age of the oldest generation (s)',
        left: [metrics.queue('generation', 'ApproximateAgeOfOldestMessage')],
      },
    ]),
    answer('Is money coming in?', [
      { title: 'Checkouts begun', left: [metrics.route(createCheckout, 'Count', { label: 'checkouts' })] },
      {
        title: "Stripe's webhooks",
        left: [metrics.route(stripeWebhook, 'Count', { label: 'received' })],
        right: [
          metrics.route(stripeWebhook, '4xx', { label: 'refused' }),
          metrics.route(stripeWebhook, '5xx', { label: 'failed' }),
        ],
      },
      { title: 'Subscriptions corrected by the nightly run', left: [metrics.counted('DriftMended')] },
    ]),
  )
}
