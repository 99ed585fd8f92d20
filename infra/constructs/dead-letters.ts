import { Duration } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'

/** A dead-letter queue with a retention of 14 days and an alarm for the first message. */
export class DeadLetters extends Construct {
  readonly queue: Queue
  readonly alarm: Alarm

  /** `name` is the full name of the queue. */
  constructor(scope: Construct, id: string, name: string) {
    super(scope, id)
    this.queue = new Queue(this, 'queue', {
      queueName: name,
      retentionPeriod: Duration.days(14),
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
    })
    const heading = name.replace(/^five-circles-[a-z]+-/, '')
    this.alarm = new Alarm(this, 'alarm', {
      alarmName: name,
      alarmDescription: `Messages in ${name} have failed all attempts. See docs/operations.md, "${heading}".`,
      metric: this.queue.metricApproximateNumberOfMessagesVisible({
        period: Duration.minutes(1),
        statistic: 'Maximum',
      }),
      threshold: 1,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    })
  }
}
