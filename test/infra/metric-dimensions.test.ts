import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Cloud, synthesise } from './support/cloud.ts'

/** The sets of dimensions with which each service publishes its metrics. CloudWatch has no data for any other set. */
const PUBLISHED: Record<string, readonly (readonly string[])[]> = {
  // https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-metrics.html
  'AWS/ApiGateway': [['ApiId'], ['ApiId', 'Stage'], ['ApiId', 'Method', 'Resource', 'Stage']],
  'AWS/Bedrock': [[], ['ModelId']],
  'AWS/CloudFront': [['DistributionId', 'Region']],
  'AWS/DynamoDB': [['TableName'], ['GlobalSecondaryIndexName', 'TableName']],
  'AWS/Lambda': [[], ['FunctionName']],
  'AWS/SES': [[]],
  'AWS/SQS': [['QueueName']],
  // functions/runtime/metrics.ts
  FiveCircles: [['Stage'], ['Page', 'Stage'], ['Stage', 'Task']],
}

type Read = { of: string; namespace: string; name: string; dimensions: Map<string, unknown> }

const dimension = z.object({ Name: z.string(), Value: z.unknown() })
const metric = z.object({
  Namespace: z.string(),
  MetricName: z.string(),
  Dimensions: z._default(z.array(dimension), []),
})
const alarm = z.looseObject({
  AlarmName: z.string(),
  Metrics: z._default(z.array(z.looseObject({ MetricStat: z.optional(z.looseObject({ Metric: metric })) })), []),
})

const readMetric = (of: string, { Namespace, MetricName, Dimensions }: z.infer<typeof metric>): Read => ({
  of,
  namespace: Namespace,
  name: MetricName,
  dimensions: new Map(Dimensions.map(({ Name, Value }) => [Name, Value])),
})

const readAlarm = (properties: unknown): Read[] => {
  const { AlarmName, Metrics } = alarm.parse(properties)
  const single = metric.safeParse(properties)
  const several = Metrics.flatMap(({ MetricStat }) => (MetricStat ? [MetricStat.Metric] : []))
  return [...(single.success ? [single.data] : []), ...several].map((one) => readMetric(AlarmName, one))
}

const body = z.object({ 'Fn::Join': z.tuple([z.string(), z.array(z.unknown())]) })
const widgets = z.object({
  widgets: z.array(
    z.looseObject({
      properties: z.looseObject({
        title: z.optional(z.string()),
        metrics: z._default(z.array(z.array(z.unknown())), []),
      }),
    }),
  ),
})

/** The metrics of the graphs. References to resources are written as `ref`. */
const readDashboard = (properties: unknown): Read[] => {
  const { DashboardBody } = z.looseObject({ DashboardBody: body }).parse(properties)
  const text = DashboardBody['Fn::Join'][1].map((part) => (typeof part === 'string' ? part : 'ref')).join('')
  return widgets.parse(JSON.parse(text)).widgets.flatMap(({ properties: { title = '', metrics } }) =>
    metrics.map((row) => {
      const [namespace, name, ...rest] = row.filter((part) => typeof part === 'string')
      const dimensions = new Map<string, unknown>()
      for (let at = 0; at < rest.length; at += 2) dimensions.set(String(rest[at]), rest[at + 1])
      return { of: title, namespace: String(namespace), name: String(name), dimensions }
    }),
  )
}

describe('every metric of an alarm or a graph', () => {
  let cloud: Cloud
  let reads: Read[]
  beforeAll(async () => {
    cloud = await synthesise({ context: { stage: 'prod', nightBatch: 'true' } })
    reads = [
      ...cloud.all('AWS::CloudWatch::Alarm').flatMap(({ Properties }) => readAlarm(Properties)),
      ...readDashboard(cloud.one('AWS::CloudWatch::Dashboard').Properties),
    ]
  })

  it('has the dimensions with which its service publishes it', () => {
    expect(reads.length).toBeGreaterThan(60)
    const unpublished = reads.filter(({ namespace, dimensions }) => {
      const names = [...dimensions.keys()].toSorted().join()
      return !PUBLISHED[namespace]?.some((set) => set.join() === names)
    })
    expect(unpublished).toEqual([])
  })

  it('of a route names a route of the API', () => {
    const routes = new Set(cloud.all('AWS::ApiGatewayV2::Route').map(({ Properties }) => Properties.RouteKey))
    const watched = reads.filter(({ dimensions }) => dimensions.has('Resource'))
    expect(watched.length).toBeGreaterThan(6)
    for (const { dimensions } of watched)
      expect(routes).toContain(`${dimensions.get('Method')} ${dimensions.get('Resource')}`)
  })

  it('of a function names a function of the stage', () => {
    const functions = new Set(cloud.all('AWS::Lambda::Function').map(({ Properties }) => Properties.FunctionName))
    const watched = reads.filter(({ dimensions }) => dimensions.has('FunctionName'))
    expect(watched.length).toBeGreaterThan(1)
    for (const { dimensions } of watched) expect(functions).toContain(dimensions.get('FunctionName'))
  })
})
