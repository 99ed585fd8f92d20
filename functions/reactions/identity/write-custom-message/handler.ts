import * as z from 'zod/mini'
import type { Mail } from '#functions/adapters/ses/send-mail.ts'
import { identityTrigger } from '#functions/runtime/consumer.ts'
import { readEnv, SITE_URL } from '#functions/runtime/env.ts'
import { passwordResetMail } from './password-reset-mail.ts'
import { verificationMail } from './verification-mail.ts'

export const Env = { SITE_URL }

const customMessage = z.object({
  triggerSource: z.string(),
  request: z.object({ userAttributes: z.object({ email: z.string() }), codeParameter: z.string() }),
})

type Template = (props: { siteUrl: string; email: string; code: string }) => Mail

/** Other messages keep Cognito's default text. */
const TEMPLATES: Record<string, Template> = {
  CustomMessage_SignUp: verificationMail,
  CustomMessage_ResendCode: verificationMail,
  CustomMessage_VerifyUserAttribute: verificationMail,
  CustomMessage_UpdateUserAttribute: verificationMail,
  CustomMessage_ForgotPassword: passwordResetMail,
}

/** Renders the mails of the user pool. They contain Cognito's placeholder, which Cognito replaces with the code (ADR 126). */
export const writeCustomMessage =
  ({ siteUrl }: { siteUrl: string }) =>
  async ({ triggerSource, request }: z.infer<typeof customMessage>): Promise<Record<string, string>> => {
    const template = TEMPLATES[triggerSource]
    if (!template) return {}
    const mail = template({ siteUrl, email: request.userAttributes.email, code: request.codeParameter })
    return { emailSubject: mail.subject, emailMessage: mail.html }
  }

export const handler = identityTrigger('write-custom-message', customMessage, () =>
  writeCustomMessage({ siteUrl: readEnv(Env).SITE_URL }),
)
