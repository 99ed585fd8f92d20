import { html, raw } from 'hono/html'
import type { FaultMode, FaultService } from '#local/contracts/services.ts'
import type { Markup } from '#local/services/protocol/markup.ts'
import { CONTROL_PATH } from './markup.ts'
import type { ControlView } from './view.ts'

/** Faults that developers need often, each with one switch: on until it is switched off. */
type Switch = { name: string; title: string; note: string; fault: { service: FaultService; mode: FaultMode } | 'push' }

export const SWITCHES: readonly Switch[] = [
  {
    name: 'mails-refused',
    title: 'Refuse every mail',
    note: 'SES takes none',
    fault: { service: 'mail', mode: 'refused' },
  },
  {
    name: 'push-gone',
    title: 'Push subscriptions gone',
    note: 'The push service answers 410',
    fault: 'push',
  },
  {
    name: 'slow-table',
    title: 'Slow table',
    note: 'Every read and write takes five seconds',
    fault: { service: 'table', mode: 'slow' },
  },
]

const isOn = ({ fault }: Switch, { faults, isPushGone }: Pick<ControlView, 'faults' | 'isPushGone'>): boolean =>
  fault === 'push'
    ? isPushGone
    : faults.some(({ service, mode, times }) => service === fault.service && mode === fault.mode && times === undefined)

const oneSwitch = (one: Switch, view: ControlView): Markup => {
  const on = isOn(one, view)
  return html`<form method="post" action="${CONTROL_PATH}page/switch">
    <input type="hidden" name="name" value="${one.name}">
    <button class="local-switch" role="switch" name="on" value="${on ? 'false' : 'true'}" ${raw(`aria-checked="${on}"`)}>
      <span><b>${one.title}</b><span>${one.note}</span></span>
      <span class="local-track"></span>
    </button>
  </form>`
}

export const switchesPart = (view: ControlView): Markup =>
  html`<div class="local-switches">${SWITCHES.map((one) => oneSwitch(one, view))}</div>`
