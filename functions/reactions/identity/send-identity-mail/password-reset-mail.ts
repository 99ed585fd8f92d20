import type { Mail } from '#functions/adapters/ses/send-mail.ts'
import { resetPasswordUrl } from '#functions/mail/links.ts'
import { codeMail } from './code-mail.ts'

export type PasswordReset = { siteUrl: string; email: string; code: string }

/** The mail for a password reset. Its link opens `/auth` (AUTH-15). */
export const passwordResetMail = ({ siteUrl, email, code }: PasswordReset): Mail =>
  codeMail({
    subject: 'Choose a new password for Five Circles',
    preheader: 'Your goals and your streaks are where you left them.',
    heading: 'Choose a new password',
    lead: `Here is the way back in for ${email}. Your goals and your streaks are where you left them.`,
    button: 'Choose a New Password',
    link: resetPasswordUrl(siteUrl, email, code),
    code,
    note: 'The link and the code work for one hour. Your old password works until you choose a new one.',
    why: `You get this because someone asked to reset the password of ${email}. If it was not you, ignore this mail: your password stays as it is.`,
  })
