import { createServer as createHttp1 } from 'node:http'
import { createServer as createHttp2 } from 'node:http2'
import { createServer, type Socket } from 'node:net'
import { StartError } from '#local/contracts/start-error.ts'
import type { Incoming, Outgoing } from '#local/services/protocol/http-message.ts'

export type Listener = { url: string; close(): Promise<void> }

const HTTP2_PREFACE = 'PRI * HTTP/2.0'

/**
 * Listens on one loopback port for HTTP/1.1 and HTTP/2 without TLS. Most SDK clients use HTTP/1.1, Bedrock's uses HTTP/2. The
 * first bytes of a connection decide.
 */
export const listenLocally = (handle: (request: Incoming, response: Outgoing) => void): Promise<Listener> => {
  const withoutDate = (request: Incoming, response: Outgoing): void => {
    // A client on a moved clock would take the machine's date for clock skew and repeat refused calls.
    response.sendDate = false
    handle(request, response)
  }
  const http1 = createHttp1({ keepAliveTimeout: 60_000 }, withoutDate)
  const http2 = createHttp2({}, withoutDate)
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
