import { html, raw } from 'hono/html'
import { FAULT_SERVICES, type FaultMode, type FaultService } from '#local/contracts/services.ts'
import type { Markup } from '#local/services/protocol/markup.ts'
import { FAULT_MODES_BY_SERVICE } from '../bodies.ts'
import { CONTROL_PATH, formButton, part } from './markup.ts'
import { switchesPart } from './switches.ts'
import type { ControlView } from './view.ts'
import { formatCount } from './words.ts'

type SetFault = ControlView['faults'][number]

const SERVICES: Record<FaultService, { title: string; note: string }> = {
  model: { title: 'Break the model', note: 'The coach then uses the built-in texts' },
  mail: { title: 'Break the mail', note: 'Sending to SES' },
  table: { title: 'Break the table', note: 'Every read and write of DynamoDB' },
  api: { title: 'Break the API', note: 'Every request of the page' },
  identity: { title: 'Break the sign-in', note: 'Every request to Cognito' },
  bus: { title: 'Break the event bus', note: 'Events that operations publish' },
  queues: { title: 'Break the queues', note: 'Messages that functions send' },
  batch: { title: 'Break the batch jobs', note: 'The night’s texts; needs npm start -- --night-batch' },
}

const CALLS = [
  { value: '1', label: 'Next call' },
  { value: '3', label: 'Next 3 calls' },
  { value: '', label: 'Until lifted' },
]

const nameMode = (mode: FaultMode): string => {
  const words = mode.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const describeFault = ({ mode, times }: SetFault): string =>
  `Set: ${mode}, ${times === undefined ? 'until it is lifted' : `for the next ${formatCount(times, 'call')}`}`

const modeButton = (mode: FaultMode, set: SetFault | undefined): Markup =>
  html`<button class="local-pill" name="mode" value="${mode}" ${raw(`aria-pressed="${set?.mode === mode}"`)}>${nameMode(mode)}</button>`

const fault = (service: FaultService, set: SetFault | undefined): Markup => {
  const { title, note } = SERVICES[service]
  return html`<details class="local-fault" ${raw(set || service === 'model' ? 'open' : '')}>
    <summary><span class="local-fault-title">${title}</span><span class="local-fault-note">${set ? describeFault(set) : note}</span></summary>
    <form method="post" action="${CONTROL_PATH}page/fault" aria-label="${title}">
      <input type="hidden" name="service" value="${service}">
      <fieldset class="local-calls">
        <legend class="visually-hidden">How long</legend>
        ${CALLS.map(
          ({ value, label }) =>
            html`<label><input type="radio" name="times" value="${value}" ${raw(value === '3' ? 'checked' : '')}> ${label}</label>`,
        )}
      </fieldset>
      <div class="local-pills">${FAULT_MODES_BY_SERVICE[service].map((mode) => modeButton(mode, set))}</div>
    </form>
    ${set ? formButton('lift', { label: 'Lift', name: `the fault of ${service}`, fields: { service } }) : ''}
  </details>`
}

const ORDER: FaultService[] = ['model', ...FAULT_SERVICES.filter((service) => service !== 'model')]

/** Every service with its faults by name, and the switches. */
export const faultsPart = (view: ControlView): Markup => {
  const { faults, isPushGone } = view
  return part(
    'faults',
    'Faults',
    faults.length > 0 || isPushGone
      ? formButton('lift', { label: 'Lift all', look: 'button-plain button-small' })
      : html`<p>None is set</p>`,
    html`<div class="local-faults">${ORDER.map((service) =>
      fault(
        service,
        faults.find((one) => one.service === service),
      ),
    )}</div>${switchesPart(view)}`,
  )
}
