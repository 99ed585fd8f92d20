import { createServer } from 'node:http'
import { createFaults } from '#local/host/faults.ts'
import { createModel } from '#local/services/bedrock/model.ts'

/** Serves the model emulator on its own port for the real SDK. `calls` counts the requests. */
export const startModelServer = async () => {
  const faults = createFaults()
  const serve = createModel({ clock: { now: () => Date.now() }, faults })
  const calls: { path: string; body: unknown }[] = []
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    calls.push({ path: incoming.url ?? '', body: body ? JSON.parse(body) : undefined })
    const request = new Request(new URL(incoming.url ?? '/', 'http://model'), {
      method: incoming.method ?? 'GET',
      ...(body ? { body } : {}),
    })
    const answer = await serve(request, { functionName: 'test' })
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    faults,
    calls,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
