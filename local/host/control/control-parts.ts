import type { CloudModel } from '#local/contracts/cloud-model.ts'
import type { StackClock } from '#local/host/clock.ts'
import type { SettableFaults } from '#local/host/faults.ts'
import type { Logs } from '#local/host/runtime/logs.ts'
import type { IdentityService } from '#local/services/cognito/identity.ts'
import type { Scheduler } from '#local/services/scheduler/scheduler.ts'
import type { MailService } from '#local/services/ses/mail.ts'
import type { Queues } from '#local/services/sqs/queues.ts'
import type { PushService } from '#local/services/web-push/push-service.ts'
import type { Travel } from './travel.ts'

/** The parts of the stack that the control plane and its page use. */
export type ControlParts = {
  model: CloudModel
  clock: StackClock
  faults: SettableFaults
  mail: MailService
  scheduler: Scheduler
  queues: Queues
  identity: IdentityService
  push: Pick<PushService, 'pushes' | 'isGone' | 'setGone'>
  logs: Logs
  travel: Travel
  /** URL of the table's engine. The control page reads accounts there. */
  tableEndpoint: string
  /** The OpenAPI document of the routes. */
  describe: () => Promise<unknown>
}
