import type { Mail } from '#functions/adapters/ses/send-mail.ts'
import { resetPasswordUrl } from '#functions/mail/links.ts'
import { codeMail } from './code-mail.ts'

/** `code` is Cognito's placeholder in the CustomMessage trigger. `link` replaces the default address of the page. */
export type PasswordReset = { siteUrl: string; email: string; code: string; link?: string }

/** The mail for a password reset. Its link opens `/auth` (AUTH-15). */
export const passwordResetMail = ({ siteUrl, email, code, link }: PasswordReset): Mail =>
  codeMail({
    subject: 'Choose a new password for Five Circles',
    preheader: 'Your goals and your streaks are where you left them.',
    heading: 'Choose a new password',
    lead: `Here is the way back in for ${email}. Your goals and your streaks are where you left them.`,
    button: 'Choose a New Password',
    link: link ?? resetPasswordUrl(siteUrl, email, code),
    code,
    note: 'The link and the code work for one hour. Your old password works until you choose a new one.',
    why: `You get this because somebody asked to reset the password of ${email}. If it was not you, do nothing: nothing changes.`,
  })
