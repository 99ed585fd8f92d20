import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'

/** The address of Stripe in this thread. Handlers keep their clients, and so the address, between test files. */
let listening: Promise<string> | undefined
let current: Hono | undefined

const listen = async (): Promise<string> => {
  const server = createServer((request, response) => {
    if (!current) return void request.socket.destroy()
    void getRequestListener(current.fetch)(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

/** The origin of the address. No connection to it gets a response while no emulator is served. */
export const findPaymentsOrigin = (): Promise<string> => {
  listening ??= listen()
  return listening
}

/** Serves an emulator and the webhook at the address of this thread, or nothing. */
export const servePayments = (app: Hono | undefined): void => {
  current = app
}
