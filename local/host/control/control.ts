import { type Context, Hono } from 'hono'
import type * as z from 'zod/mini'
import { tzVersion } from '#functions/runtime/tz-data.ts'
import { addDuration, parseInstant } from '#local/host/clock.ts'
import { clockBody, describeProblem, faultBody, faultService, groupBody } from './bodies.ts'
import type { ControlParts } from './control-parts.ts'
import { createControlSite } from './site/site.ts'
import { TravelStopped } from './travel.ts'
import { WrongRequest } from './wrong-request.ts'

const parseBody = async <Shape extends z.ZodMiniType>(c: Context, shape: Shape): Promise<z.infer<Shape>> => {
  const given: unknown = await c.req.json().catch(() => {
    throw new WrongRequest('The body must be JSON.')
  })
  const parsed = shape.safeParse(given)
  if (parsed.success) return parsed.data
  throw new WrongRequest(`The body ${describeProblem(parsed.error)}.`)
}

const iso = (instant: number | null): string | null => (instant === null ? null : new Date(instant).toISOString())

/** The control plane under `/_local`, for developers and tests. It is not part of the templates. */
export const createControl = (parts: ControlParts): Hono => {
  const { model, clock, faults, mail, scheduler, queues, identity, logs, travel, describe } = parts
  const app = new Hono()
  const time = () => ({ now: iso(clock.now()) })

  app.onError((error, c) => {
    if (error instanceof WrongRequest) return c.json({ error: error.message }, 400)
    if (error instanceof TravelStopped) return c.json({ error: error.message }, 503)
    console.error(error)
    return c.json({ error: error.message }, 500)
  })
  app.notFound((c) => c.json({ error: `There is no ${c.req.method} ${c.req.path}.` }, 404))

  app.route('/', createControlSite(parts))
  app.get('/openapi.json', async (c) => c.json(await describe()))
  app.get('/health', (c) => c.json({ status: 'ok', stage: model.pageConfig.stage, tz_version: tzVersion(), ...time() }))

  app.get('/mail', async (c) => {
    const to = c.req.query('to')
    return c.json(await mail.list(to === undefined ? {} : { to }))
  })
  app.delete('/mail', async (c) => {
    await mail.clear()
    return c.body(null, 204)
  })

  app.get('/clock', (c) => c.json(time()))
  app.post('/clock', async (c) => {
    const body = await parseBody(c, clockBody)
    const target = 'now' in body ? parseInstant(body.now) : addDuration(clock.now(), body.advance)
    if (target === undefined)
      throw new WrongRequest(
        'now' in body
          ? 'now must be an instant with its offset, such as 2026-11-21T07:00:00-05:00.'
          : 'advance must be an ISO 8601 duration, such as PT24H.',
      )
    await travel.to(target, { skip: body.skip === true })
    return c.json(time())
  })

  app.get('/schedules', (c) => c.json(scheduler.list().map((one) => ({ ...one, next: iso(one.next) }))))
  app.post('/schedules/:name', async (c) => {
    const name = c.req.param('name')
    if (!scheduler.list().some((one) => one.name === name))
      return c.json({ error: `There is no schedule named ${name}.` }, 404)
    const succeeded = await scheduler.fire(name)
    await travel.idle()
    return c.json({ fired: name, succeeded, ...time() })
  })

  app.get('/queues', (c) => c.json(queues.depths()))
  app.post('/queues/:name/redrive', async (c) => {
    const name = c.req.param('name')
    if (!model.queues.some((one) => one.name === name))
      return c.json({ error: `There is no queue named ${name}.` }, 404)
    const moved = queues.redrive(name)
    await travel.idle()
    return c.json({ moved })
  })

  app.get('/faults', (c) => c.json(faults.list().map(({ service, fault }) => ({ service, ...fault }))))
  app.post('/faults', async (c) => {
    const { service, mode, delayMs, times } = await parseBody(c, faultBody)
    faults.set(service, {
      mode,
      ...(delayMs === undefined ? {} : { delayMs }),
      ...(times === undefined ? {} : { times }),
    })
    return c.json({ service, mode, delayMs, times })
  })
  app.delete('/faults', (c) => {
    const service = faultService.safeParse(c.req.query('service'))
    if (c.req.query('service') !== undefined && !service.success)
      throw new WrongRequest(`service ${describeProblem(service.error)}.`)
    faults.lift(service.data)
    return c.body(null, 204)
  })

  app.post('/groups', async (c) => {
    const { email, group } = await parseBody(c, groupBody)
    await identity.addToGroup(email, group).catch((error: Error) => {
      throw new WrongRequest(error.message)
    })
    return c.json({ email, group })
  })

  app.get('/logs/:stem', (c) => {
    const stem = c.req.param('stem')
    if (!model.functions.some((fn) => fn.stem === stem)) return c.json({ error: `There is no function ${stem}.` }, 404)
    return c.text(logs.read(stem))
  })
  return app
}
