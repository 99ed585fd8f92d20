import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { StartError } from '#local/contracts/start-error.ts'

export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void
export type Listening = {
  port: number
  servers: Server[]
  /** Sets the handler. Earlier requests wait, so that the port is bound before the slow parts of the start. */
  serve(handler: NodeHandler): void
  stop(): Promise<void>
}

const LOOPBACK = ['127.0.0.1', '::1']

const readCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

const bind = (server: Server, host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port, ...(host === '::1' ? { ipv6Only: true } : {}) }, () => {
      server.off('error', reject)
      resolve()
    })
  })

const readPort = (server: Server): number => {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** After Node's default of 5 s, a request on a busy machine would often meet a connection that is just being closed. */
const KEEP_ALIVE_MS = 60_000

/** Listens on 127.0.0.1 and, if available, ::1. Port 0 picks a free port. */
export const listen = async (port: number): Promise<Listening> => {
  const { promise: ready, resolve: serve } = Promise.withResolvers<NodeHandler>()
  const servers: Server[] = []
  let taken = port
  for (const host of LOOPBACK) {
    const server = createServer(
      { keepAliveTimeout: KEEP_ALIVE_MS },
      (request, response) => void ready.then((handler) => handler(request, response)),
    )
    try {
      await bind(server, host, taken)
    } catch (error) {
      if (readCode(error) === 'EADDRNOTAVAIL' || readCode(error) === 'EAFNOSUPPORT') continue
      for (const open of servers) open.close()
      if (readCode(error) === 'EADDRINUSE' && port === 0) return listen(0)
      if (readCode(error) === 'EADDRINUSE')
        throw new StartError(
          `Port ${port} is in use; stop the process that listens there or choose another with --port.`,
        )
      if (readCode(error) === 'EACCES')
        throw new StartError(`Port ${port} may not be used by this user; choose another with --port.`)
      throw error
    }
    servers.push(server)
    taken = readPort(server)
  }
  return {
    port: taken,
    servers,
    serve,
    stop: async () => {
      await Promise.all(
        servers.map((server) => {
          server.closeAllConnections()
          return new Promise((resolve) => server.close(resolve))
        }),
      )
    },
  }
}
