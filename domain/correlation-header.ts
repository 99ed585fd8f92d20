/** The header with the correlation id of a call, a UUID. The response repeats it (API-11). */
export const CORRELATION_HEADER = 'x-correlation-id'
