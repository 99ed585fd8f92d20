import { createServer as createHttp1 } from 'node:http'
import { createServer as createHttp2 } from 'node:http2'
import { createServer, type Socket } from 'node:net'
import { StartError } from '#local/contracts/start-error.ts'
import type { Incoming, Outgoing } from '#local/services/protocol/wire.ts'

export type Listener = { url: string; close(): Promise<void> }

const HTTP2_PREFACE = 'PRI * HTTP/2.0'

/**
 * One loopback port for HTTP/1.1 and HTTP/2 without TLS: most clients of the SDK speak the one, Bedrock's the other.
 * The first bytes of a connection tell which.
 */
export const listen = (handle: (request: Incoming, response: Outgoing) => void): Promise<Listener> => {
  const timeless = (request: Incoming, response: Outgoing): void => {
    // The machine's date would look to a client on a moved clock like a skew to mend, and make it repeat refused calls.
    response.sendDate = false
    handle(request, response)
  }
  const http1 = createHttp1({ keepAliveTimeout: 60_000 }, timeless)
  const http2 = createHttp2({}, timeless)
  const sockets = new Set<Socket>()
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    socket.once('readable', () => {
      const first: unknown = socket.read()
      if (!(first instanceof Buffer)) return
      socket.unshift(first)
      const isHttp2 = first.subarray(0, HTTP2_PREFACE.length).toString('latin1') === HTTP2_PREFACE
      ;(isHttp2 ? http2 : http1).emit('connection', socket)
    })
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (address === null || typeof address === 'string') return reject(new StartError('The gate found no port.'))
      resolve({
        url: `http://127.0.0.1:${address.port}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            for (const socket of sockets) socket.destroy()
          }),
      })
    })
  })
}
