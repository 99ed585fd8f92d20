import { html, raw } from 'hono/html'
import type { MailDayState } from '#domain/motivation/mail-facts.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { weekday } from '#functions/mail/dates.ts'
import { LIGHT, type } from '#functions/mail/layout.ts'

const SPOKEN: Record<MailDayState, string> = {
  done: 'checked in',
  missed: 'missed',
  open: 'still open',
  none: 'before the start',
  rest: 'rest day',
  off: 'not chosen',
  paused: 'paused',
}

const block = (width: number, height: number, color: string, radius: string, name: string) =>
  html`<tr><td class="${name}" width="${width}" height="${height}" bgcolor="${color}" style="width:${width}px;height:${height}px;line-height:1px;font-size:1px;border-radius:${radius};background-color:${color};">&nbsp;</td></tr>`

const gap = (height: number) =>
  html`<tr><td height="${height}" style="height:${height}px;line-height:1px;font-size:1px;">&nbsp;</td></tr>`

const SUN = 16

/** The mark of one day, 16 px high: a full sun when checked in, half a sun while open, a short line when missed, a flat outline on a rest day. */
const mark = (state: MailDayState, color: string, sun: string) => {
  if (state === 'done') return block(SUN, SUN, color, '8px', sun)
  if (state === 'open') return [gap(8), block(SUN, 8, LIGHT.dawn, '8px 8px 0 0', 'today')]
  if (state === 'rest') return [gap(13), block(SUN, 3, LIGHT.tick, '2px', 'tick')]
  if (state === 'missed') return [gap(10), block(2, 6, LIGHT.tick, '0', 'tick')]
  return gap(SUN)
}

/** Outlook for Windows draws no rounded cell, so it gets a round character in a conditional comment. */
const SIGNS: Record<MailDayState, string> = {
  done: '&#9679;',
  open: '&#9675;',
  missed: '&#183;',
  none: '&nbsp;',
  rest: '&#8211;',
  off: '&nbsp;',
  paused: '&nbsp;',
}

const inOutlook = (state: MailDayState, color: string) => {
  const shown = state === 'done' ? color : state === 'open' ? LIGHT.dawn : LIGHT.tick
  return html`<span style="font-family:Arial,sans-serif;font-size:20px;line-height:22px;color:${shown};">${raw(SIGNS[state])}</span>`
}

const nameDays = (last: Day, states: readonly MailDayState[]) =>
  states.map((state, i) => ({ state, name: weekday(addDays(last, i - states.length + 1)) }))

/** `Mon checked in, Tue missed`. A day without the goal that follows one of its own days is after its end. */
export const describeDays = (last: Day, states: readonly MailDayState[]): string => {
  const first = states.findIndex((state) => state !== 'none')
  const speak = (state: MailDayState, at: number) =>
    state === 'none' && first >= 0 && at > first ? 'after the end' : SPOKEN[state]
  return nameDays(last, states)
    .map(({ name, state }, at) => `${name} ${speak(state, at)}`)
    .join(', ')
}

/** The last days as marks on one line; `today` is the rightmost. `sun` is the class of a kept day. */
export const sevenDays = (today: Day, states: readonly MailDayState[], color: string, sun = 'circle-sun') => {
  const days = nameDays(today, states)
  const label = `Last ${days.length} days: ${describeDays(today, states)}.`
  return html`<table role="img" aria-label="${label}" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
${days.map(
  ({ state, name }) =>
    html`<td align="center" valign="bottom" width="${Math.floor(100 / days.length)}%" class="quiet line" style="${type(12, 16, LIGHT.quiet)}border-bottom:2px solid ${LIGHT.line};">${name.charAt(0)}${raw('<!--[if mso]><br>')}${inOutlook(state, color)}${raw('<![endif]--><!--[if !mso]><!-->')}<table role="presentation" cellpadding="0" cellspacing="0" border="0" align="center" style="margin:6px auto 0;">${mark(state, color, sun)}</table>${raw('<!--<![endif]-->')}</td>
`,
)}</tr></table>`
}
