import * as z from 'zod/mini'
import {
  BATCH_FAULT_MODES,
  COMMON_FAULT_MODES,
  FAULT_MODES,
  FAULT_SERVICES,
  type FaultMode,
  type FaultService,
  MAIL_FAULT_MODES,
  MODEL_FAULT_MODES,
} from '#local/contracts/services.ts'

/** Request bodies of the control plane. An invalid body is a 400 that names the field. */

const text = z.string().check(z.minLength(1), z.maxLength(200))

/** Whether ticks before the target are skipped: moves the clock by months at once, without the mails in between. */
const skip = z.optional(z.boolean())

export const clockBody = z.union([z.strictObject({ now: text, skip }), z.strictObject({ advance: text, skip })], {
  error: 'must be {"now": "<instant>"} or {"advance": "<duration, such as PT24H>"}, and may have "skip": true',
})

export const faultService = z.enum(FAULT_SERVICES, { error: `must be one of ${FAULT_SERVICES.join(', ')}` })

/** The fault modes of each service. */
export const FAULT_MODES_BY_SERVICE: Record<FaultService, readonly FaultMode[]> = {
  api: ['slow', 'throttled', 'down'],
  identity: ['slow', 'throttled', 'down'],
  mail: MAIL_FAULT_MODES,
  model: MODEL_FAULT_MODES,
  table: COMMON_FAULT_MODES,
  bus: COMMON_FAULT_MODES,
  queues: COMMON_FAULT_MODES,
  batch: BATCH_FAULT_MODES,
}

export const faultBody = z
  .strictObject({
    service: faultService,
    mode: z.enum(FAULT_MODES, { error: `must be one of ${FAULT_MODES.join(', ')}` }),
    delayMs: z.optional(z.int().check(z.gte(0), z.lte(120_000))),
    times: z.optional(z.int().check(z.gte(1))),
  })
  .check((given) => {
    const { service, mode } = given.value
    const modes = FAULT_MODES_BY_SERVICE[service]
    if (!modes.includes(mode))
      given.issues.push({
        code: 'custom',
        input: mode,
        path: ['mode'],
        message: `must for ${service} be one of ${modes.join(', ')}`,
      })
  })

export const groupBody = z.strictObject({ email: text, group: text })

/** Describes the first issue of an error: `service must be one of …`. */
export const describeProblem = (error: z.core.$ZodError): string => {
  const [issue] = error.issues
  if (issue?.code === 'unrecognized_keys') return `${issue.keys.join(', ')} is not supported`
  const place = issue?.path.join('.')
  return `${place ? `${place} ` : ''}${issue?.message ?? 'is wrong'}`
}
