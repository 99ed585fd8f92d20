import { Duration } from 'aws-cdk-lib'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { MAX_RECEIVES } from '#events/work.ts'
import { DeadLetters } from './dead-letters.ts'

/** A work queue with its dead-letter queue. */
export class WorkQueue extends Construct {
  readonly queue: Queue
  readonly deadLetters: DeadLetters

  /**
   * `workerSeconds` is the time-out of the consuming function. The visibility time-out is twice as long, so a failed page
   * of mails is retried within minutes.
   */
  constructor(scope: Construct, id: string, props: { name: string; workerSeconds: number }) {
    super(scope, id)
    this.deadLetters = new DeadLetters(this, 'dead-letters', `${props.name}-dead-letters`)
    this.queue = new Queue(this, 'queue', {
      queueName: props.name,
      visibilityTimeout: Duration.seconds(props.workerSeconds * 2),
      retentionPeriod: Duration.days(1),
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      deadLetterQueue: { queue: this.deadLetters.queue, maxReceiveCount: MAX_RECEIVES },
    })
  }
}
