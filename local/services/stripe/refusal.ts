/** An error as Stripe answers it. */
export class StripeRefusal extends Error {
  readonly status: number
  readonly body: { error: { type: string; code?: string; message: string; param?: string } }

  constructor(status: number, message: string, more: { type?: string; code?: string; param?: string } = {}) {
    super(message)
    const { type = 'invalid_request_error', ...rest } = more
    this.status = status
    this.body = { error: { type, message, ...rest } }
  }
}

export const missing = (kind: string, id: string): StripeRefusal =>
  new StripeRefusal(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' })
