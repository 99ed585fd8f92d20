import { randomBytes } from 'node:crypto'

/** The id of one claim of one mail. Two mails never share an id, so the release of one leaves the other (ADR 300). */
export const createClaimId = (): string => randomBytes(6).toString('base64url')
