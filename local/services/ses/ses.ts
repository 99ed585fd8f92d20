import { randomUUID } from 'node:crypto'
import type { Email } from 'postal-mime'
import type { AwsService, Clock, Faults } from '#local/contracts/services.ts'
import { addressesIn, addressProblem, isVerified } from './address.ts'
import { applyMailFault } from './faults.ts'
import type { Mailbox } from './mailbox.ts'
import { listRecipients, parseMessage } from './message.ts'
import type { SendEvents } from './send-events.ts'
import { createSendQuota } from './send-quota.ts'
import { readSendRawEmail, type SendRawEmailInput } from './ses-input.ts'
import { createActionResponse, createRefusalResponse, SesRefusal } from './ses-response.ts'

export type SesOptions = {
  mailbox: Mailbox
  clock: Clock
  faults: Faults
  identities: string[]
  configurationSets: string[]
  events: SendEvents
}

const VERSION = '2010-12-01'
const MAX_BYTES = 10 * 1024 * 1024
const MAX_RECIPIENTS = 50

const invalid = (message: string): SesRefusal => new SesRefusal('InvalidParameterValue', message)

const requireVerified = (senders: string[], { identities }: SesOptions, region: string): void => {
  const failed = senders.filter((sender) => !isVerified(sender, identities))
  if (failed.length === 0) return
  throw new SesRefusal(
    'MessageRejected',
    `Email address is not verified. The following identities failed the check in region ${region.toUpperCase()}: ${failed.join(', ')}`,
  )
}

const requireConfigurationSet = (name: string | null | undefined, { configurationSets }: SesOptions): void => {
  if (!name || configurationSets.includes(name)) return
  throw new SesRefusal('ConfigurationSetDoesNotExist', `Configuration set <${name}> does not exist.`, {
    details: { ConfigurationSetName: name },
  })
}

/** The bare addresses of a call. Refuses an empty list, more than `MAX_RECIPIENTS`, and invalid addresses. */
const requireRecipients = (given: string[]): string[] => {
  const recipients = given.flatMap((text) => {
    const found = addressesIn(text)
    return found.length > 0 ? found : [text]
  })
  if (recipients.length === 0) throw invalid('Empty required list of recipients: To, Cc and Bcc are missing.')
  if (recipients.length > MAX_RECIPIENTS) throw invalid(`Recipient count exceeds ${MAX_RECIPIENTS}.`)
  for (const address of recipients) {
    const wrong = addressProblem(address)
    if (wrong) throw invalid(wrong)
  }
  return [...new Set(recipients)]
}

const requireSize = (raw: Uint8Array): void => {
  if (raw.length > MAX_BYTES) throw invalid(`Message length is more than ${MAX_BYTES} bytes long: '${raw.length}'.`)
}

const readRaw = async (raw: Uint8Array): Promise<Email> => {
  try {
    return await parseMessage(raw)
  } catch (error) {
    throw invalid(`The message cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const sendRawEmail = async (options: SesOptions, input: SendRawEmailInput, region: string): Promise<string> => {
  const raw = Buffer.from(input.data, 'base64')
  requireSize(raw)
  const message = await readRaw(raw)
  const from = message.from?.address
  if (!from) throw invalid("Missing required header 'From'.")
  const senders = [from, message.sender?.address]
  const recipients = requireRecipients(input.destinations.length > 0 ? input.destinations : listRecipients(message))
  requireVerified([...new Set(senders.filter((sender) => sender !== undefined))], options, region)
  const named = message.headers.find(({ key }) => key === 'x-ses-configuration-set')?.value
  requireConfigurationSet(input.configurationSet ?? named, options)
  const configurationSet = input.configurationSet ?? named ?? null
  const accepted = options.events.accept(recipients)
  const messageId = accepted.length === 0 ? randomUUID() : (await options.mailbox.add(raw, accepted)).id
  options.events.publish({
    messageId,
    source: from,
    recipients,
    configurationSet,
    tags: Object.fromEntries(input.tags),
  })
  return messageId
}

const parseRegion = (request: Request): string =>
  /Credential=[^/]+\/\d+\/([^/]+)\//.exec(request.headers.get('authorization') ?? '')?.[1] ?? 'us-east-1'

/** SendRawEmail and GetSendQuota of SES's query API, version 2010-12-01. Every other action is refused by its name. */
export const createSes = (options: SesOptions): AwsService => {
  const quota = createSendQuota(options.clock)
  const answer = async (action: string, form: URLSearchParams, region: string): Promise<Response> => {
    if (form.get('Version') === VERSION && action === 'GetSendQuota') return createActionResponse(action, quota.read())
    if (form.get('Version') === VERSION && action === 'SendRawEmail') {
      await applyMailFault(options.faults)
      quota.take()
      return createActionResponse(action, { MessageId: await sendRawEmail(options, readSendRawEmail(form), region) })
    }
    const operation = `Could not find operation ${action} for version ${form.get('Version')}`
    throw new SesRefusal('InvalidAction', `${operation} in the local SES.`)
  }
  return async (request) => {
    const form = new URLSearchParams(await request.text())
    const action = form.get('Action') ?? ''
    try {
      return await answer(action, form, parseRegion(request))
    } catch (error) {
      if (error instanceof SesRefusal) return createRefusalResponse(error)
      console.error(error)
      return createRefusalResponse(
        new SesRefusal('InternalFailure', 'The local SES failed. See its log.', { status: 500 }),
      )
    }
  }
}
