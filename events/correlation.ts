import * as z from 'zod/mini'

/**
 * The correlation id: one UUID from a call of the page, a tick or a request of another service to the last reaction that it causes.
 * Events have it beside their detail, queue messages as an attribute. A UUID cannot hold personal data, so it may be logged (ADR 251).
 */
export const correlationId = z.uuid()

/** The field of an event's detail, the attribute of a queue message and the field of a log line. */
export const CORRELATION_FIELD = 'correlation_id'
