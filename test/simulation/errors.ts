/** An error as the AWS clients throw it. Without `status` the service gave no answer. */
export const createServiceError = (name: string, message: string, status?: number): Error => {
  const error = new Error(message)
  error.name = name
  return Object.assign(error, status === undefined ? { code: 'ECONNRESET' } : { $metadata: { httpStatusCode: status } })
}

const THROTTLES: Record<string, string> = {
  SES: 'Throttling',
  SQS: 'RequestThrottled',
  EventBridge: 'ThrottlingException',
}

export const createThrottle = (service: string): Error =>
  createServiceError(THROTTLES[service] ?? 'ThrottlingException', 'Rate exceeded', 400)
export const createServerError = (): Error => createServiceError('InternalServerError', 'Internal error', 500)
export const createTimeout = (ms: number): Error =>
  createServiceError('TimeoutError', `Request did not complete within ${ms} ms`)
