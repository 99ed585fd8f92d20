import { createServer as createBridge, type Server } from 'node:http'
import { join } from 'node:path'
import type { NodeHandler } from './server.ts'

export type DevPage = {
  /** Serves the page from source. Other requests go to `others`. */
  handle(others: NodeHandler): NodeHandler
  stop(): Promise<void>
}

/** Paths that do not belong to the page. */
const OTHERS = ['/api/', '/_local', '/config.json']

/**
 * The page from source, with hot reload on the product's port. It has no content security policy, because hot reload injects
 * scripts and styles.
 */
export const startDevPage = async (root: string, servers: Server[]): Promise<DevPage> => {
  const { createServer } = await import('vite')
  // Vite listens for upgrades on one server. The product has a server per loopback address.
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
