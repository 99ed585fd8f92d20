import { Duration } from 'aws-cdk-lib'
import { Metric, type MetricProps } from 'aws-cdk-lib/aws-cloudwatch'
import { contract as fetchUserGoals } from '#functions/goals/fetch-user-goals/contract.ts'
import type { Contract } from '#functions/runtime/contract.ts'
import { contract as checkIn } from '#functions/streaks/check-in/contract.ts'
import type { DeploymentSettings } from '../config.ts'
import type { QueueName } from '../grants.ts'

/** What the alarms and the dashboard read. Metrics are named by the stage's resource names, so they need no reference to a resource. */

export const FIVE_MINUTES = Duration.minutes(5)
const HOUR = Duration.hours(1)

/** The routes that a person waits for most. The model's routes are slow by nature. */
export const WATCHED_ROUTES = [fetchUserGoals, checkIn] satisfies Contract[]

type Options = Partial<Pick<MetricProps, 'period' | 'statistic' | 'label'>>

export type Metrics = ReturnType<typeof createMetrics>

export const createMetrics = (
  { stage, restoredTable }: Pick<DeploymentSettings, 'stage' | 'restoredTable'>,
  apiId: string,
  distributionId: string,
) => {
  const prefix = `five-circles-${stage}`
  const sum = { statistic: 'Sum', period: FIVE_MINUTES }
  const one = (namespace: string, metricName: string, dimensionsMap: Record<string, string>, options: Options) =>
    new Metric({
      namespace,
      metricName,
      ...sum,
      ...options,
      ...(Object.keys(dimensionsMap).length > 0 && { dimensionsMap }),
    })
  return {
    prefix,
    /** A metric of `functions/runtime/metrics.ts`. */
    counted: (name: string, options: Options = {}) => one('FiveCircles', name, { Stage: stage }, options),
    /** A web vital at the 75th percentile of the visits to a kind of page, as Google reads it. */
    vital: (
      name: 'LargestContentfulPaint' | 'InteractionToNextPaint' | 'CumulativeLayoutShift',
      page: 'landing' | 'app',
    ) => one('FiveCircles', name, { Stage: stage, Page: page }, { statistic: 'p75', period: HOUR, label: page }),
    api: (name: '4xx' | '5xx' | 'Count' | 'Latency', options: Options = {}) =>
      one('AWS/ApiGateway', name, { ApiId: apiId }, options),
    /** A metric of one route of the API. CloudWatch finds a metric only by exactly the dimensions that an HTTP API publishes. */
    route: ({ method, path }: Contract, name: '4xx' | '5xx' | 'Count' | 'Latency', options: Options = {}) =>
      one('AWS/ApiGateway', name, { ApiId: apiId, Stage: '$default', Method: method, Resource: path }, options),
    /** A metric of all functions of the account and region. Lambda's quota of concurrent executions is theirs together. */
    functions: (name: 'Throttles' | 'Errors' | 'ConcurrentExecutions', options: Options = {}) =>
      one('AWS/Lambda', name, {}, options),
    /** The failed invocations of one function, also those that ran into its time-out. `stem` is the end of its name. */
    failures: (stem: string, options: Options = {}) =>
      one('AWS/Lambda', 'Errors', { FunctionName: `${prefix}-${stem}` }, options),
    queue: (
      queue: QueueName,
      name: 'ApproximateAgeOfOldestMessage' | 'ApproximateNumberOfMessagesVisible',
      options: Options = {},
    ) => one('AWS/SQS', name, { QueueName: `${prefix}-${queue}` }, { statistic: 'Maximum', ...options }),
    /** SES counts these for the account and region. */
    mail: (name: 'Send' | 'Delivery' | 'Bounce' | 'Complaint' | 'Reputation.BounceRate' | 'Reputation.ComplaintRate') =>
      one('AWS/SES', name, {}, name.startsWith('Reputation') ? { statistic: 'Maximum' } : {}),
    table: (
      name: 'ReadThrottleEvents' | 'WriteThrottleEvents' | 'ConsumedReadCapacityUnits' | 'ConsumedWriteCapacityUnits',
    ) => one('AWS/DynamoDB', name, { TableName: restoredTable ?? prefix }, {}),
    /** Throttles of an index, which those of the table do not contain. */
    index: (index: 'delivery' | 'lookup', name: 'ReadThrottleEvents' | 'WriteThrottleEvents') =>
      one(
        'AWS/DynamoDB',
        name,
        { TableName: restoredTable ?? prefix, GlobalSecondaryIndexName: index },
        { label: `${index}: ${name}` },
      ),
    model: (
      modelId: string,
      name: 'Invocations' | 'InvocationThrottles' | 'InvocationLatency',
      options: Options = {},
    ) => one('AWS/Bedrock', name, { ModelId: modelId }, options),
    /** CloudFront's metrics are in us-east-1. */
    distribution: (name: 'Requests' | '5xxErrorRate' | '4xxErrorRate', options: Options = {}) =>
      new Metric({
        namespace: 'AWS/CloudFront',
        metricName: name,
        dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
        region: 'us-east-1',
        ...sum,
        ...options,
      }),
  }
}
