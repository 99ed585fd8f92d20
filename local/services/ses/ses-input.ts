import * as z from 'zod/mini'
import { SesRefusal } from './ses-response.ts'

/** The parameters of SendRawEmail that callers of the product use, and those of every call. Lists are `<name>.member.<n>`. */
const PARAMETERS = ['Action', 'Version', 'ConfigurationSetName', 'Destinations', 'RawMessage.Data', 'Tags']

/** Refuses a parameter that the emulator does not handle. */
const requireKnownParameters = (form: URLSearchParams): void => {
  for (const key of form.keys()) {
    const name = key.replace(/\.member\..*$/, '')
    if (PARAMETERS.includes(name)) continue
    throw new SesRefusal('ValidationError', `The local SES does not support the parameter ${name} of SendRawEmail.`)
  }
}

const readList = (form: URLSearchParams, name: string): string[] => {
  const values: string[] = []
  for (let n = 1; form.has(`${name}.member.${n}`); n += 1) values.push(form.get(`${name}.member.${n}`) ?? '')
  return values
}

const readTags = (form: URLSearchParams): [string, string][] => {
  const tags: [string, string][] = []
  for (let n = 1; form.has(`Tags.member.${n}.Name`); n += 1)
    tags.push([form.get(`Tags.member.${n}.Name`) ?? '', form.get(`Tags.member.${n}.Value`) ?? ''])
  return tags
}

const tagText = z
  .string()
  .check(z.minLength(1), z.maxLength(255), z.regex(/^[\w-]+$/, 'Tag has a character that SES refuses'))

const BASE64 = /^[A-Za-z0-9+/\s]*={0,2}\s*$/

const sendRawEmail = z.object({
  destinations: z.array(z.string()),
  data: z.string().check(z.minLength(1), z.regex(BASE64, 'Member must be base64')),
  configurationSet: z.nullable(z.string()),
  tags: z.array(z.tuple([tagText, tagText])).check(z.maxLength(50)),
})
export type SendRawEmailInput = z.infer<typeof sendRawEmail>

/** Throws `SesRefusal` for unknown, missing or malformed parameters. */
export const readSendRawEmail = (form: URLSearchParams): SendRawEmailInput => {
  requireKnownParameters(form)
  const parsed = sendRawEmail.safeParse({
    destinations: readList(form, 'Destinations'),
    data: form.get('RawMessage.Data'),
    configurationSet: form.get('ConfigurationSetName'),
    tags: readTags(form),
  })
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const reason = issue?.code === 'invalid_type' ? 'Member must not be null' : (issue?.message ?? 'Member must be valid')
  const field = issue?.path.join('.') ?? ''
  throw new SesRefusal(
    'ValidationError',
    `1 validation error detected: Value at '${field}' failed to satisfy constraint: ${reason}`,
  )
}
