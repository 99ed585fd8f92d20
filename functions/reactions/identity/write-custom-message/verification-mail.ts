import type { Mail } from '#functions/adapters/ses/send-mail.ts'
import { verifyEmailUrl } from '#functions/mail/links.ts'
import { codeMail } from './code-mail.ts'

/** `code` is Cognito's placeholder in the CustomMessage trigger. `link` replaces the default address of the page. */
export type Verification = { siteUrl: string; email: string; code: string; link?: string }

/** The mail after sign-up and after a repeated request for verification. Its link works on any device (AUTH-8). */
export const verificationMail = ({ siteUrl, email, code, link }: Verification): Mail =>
  codeMail({
    subject: 'Verify your email for Five Circles',
    preheader: 'One tap, and your first morning is set.',
    heading: 'Verify your email',
    lead: `One tap confirms that ${email} is yours. Then tell us what you are after, and your first morning is set.`,
    button: 'Verify Email',
    link: link ?? verifyEmailUrl(siteUrl, email, code),
    code,
    note: 'The link and the code work for 24 hours.',
    why: `You get this because somebody signed up to Five Circles with ${email}. If it was not you, do nothing: without the link there is no account.`,
  })
