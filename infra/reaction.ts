import type { DomainEvent } from '#events/event.ts'
import type { ScheduleDefinition } from '#events/schedules.ts'
import type { Grant, QueueName } from './grants.ts'

/** The setting with the number of a queue's workers. */
type WorkerSetting = 'deliveryWorkers' | 'generationWorkers'

/** The trigger of a reaction. */
export type Cause =
  | { event: DomainEvent }
  | { schedule: ScheduleDefinition }
  | { queue: QueueName; batchSize: number; maxConcurrency: number | WorkerSetting }
  /** Events of SES about the stage's mails. */
  | { mails: readonly string[] }
  /** Events of Bedrock about the account's batch jobs, with these states. */
  | { batchJobs: readonly string[] }
  | { identity: 'preSignUp' | 'customEmailSender' | 'postConfirmation' }

/** One Lambda function per effect. The handler is `functions/reactions/<folder>/<stem>/handler.ts`. */
export type Reaction = {
  stem: string
  folder: string
  cause: Cause
  grants: Grant[]
  /** Default 30. */
  timeoutSeconds?: number
  /** The setting without which the reaction is not deployed. */
  setting?: 'nightBatch'
}

/** The workers of a queue: the number of the reaction, or that of the setting which it names. */
export const readWorkers = (
  wanted: number | WorkerSetting,
  settings: Readonly<Record<WorkerSetting, number>>,
): number => (typeof wanted === 'number' ? wanted : settings[wanted])

export const locateReaction = ({ folder, stem }: Reaction): string => `functions/reactions/${folder}/${stem}/handler.ts`
