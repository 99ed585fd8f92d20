import { randomUUID } from 'node:crypto'

/** An error of SES: its code, message and status. */
export class SesRefusal extends Error {
  readonly code: string
  readonly status: number
  /** More elements of the error. */
  readonly details: Record<string, string>

  constructor(code: string, message: string, { status = 400, details = {} as Record<string, string> } = {}) {
    super(message)
    this.name = 'SesRefusal'
    this.code = code
    this.status = status
    this.details = details
  }
}

const NAMESPACE = 'http://ses.amazonaws.com/doc/2010-12-01/'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeText = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML does not allow them, escaped or not.
  text.replace(/[\x00-\x08\x0b\x0c\x0e-\x1f]/g, '?').replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)

const elements = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `<${name}>${escapeText(value)}</${name}>`)
    .join('')

const createResponse = (body: string, status: number, requestId: string): Response =>
  new Response(body, { status, headers: { 'content-type': 'text/xml', 'x-amzn-requestid': requestId } })

/** The response of an action with its values. */
export const createActionResponse = (action: string, values: Record<string, string>): Response => {
  const id = randomUUID()
  const result = `<${action}Result>${elements(values)}</${action}Result>`
  const metadata = `<ResponseMetadata>${elements({ RequestId: id })}</ResponseMetadata>`
  return createResponse(`<${action}Response xmlns="${NAMESPACE}">${result}${metadata}</${action}Response>`, 200, id)
}

export const createRefusalResponse = ({ code, message, status, details }: SesRefusal): Response => {
  const id = randomUUID()
  const type = status < 500 ? 'Sender' : 'Receiver'
  const error = `<Error>${elements({ Type: type, Code: code, Message: message, ...details })}</Error>`
  return createResponse(
    `<ErrorResponse xmlns="${NAMESPACE}">${error}${elements({ RequestId: id })}</ErrorResponse>`,
    status,
    id,
  )
}
