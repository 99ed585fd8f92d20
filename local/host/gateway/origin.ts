import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { CloudModel } from '#local/contracts/cloud-model.ts'
import { onlyLoopbackNames, onlySameSite } from './guard.ts'
import type { HttpApi } from './http-api.ts'
import type { PageServer } from './page.ts'
import type { NodeHandler } from './server.ts'

type Parts = {
  /** The product's origin, to which sign-in returns. */
  url: string
  model: CloudModel
  api: HttpApi
  page: PageServer
  /** The emulators' apps by their path under `/_local`. */
  identity: Hono
  inbox: Hono
  stripe: Hono
  push: Hono
  control: Hono
}

type Bindings = { incoming: { socket: { remoteAddress?: string } } }

/**
 * The product's origin: the page and the API as on the distribution, and under `/_local` the control plane and the pages of the
 * emulators.
 */
export const createOrigin = ({
  url,
  model,
  api,
  page,
  identity,
  inbox,
  stripe,
  push,
  control,
}: Parts): Hono<{ Bindings: Bindings }> => {
  const app = new Hono<{ Bindings: Bindings }>({ strict: false })
  app.use(onlyLoopbackNames)

  app.use('/_local/inbox/*', onlySameSite)
  app.use('/_local/stripe/*', onlySameSite)
  app.use('/_local/push/*', onlySameSite)
  app.route('/_local/identity', identity)
  app.route('/_local/inbox', inbox)
  app.route('/_local/stripe', stripe)
  app.route('/_local/push', push)
  app.use('/_local/*', async (c, next) => (c.req.path.startsWith('/_local/identity') ? next() : onlySameSite(c, next)))
  app.route('/_local', control)

  // Only the distribution's responses get its headers. The emulators' pages need others.
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(model.page.headers)) c.res.headers.set(name, value)
  })
  app.get('/config.json', (c) => {
    const local = `${new URL(c.req.url).origin}/_local/`
    const stand = `${local}identity`
    c.header('cache-control', 'no-cache')
    return c.json({ ...model.pageConfig, oauthUrl: stand, userPoolEndpoint: stand, localControl: local })
  })
  app.all('/api/*', (c) => api(c.req.raw, c.env.incoming.socket.remoteAddress ?? '127.0.0.1'))
  app.all('*', async (c) => {
    const asked = new URL(c.req.url)
    const isDocument = c.req.header('accept')?.includes('text/html') ?? false
    if (isDocument && asked.origin !== url) return c.redirect(`${url}${asked.pathname}${asked.search}`, 307)
    return page(c.req.raw)
  })
  return app
}

export const createNodeHandler = (app: Hono<{ Bindings: Bindings }>): NodeHandler => {
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  return (request, response) => void listener(request, response)
}
