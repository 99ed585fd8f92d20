import type { Reason } from './safety/outcome.ts'

/** The reason of a refusal. `functions/runtime/errors.ts` maps each code to one HTTP status. */
export type ErrorCode =
  | 'invalid-request' // 400
  | 'unauthorized' // 401: no valid session, or one that began before its account was deleted
  | 'refused' // 400: the text plans harm to a person
  | 'forbidden' // 403
  | 'not-found' // 404
  | 'conflict' // 409
  | 'address-taken' // 409: another identity has the account of the e-mail address
  | 'limit-reached' // 409
  | 'too-many-requests' // 429
  | 'unavailable' // 503

/** A refusal by a rule. `message` is shown to the person unchanged, and `field` is the name of the refused field of the request. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly field: string | undefined

  constructor(code: ErrorCode, message: string, field?: string) {
    super(message)
    this.name = 'DomainError'
    this.code = code
    this.field = field
  }
}

/** Stored data that no rule can work with, such as a zone that does not exist. A retry cannot help, unlike with a fault of the code. */
export class UnusableData extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'UnusableData'
  }
}

/** A refusal of words that say that the person may be in danger (CARE-8). `message` names a help line. */
export class CareRefusal extends DomainError {
  readonly reason: Reason

  constructor(message: string, reason: Reason, field?: string) {
    super('conflict', message, field)
    this.name = 'CareRefusal'
    this.reason = reason
  }
}
