import * as z from 'zod/mini'
import { SesRefusal } from './ses-answer.ts'

/** The parameters of a call, and the actions that take them. Lists come as `<name>.member.<n>`. */
const SHARED = ['Action', 'Version', 'Source', 'ConfigurationSetName', 'Tags']
const PARAMETERS: Record<string, string[]> = {
  SendEmail: [
    ...SHARED,
    'Destination.ToAddresses',
    'Destination.CcAddresses',
    'Destination.BccAddresses',
    'Message.Subject.Data',
    'Message.Subject.Charset',
    'Message.Body.Text.Data',
    'Message.Body.Text.Charset',
    'Message.Body.Html.Data',
    'Message.Body.Html.Charset',
    'ReplyToAddresses',
    'ReturnPath',
  ],
  SendRawEmail: [...SHARED, 'Destinations', 'RawMessage.Data'],
}

export const isKnownAction = (action: string): boolean => Object.hasOwn(PARAMETERS, action)

/** Refuses a parameter that the stand-in would otherwise pass over. */
export const requireKnownParameters = (action: string, form: URLSearchParams): void => {
  for (const key of form.keys()) {
    const name = key.replace(/\.member\..*$/, '')
    if (!PARAMETERS[action]?.includes(name)) {
      throw new SesRefusal(
        'ValidationError',
        `The local mail service does not know the parameter ${name} of ${action}.`,
      )
    }
  }
}

const list = (form: URLSearchParams, name: string): string[] => {
  const values: string[] = []
  for (let n = 1; form.has(`${name}.member.${n}`); n += 1) values.push(form.get(`${name}.member.${n}`) ?? '')
  return values
}

const optional = z.nullable(z.string())

const sendEmail = z.object({
  source: z.string(),
  to: z.array(z.string()),
  cc: z.array(z.string()),
  bcc: z.array(z.string()),
  replyTo: z.array(z.string()),
  subject: z.string(),
  html: optional,
  text: optional,
  configurationSet: optional,
})
export type SendEmailInput = z.infer<typeof sendEmail>

const BASE64 = /^[A-Za-z0-9+/\s]*={0,2}\s*$/

const sendRawEmail = z.object({
  source: optional,
  destinations: z.array(z.string()),
  data: z.string().check(z.minLength(1), z.regex(BASE64, 'Member must be base64')),
  configurationSet: optional,
})
export type SendRawEmailInput = z.infer<typeof sendRawEmail>

const parse = <S extends z.ZodMiniType>(schema: S, input: unknown): z.output<S> => {
  const parsed = z.safeParse(schema, input)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const reason = issue?.code === 'invalid_type' ? 'Member must not be null' : (issue?.message ?? 'Member must be valid')
  const field = issue?.path.join('.') ?? ''
  throw new SesRefusal(
    'ValidationError',
    `1 validation error detected: Value at '${field}' failed to satisfy constraint: ${reason}`,
  )
}

export const readSendEmail = (form: URLSearchParams): SendEmailInput =>
  parse(sendEmail, {
    source: form.get('Source'),
    to: list(form, 'Destination.ToAddresses'),
    cc: list(form, 'Destination.CcAddresses'),
    bcc: list(form, 'Destination.BccAddresses'),
    replyTo: list(form, 'ReplyToAddresses'),
    subject: form.get('Message.Subject.Data'),
    html: form.get('Message.Body.Html.Data'),
    text: form.get('Message.Body.Text.Data'),
    configurationSet: form.get('ConfigurationSetName'),
  })

export const readSendRawEmail = (form: URLSearchParams): SendRawEmailInput =>
  parse(sendRawEmail, {
    source: form.get('Source'),
    destinations: list(form, 'Destinations'),
    data: form.get('RawMessage.Data'),
    configurationSet: form.get('ConfigurationSetName'),
  })
