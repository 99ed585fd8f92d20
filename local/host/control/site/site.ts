import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import * as z from 'zod/mini'
import { THEME_HINT, THEMES } from '#domain/site.ts'
import { DEFAULT_ZONE } from '#domain/time/zone.ts'
import type { FaultService } from '#local/contracts/services.ts'
import { createPageAssets, createPageHeaders } from '#local/services/page-assets.ts'
import { faultBody, faultService } from '../bodies.ts'
import type { ControlParts } from '../control-parts.ts'
import { parseForm, WrongRequest } from '../wrong-request.ts'
import { addPerson, PASSWORD } from './add-person.ts'
import { CONTROL_PATH } from './markup.ts'
import { MOVES, resolveMove } from './morning.ts'
import { controlPage, signInPage } from './page.ts'
import { createPeople, type ShownPerson } from './people.ts'
import { SWITCHES } from './switches.ts'
import { readView } from './view.ts'
import { formatClockTime, formatCount, nameTask } from './words.ts'

const theme = z.enum(THEMES)
const zone = z._default(
  z.string().check(z.refine((name) => Intl.supportedValuesOf('timeZone').includes(name) || name === 'UTC')),
  DEFAULT_ZONE,
)
const moveForm = z.object({ move: z.enum(MOVES), zone })
const nameForm = z.object({ name: z.string() })
const subForm = z.object({ sub: z.string() })
const switchForm = z.object({ name: z.string(), on: z.enum(['true', 'false']) })
const personForm = z.object({ email: z.string().check(z.maxLength(254)) })
const liftForm = z.object({ service: z.optional(faultService) })
const faultForm = z.object({ service: faultService, mode: z.string(), times: z._default(z.string(), '') })

const SCRIPT = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' }
const readScript = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')

/**
 * The control page under `/_local/`: a page of forms. Each form posts to `/_local/page/<action>`, which does the same as an
 * endpoint of the control plane and returns to the page. The gateway refuses posts of other sites (ADR 239).
 */
export const createControlSite = (parts: ControlParts): Hono => {
  const { model, clock, faults, mail, push, scheduler, queues, identity, travel, tableEndpoint } = parts
  const policy = createPageHeaders("script-src 'self'", "form-action 'self'")
  const listPeople = createPeople(model, tableEndpoint, identity)
  let notice: string | null = null

  /** People that the table can show; without a table, the users alone. */
  const readPeople = async (): Promise<ShownPerson[]> =>
    listPeople().catch(() => identity.list().map((user) => ({ ...user, account: null })))

  const findName = (known: readonly { name: string }[], name: string, kind: string): string => {
    if (known.some((one) => one.name === name)) return name
    throw new WrongRequest(`There is no ${kind} named ${name}.`)
  }
  const findUser = (sub: string) => {
    const user = identity.list().find((one) => one.sub === sub)
    if (user) return user
    throw new WrongRequest('There is no such person.')
  }

  /** Each action returns what the page says next, and the part of the page to which it returns. */
  const actions: Record<string, (form: unknown) => Promise<{ says: string; at?: string; zone?: string }>> = {
    clock: async (form) => {
      const given = parseForm(moveForm, form)
      const before = (await mail.list()).length
      const target = resolveMove(given.move, clock.now(), given.zone)
      // 'Now' can be months away, and a development stage has no use for the mails in between.
      await travel.to(target, { skip: given.move === 'now' })
      const mails = Math.max((await mail.list()).length - before, 0)
      return {
        says: `It is ${formatClockTime(clock.now(), given.zone)}. ${formatCount(mails, 'mail')} arrived.`,
        zone: given.zone,
      }
    },
    fire: async (form) => {
      const name = findName(scheduler.list(), parseForm(nameForm, form).name, 'schedule')
      const succeeded = await scheduler.fire(name)
      await travel.idle()
      return { says: `${nameTask(name)} ${succeeded ? 'has run' : 'failed; its log says why'}.`, at: 'schedules' }
    },
    redrive: async (form) => {
      const name = findName(model.queues, parseForm(nameForm, form).name, 'queue')
      const moved = queues.redrive(name)
      await travel.idle()
      return { says: `${formatCount(moved, 'message')} went back to the queue.`, at: 'queues' }
    },
    fault: async (form) => {
      const { times, ...given } = parseForm(faultForm, form)
      const {
        service,
        mode,
        times: calls,
      } = parseForm(faultBody, { ...given, ...(times ? { times: Number(times) } : {}) })
      faults.set(service, { mode, ...(calls === undefined ? {} : { times: calls }) })
      return {
        says: `The next ${calls === undefined ? 'calls' : formatCount(calls, 'call')} of ${service}: ${mode}.`,
        at: 'faults',
      }
    },
    lift: async (form) => {
      const service: FaultService | undefined = parseForm(liftForm, form).service
      faults.lift(service)
      if (service === undefined) push.setGone(false)
      return {
        says: service === undefined ? 'All faults are lifted.' : `The fault of ${service} is lifted.`,
        at: 'faults',
      }
    },
    switch: async (form) => {
      const given = parseForm(switchForm, form)
      const one = SWITCHES.find(({ name }) => name === given.name)
      if (!one) throw new WrongRequest(`There is no switch named ${given.name}.`)
      const isOn = given.on === 'true'
      if (one.fault === 'push') push.setGone(isOn)
      else if (isOn) faults.set(one.fault.service, { mode: one.fault.mode })
      else faults.lift(one.fault.service)
      return { says: `${one.title}: ${isOn ? 'on' : 'off'}.`, at: 'faults' }
    },
    'add-person': async (form) => {
      const { email } = parseForm(personForm, form)
      await addPerson(parts, email.trim())
      return { says: `${email.trim()} is signed up and verified. The password is ${PASSWORD}.`, at: 'people' }
    },
    'clear-mail': async () => {
      await mail.clear()
      return { says: 'The inbox is empty.', at: 'inbox' }
    },
    confirm: async (form) => {
      const { email, sub } = findUser(parseForm(subForm, form).sub)
      await identity.confirm(sub)
      return { says: `${email} is verified.`, at: 'people' }
    },
  }

  return new Hono()
    .route(
      '/',
      createPageAssets(
        ...['../../../../web/src/ui/icon-button.css', 'control.css', 'parts.css', 'entries.css', 'controls.css'].map(
          (name) => new URL(name, import.meta.url),
        ),
      ),
    )
    .get('/control.js', (c) => c.body(readScript('control.js'), 200, SCRIPT))
    .get('/sign-in.js', (c) => c.body(readScript('sign-in.js'), 200, SCRIPT))
    .get('/', async (c) => {
      const view = await readView(parts, await readPeople(), { zone: c.req.query('zone'), notice })
      notice = null
      return c.html(controlPage(view, theme.safeParse(getCookie(c, THEME_HINT)).data), 200, policy)
    })
    .post('/page/sign-in', async (c) => {
      const { email, sub } = findUser(parseForm(subForm, await c.req.parseBody()).sub)
      return c.html(signInPage(email, await identity.startSession(sub)), 200, policy)
    })
    .post('/page/:action', async (c) => {
      const act = actions[c.req.param('action')]
      if (!act) return c.notFound()
      const { says, at, zone: shown } = await act(await c.req.parseBody())
      notice = says
      const query = shown === undefined ? '' : `?${new URLSearchParams({ zone: shown })}`
      return c.redirect(`${CONTROL_PATH}${query}${at === undefined ? '' : `#${at}`}`, 303)
    })
}
