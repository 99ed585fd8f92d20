import { type App, Duration, type Stack } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, MathExpression, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'

/** A metric of `functions/runtime/metrics.ts` in one stage. */
const counted = (stage: string, name: string, period: Duration): Metric =>
  new Metric({ namespace: 'FiveCircles', metricName: name, dimensionsMap: { Stage: stage }, statistic: 'Sum', period })

const common = {
  evaluationPeriods: 1,
  comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
  treatMissingData: TreatMissingData.NOT_BREACHING,
}

/** Alarms for failures that are not visible in the product. `prefix` is the prefix of their names. */
export const productAlarms = (stack: Stack, stage: string, prefix: string): void => {
  new Alarm(stack, 'drift-alarm', {
    ...common,
    alarmName: `${prefix}-drift`,
    alarmDescription:
      'A subscription was not as Stripe had it: a webhook was lost. docs/deploy.md tells where to look.',
    metric: counted(stage, 'DriftMended', Duration.days(1)),
    threshold: 1,
  })
  new Alarm(stack, 'bad-items-alarm', {
    ...common,
    alarmName: `${prefix}-bad-items`,
    alarmDescription:
      'A stored item or value could not be read and was left out or replaced. docs/deploy.md tells where to look.',
    metric: counted(stage, 'BadItems', Duration.hours(1)),
    threshold: 1,
  })
  const hour = Duration.hours(1)
  new Alarm(stack, 'built-in-texts-alarm', {
    ...common,
    alarmName: `${prefix}-built-in-texts`,
    alarmDescription:
      'A fifth of the texts of an hour are built-in: the model fails. docs/deploy.md tells where to look.',
    metric: new MathExpression({
      // A ratio of fewer texts says little about the model.
      expression:
        'IF(FILL(built, 0) + FILL(written, 0) >= 20, FILL(built, 0) / (FILL(built, 0) + FILL(written, 0)), 0)',
      usingMetrics: { built: counted(stage, 'BuiltInTexts', hour), written: counted(stage, 'ModelTexts', hour) },
      period: hour,
    }),
    threshold: 0.2,
  })
}

/** Sends every alarm of the app to one address, by a topic in the given stack. */
export const mailAlarms = (app: App, stack: Stack, address: string): void => {
  const topic = new Topic(stack, 'alarms', { enforceSSL: true })
  topic.grantPublish(new ServicePrincipal('cloudwatch.amazonaws.com'))
  topic.addSubscription(new EmailSubscription(address))
  const action = new SnsAction(topic)
  for (const construct of app.node.findAll()) if (construct instanceof Alarm) construct.addAlarmAction(action)
}
