import { createServer as createBridge, type Server } from 'node:http'
import { join } from 'node:path'
import type { NodeHandler } from './server.ts'

export type DevPage = {
  /** Serves the page from source; what is not the page's goes to `others`. */
  handle(others: NodeHandler): NodeHandler
  stop(): Promise<void>
}

/** Paths that are never the page's. */
const OTHERS = ['/api/', '/_local', '/config.json']

/**
 * The page from source, with hot reload on the product's own port. It carries no content security policy: what reloads
 * the page writes scripts and styles into it.
 */
export const startDevPage = async (root: string, servers: Server[]): Promise<DevPage> => {
  const { createServer } = await import('vite')
  // Vite listens for upgrades on one server; the product has one for each loopback address.
  const bridge = createBridge()
  for (const server of servers) server.on('upgrade', (...upgrade) => bridge.emit('upgrade', ...upgrade))
  const vite = await createServer({
    configFile: join(root, 'web/vite.config.ts'),
    appType: 'spa',
    server: { middlewareMode: true, ws: { server: bridge } },
  })
  return {
    handle: (others) => (request, response) => {
      const path = request.url ?? '/'
      if (OTHERS.some((one) => path.startsWith(one))) others(request, response)
      else vite.middlewares(request, response, () => others(request, response))
    },
    stop: () => vite.close(),
  }
}
