import type { CloudModel } from '#local/contracts/cloud-model.ts'
import { type Call, UnknownCall } from './access-call.ts'
import type { Access } from './policy.ts'

const bareAddress = (mailbox: string): string => (/<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox).trim()

const rawHeader = (raw: string, name: string): string | undefined => {
  const [head = ''] = raw.split(/\r?\n\r?\n/, 1)
  const line = head
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .find((text) => text.toLowerCase().startsWith(`${name.toLowerCase()}:`))
  return line?.slice(name.length + 1).trim()
}

/** The identity that speaks for a sender: its own address where that is verified, else its domain. */
const identityOf = (from: string, identities: string[]): string => {
  const domain = from.split('@').at(-1) ?? ''
  return identities.find((identity) => identity === from) ?? identities.find((identity) => identity === domain) ?? from
}

const addressesIn = (list: string): string[] => list.split(',').map(bareAddress).filter(Boolean)

/** Fields such as `Destinations.member.1` and `Destination.ToAddresses.member.1`; without any, the raw mail's headers. */
const recipientsOf = (form: URLSearchParams, raw: string): string[] => {
  const named = [...form].filter(([name]) => /^Destinations?\./.test(name)).map(([, address]) => bareAddress(address))
  return named.length > 0 ? named : ['To', 'Cc', 'Bcc'].flatMap((name) => addressesIn(rawHeader(raw, name) ?? ''))
}

/**
 * What a mail call does: sending needs the sender's identity, the configuration set where one is named, and, as in the
 * SES sandbox, where each recipient has to be verified, the identities of the recipients.
 */
export const sesAccess = (call: Call, model: CloudModel): Access[] => {
  const form = new URLSearchParams(call.body)
  const action = form.get('Action')
  if (action === null) throw new UnknownCall(call.path)
  if (action !== 'SendEmail' && action !== 'SendRawEmail') {
    return [{ action: `ses:${action}`, resource: '*', context: {} }]
  }
  const raw = Buffer.from(form.get('RawMessage.Data') ?? '', 'base64').toString('utf8')
  const from = bareAddress(form.get('Source') ?? rawHeader(raw, 'From') ?? '')
  const set = form.get('ConfigurationSetName') ?? rawHeader(raw, 'X-SES-CONFIGURATION-SET')
  const arn = (kind: string, name: string) => `arn:aws:ses:${call.region}:${model.account}:${kind}/${name}`
  const resources = [
    arn('identity', identityOf(from, model.mail.identities)),
    ...recipientsOf(form, raw).map((address) => arn('identity', identityOf(address, model.mail.identities))),
    ...(set ? [arn('configuration-set', set)] : []),
  ]
  return resources.map((resource) => ({ action: `ses:${action}`, resource, context: { 'ses:FromAddress': [from] } }))
}
