import * as z from 'zod/mini'
import { createCodeReader, type ReadCode } from '#functions/adapters/kms/identity-code.ts'
import { createSender, type Mail, type Sender, sendMail } from '#functions/adapters/ses/send-mail.ts'
import { identitySender } from '#functions/runtime/consumer.ts'
import { IDENTITY_KEY_ARN, MAIL_CONFIGURATION_SET, MAIL_FROM, readEnv, SITE_URL } from '#functions/runtime/env.ts'
import { emailChangeMail } from './email-change-mail.ts'
import { passwordResetMail } from './password-reset-mail.ts'
import { verificationMail } from './verification-mail.ts'

export const Env = { IDENTITY_KEY_ARN, SITE_URL, MAIL_FROM, MAIL_CONFIGURATION_SET }

const sending = z.object({
  triggerSource: z.string(),
  userPoolId: z.string(),
  request: z.object({
    type: z.literal('customEmailSenderRequestV1'),
    code: z.nullish(z.string()),
    userAttributes: z.object({ email: z.string() }),
  }),
})

type Template = (props: { siteUrl: string; email: string; code: string }) => Mail

/** A source that is not named here has no mail: the product does not use it. */
const TEMPLATES = new Map<string, Template>([
  ['CustomEmailSender_SignUp', verificationMail],
  ['CustomEmailSender_ResendCode', verificationMail],
  ['CustomEmailSender_VerifyUserAttribute', verificationMail],
  ['CustomEmailSender_UpdateUserAttribute', emailChangeMail],
  ['CustomEmailSender_ForgotPassword', passwordResetMail],
])

type Deps = { siteUrl: string; readCode: ReadCode; sender: Sender }

/** Sends the mail of the user pool that the event asks for. Throws, naming the source, where there is none for it. */
export const sendIdentityMail =
  ({ siteUrl, readCode, sender }: Deps) =>
  async ({ triggerSource, userPoolId, request }: z.infer<typeof sending>): Promise<void> => {
    const template = TEMPLATES.get(triggerSource)
    if (!template) throw new Error(`There is no mail for ${triggerSource}.`)
    if (!request.code) throw new Error(`${triggerSource} has no code.`)
    const { email } = request.userAttributes
    const code = await readCode(request.code, userPoolId)
    await sendMail(sender, { to: email, ...template({ siteUrl, email, code }) })
  }

export const handler = identitySender('send-identity-mail', sending, () => {
  const env = readEnv(Env)
  return sendIdentityMail({
    siteUrl: env.SITE_URL,
    readCode: createCodeReader(env.IDENTITY_KEY_ARN),
    sender: createSender({ from: env.MAIL_FROM, configurationSet: env.MAIL_CONFIGURATION_SET }),
  })
})
