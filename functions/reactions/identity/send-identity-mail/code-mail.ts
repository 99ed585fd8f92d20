import { html } from 'hono/html'
import { wrapLines } from '#functions/adapters/ses/plain-text.ts'
import type { Mail } from '#functions/adapters/ses/send-mail.ts'
import { button, heading, LIGHT, paragraph, section, sheet, small, type } from '#functions/mail/layout.ts'

/** The parts of a user-pool mail: one link and one code. */
export type CodeMail = {
  subject: string
  preheader: string
  heading: string
  lead: string
  button: string
  /** Contains the code. */
  link: string
  code: string
  /** How long the code is valid. */
  note: string
  why: string
}

export const codeMail = (mail: CodeMail): Mail => ({
  subject: mail.subject,
  html: sheet({
    title: mail.subject,
    preheader: mail.preheader,
    sections: [
      section(44, [heading(mail.heading, 16), paragraph(mail.lead, 0)]),
      section(28, button({ text: mail.button, href: mail.link })),
      section(28, [
        small('Or type this code where you are asked for it:'),
        html`<p class="ink" style="margin:8px 0 0;${type(28, 36, LIGHT.ink, 600)}letter-spacing:4px;">${mail.code}</p>`,
      ]),
      section(20, small(mail.note), 44),
    ],
    footer: html`${mail.why}`,
  }),
  text: [
    'Five Circles',
    mail.heading.toUpperCase(),
    wrapLines(mail.lead),
    `${mail.button}:\n${mail.link}`,
    `Or type this code where you are asked for it: ${mail.code}`,
    wrapLines(mail.note),
    `--\n${wrapLines(mail.why)}\n`,
  ].join('\n\n'),
})
