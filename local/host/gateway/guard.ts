import type { MiddlewareHandler } from 'hono'

/** Protects the local product from DNS rebinding and cross-site requests. */

const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]'])

const hostName = (host: string): string => host.replace(/:\d+$/, '').toLowerCase()

/** Refuses host names other than loopback, because a foreign site can resolve its name to 127.0.0.1. */
export const onlyLoopbackNames: MiddlewareHandler = async (c, next) => {
  if (!LOOPBACK_NAMES.has(hostName(c.req.header('host') ?? '')))
    return c.json({ message: 'This product answers to localhost only.' }, 403)
  await next()
}

/** Refuses cross-site requests. */
export const onlySameSite: MiddlewareHandler = async (c, next) => {
  const origin = c.req.header('origin')
  const site = c.req.header('sec-fetch-site')
  const foreign =
    (origin !== undefined && origin !== new URL(c.req.url).origin) ||
    (site !== undefined && site !== 'same-origin' && site !== 'none')
  if (foreign) return c.json({ message: 'Pages of other sites may not use the control plane.' }, 403)
  await next()
}
