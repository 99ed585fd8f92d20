import * as z from 'zod/mini'
import { synthesise } from '#test/infra/support/cloud.ts'

const PREFIX = 'five-circles-dev-'

/** An alarm of a sum of one of our metrics. */
const countAlarm = z.object({
  Namespace: z.literal('FiveCircles'),
  MetricName: z.string(),
  Statistic: z.literal('Sum'),
  Dimensions: z.array(z.object({ Name: z.string(), Value: z.string() })),
  Threshold: z.number(),
  EvaluationPeriods: z.literal(1),
  ComparisonOperator: z.literal('GreaterThanOrEqualToThreshold'),
})
type CountAlarm = z.infer<typeof countAlarm>

/** The alarm of this name in the templates of the stage dev. Throws when it is not of a sum of one metric. */
export const readAlarm = async (name: string): Promise<CountAlarm> => {
  const cloud = await synthesise()
  const found = cloud.all('AWS::CloudWatch::Alarm').find(({ Properties }) => Properties.AlarmName === PREFIX + name)
  return countAlarm.parse(found?.Properties)
}

const metricLine = z.looseObject({
  _aws: z.object({
    CloudWatchMetrics: z.array(
      z.object({
        Namespace: z.string(),
        Dimensions: z.array(z.array(z.string())),
        Metrics: z.array(z.object({ Name: z.string() })),
      }),
    ),
  }),
})

/** What a log line in the embedded metric format adds to the metric of an alarm. */
const readValue = (line: unknown, { Namespace, MetricName, Dimensions }: CountAlarm): number => {
  const { _aws, ...values } = metricLine.parse(line)
  const names = Dimensions.map(({ Name }) => Name)
  const isGiven = _aws.CloudWatchMetrics.some(
    (given) =>
      given.Namespace === Namespace &&
      given.Metrics.some(({ Name }) => Name === MetricName) &&
      given.Dimensions.some((set) => set.length === names.length && names.every((name) => set.includes(name))),
  )
  const isOfDimensions = Dimensions.every(({ Name, Value }) => values[Name] === Value)
  return isGiven && isOfDimensions ? Number(values[MetricName]) : 0
}

/** Whether CloudWatch fires an alarm for the metric lines of one period. */
export const firesFor = (alarm: CountAlarm, lines: readonly unknown[]): boolean =>
  lines.reduce<number>((sum, line) => sum + readValue(line, alarm), 0) >= alarm.Threshold
