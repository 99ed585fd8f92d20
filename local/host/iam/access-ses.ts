import type { CloudModel } from '#local/contracts/cloud-model.ts'
import { type AccessRequest, type ServiceCall, UnsupportedCall } from './access-call.ts'

const bareAddress = (mailbox: string): string => (/<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox).trim()

const rawHeader = (raw: string, name: string): string | undefined => {
  const [head = ''] = raw.split(/\r?\n\r?\n/, 1)
  const line = head
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .find((text) => text.toLowerCase().startsWith(`${name.toLowerCase()}:`))
  return line?.slice(name.length + 1).trim()
}

/** The identity of an address: the address where it is verified, else its domain where that is, else the address. */
const findIdentity = (address: string, identities: string[]): string => {
  const domain = address.split('@').at(-1) ?? ''
  return identities.find((identity) => identity === address) ?? identities.find((it) => it === domain) ?? address
}

const addressesIn = (list: string): string[] => list.split(',').map(bareAddress).filter(Boolean)

/** The parameters `Destinations.member.<n>`; without them, the recipients in the headers. */
const listRecipients = (form: URLSearchParams, raw: string): string[] => {
  const named = [...form]
    .filter(([name]) => name.startsWith('Destinations.'))
    .map(([, address]) => bareAddress(address))
  return named.length > 0 ? named : ['To', 'Cc', 'Bcc'].flatMap((name) => addressesIn(rawHeader(raw, name) ?? ''))
}

/**
 * GetSendQuota has no resource. SendRawEmail needs the sender's identity and the configuration set, if named. It also needs the recipients' identities, as
 * in the SES sandbox, where recipients must be verified.
 */
export const readSesAccess = (call: ServiceCall, model: CloudModel): AccessRequest[] => {
  const form = new URLSearchParams(call.body)
  const action = form.get('Action')
  if (action === 'GetSendQuota') return [{ action: 'ses:GetSendQuota', resource: '*', context: {} }]
  if (action !== 'SendRawEmail') throw new UnsupportedCall(action ?? call.path)
  const raw = Buffer.from(form.get('RawMessage.Data') ?? '', 'base64').toString('utf8')
  const from = bareAddress(rawHeader(raw, 'From') ?? '')
  const set = form.get('ConfigurationSetName') ?? rawHeader(raw, 'X-SES-CONFIGURATION-SET')
  const arn = (kind: string, name: string) => `arn:aws:ses:${call.region}:${model.account}:${kind}/${name}`
  const resources = [from, ...listRecipients(form, raw)].map((address) =>
    arn('identity', findIdentity(address, model.mail.identities)),
  )
  return [...resources, ...(set ? [arn('configuration-set', set)] : [])].map((resource) => ({
    action: 'ses:SendRawEmail',
    resource,
    context: { 'ses:FromAddress': [from] },
  }))
}
