import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses'
import { mockClient } from 'aws-sdk-client-mock'
import PostalMime from 'postal-mime'
import { type Mail, sendMail } from '#functions/adapters/ses/send-mail.ts'

const ses = new SESClient({ region: 'us-east-1' })
const calls = mockClient(ses)

/** Sends a mail and parses the request to SES as a mail program does. */
export const sent = async (mail: Mail & { to: string }) => {
  calls.reset()
  calls.on(SendRawEmailCommand).resolves({ MessageId: 'ses-1' })
  const id = await sendMail({ ses, from: 'Five Circles <wake-up@example.com>', configurationSet: 'mails' }, mail)
  const input = calls.commandCalls(SendRawEmailCommand)[0]?.args[0].input
  const raw = Buffer.from(input?.RawMessage?.Data ?? '').toString('utf8')
  return { id, input, raw, mail: await PostalMime.parse(raw) }
}
