import { html, raw } from 'hono/html'
import { LIGHT, type } from '#functions/mail/layout.ts'

/** `time` stands beside the step; null where nothing does (TEXT-16). */
type TimedStep = { text: string; time: string | null }

const row = ({ text, time }: TimedStep, index: number, all: readonly unknown[]) => {
  const rule = `1px solid ${LIGHT.line};`
  const line = `${index === 0 ? `border-top:${rule}` : ''}${index < all.length - 1 ? `border-bottom:${rule}` : ''}`
  const beside =
    time === null
      ? ''
      : html`
<td align="right" valign="top" class="quiet line" style="${type(15, 27, LIGHT.quiet)}padding:12px 0 12px 12px;white-space:nowrap;${line}">${time}</td>`
  return html`<tr>
<td width="36" valign="top" class="quiet line" style="${type(17, 27, LIGHT.quiet)}padding:12px 0;${line}">${index + 1}</td>
<td dir="auto" valign="top" class="ink line" style="${type(17, 27, LIGHT.ink)}padding:12px 0;word-break:break-word;${line}"${time === null ? raw(' colspan="2"') : ''}>${text}</td>${beside}
</tr>`
}

/** The numbered steps of a mail. */
export const stepTable = (steps: readonly TimedStep[]) =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${steps.map(row)}</table>`
