import type { Context } from '#local/services/protocol/conditions.ts'

/** The parts of a call that decide its permission. */
export type ServiceCall = {
  /** Region of the credential scope. The requested resources are in this region. */
  region: string
  method: string
  path: string
  /** After the dot of `x-amz-target`; empty for services without this header. */
  operation: string
  body: string
}

/** One action on one resource that a call requests. */
export type AccessRequest = { action: string; resource: string; context: Context }

/** A call that the local stack does not support. The message names it. */
export class UnsupportedCall extends Error {}
