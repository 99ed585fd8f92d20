import type { Mail } from '#functions/adapters/ses/send-mail.ts'
import { settingsUrl } from '#functions/mail/links.ts'
import { codeMail } from './code-mail.ts'

export type EmailChange = { siteUrl: string; email: string; code: string }

/** The mail to a new address (AUTH-19). The code alone confirms it, in the Settings of the signed-in person. */
export const emailChangeMail = ({ siteUrl, email, code }: EmailChange): Mail =>
  codeMail({
    subject: 'Confirm your new email for Five Circles',
    preheader: 'Your mornings move here once you type the code.',
    heading: 'Confirm your new email',
    lead: `Type the code below in Settings, where you changed your address to ${email}. Until then your mornings and your sign-in stay with the old one.`,
    button: 'Open Settings',
    link: settingsUrl(siteUrl),
    code,
    note: 'The code works for 24 hours.',
    why: `You get this because someone signed in to Five Circles wants to use ${email}. If it was not you, ignore this mail: without the code nothing changes.`,
  })
