import { Stack, type StackProps } from 'aws-cdk-lib'
import { AttributeType, Billing, type ITableV2, ProjectionType, TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { EventBus } from 'aws-cdk-lib/aws-events'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import type { DeploymentSettings } from '../config.ts'
import { removalPolicy } from '../constructs/removal-policy.ts'
import { WorkQueue } from '../constructs/work-queue.ts'
import type { QueueName } from '../grants.ts'
import { reactions } from '../reactions.ts'

const text = (name: string) => ({ name, type: AttributeType.STRING })

const perQueue = <T>(create: (name: QueueName) => T): Record<QueueName, T> => ({
  generation: create('generation'),
  delivery: create('delivery'),
  billing: create('billing'),
  reconciliation: create('reconciliation'),
  sweep: create('sweep'),
})

/** The table, the event bus and the work queues. */
export class DataStack extends Stack {
  /** The table that the functions use: the stage's own, or the one of the setting `restoredTable`. */
  readonly table: Pick<ITableV2, 'tableArn' | 'tableName'>
  readonly bus: EventBus
  readonly queues: Record<QueueName, Queue>
  readonly deadLetters: Record<QueueName, Queue>

  constructor(scope: Construct, id: string, props: StackProps & { settings: DeploymentSettings }) {
    super(scope, id, props)
    const prefix = `five-circles-${props.settings.stage}`

    const own = new TableV2(this, 'table', {
      tableName: prefix,
      partitionKey: text('pk'),
      sortKey: text('sk'),
      globalSecondaryIndexes: [
        {
          indexName: 'delivery',
          partitionKey: text('delivery_pk'),
          sortKey: text('delivery_sk'),
          projectionType: ProjectionType.INCLUDE,
          // The attributes with which a worker skips a goal or writes its mail, without reading the goal.
          nonKeyAttributes: [
            'title',
            'tone',
            'target_date',
            'wake_up_mail',
            'mail_token',
            'circle_type',
            'time_of_day',
          ],
        },
        {
          indexName: 'lookup',
          partitionKey: text('lookup_pk'),
          sortKey: text('lookup_sk'),
          projectionType: ProjectionType.KEYS_ONLY,
        },
      ],
      billing: Billing.onDemand(),
      timeToLiveAttribute: 'expires_at',
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: props.settings.deletionProtection,
      removalPolicy: removalPolicy(props.settings),
    })
    // Exported also while no function uses it, because CloudFormation refuses to remove an export that is imported.
    this.exportValue(own.tableName)
    this.exportValue(own.tableArn)
    const { restoredTable } = props.settings
    this.table =
      restoredTable === undefined
        ? own
        : TableV2.fromTableAttributes(this, 'restored-table', {
            tableName: restoredTable,
            globalIndexes: ['delivery', 'lookup'],
          })
    this.bus = new EventBus(this, 'bus', { eventBusName: prefix })

    const workQueue = (name: QueueName): WorkQueue => {
      const worker = reactions.find(({ cause }) => 'queue' in cause && cause.queue === name)
      return new WorkQueue(this, `${name}-queue`, {
        name: `${prefix}-${name}`,
        workerSeconds: worker?.timeoutSeconds ?? 30,
      })
    }
    const work = perQueue(workQueue)
    this.queues = perQueue((name) => work[name].queue)
    this.deadLetters = perQueue((name) => work[name].deadLetters.queue)
  }
}
