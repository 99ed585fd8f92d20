import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { browserOptions } from './browser.ts'
import { freePort, type Started, startCommand } from './command.ts'

/**
 * Shares what is slow to start between the journeys of a run: one product for each journey that runs at the same time. A test file
 * uses a product exclusively while it runs. The next file gets the product with its data.
 */

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the host. */
    journeyHost: string
  }
}

type Place = { url: string; started: Started; options: string[]; folder: string }

const begin = async (): Promise<Place> => {
  const folder = mkdtempSync(join(tmpdir(), 'five-circles-journey-'))
  const port = await freePort()
  const options = ['--port', String(port), '--data', join(folder, 'data'), '--bundled']
  const place = { url: `http://localhost:${port}`, started: startCommand(options), options, folder }
  await place.started.running()
  return place
}

const end = async ({ started }: Place) => {
  started.kill('SIGINT')
  await started.ended
}

/** Stops the product like Ctrl-C and starts it again with the same data. */
const restart = async (place: Place) => {
  await end(place)
  place.started = startCommand(place.options)
  await place.started.running()
}

const createHost = () => {
  const all: Place[] = []
  const idle: Place[] = []
  const placeAt = (url: string): Place => {
    const place = all.find((one) => one.url === url)
    if (place) return place
    throw new Error(`No journey runs at ${url}.`)
  }
  const fresh = async () => {
    const place = await begin()
    all.push(place)
    return place
  }
  const operations: Record<string, (url: string) => Promise<object>> = {
    take: async () => {
      const { url } = idle.pop() ?? (await fresh())
      return { url }
    },
    restart: async (url) => {
      await restart(placeAt(url))
      return {}
    },
    giveBack: async (url) => {
      await fetch(`${url}/_local/faults`, { method: 'DELETE' })
      idle.push(placeAt(url))
      return {}
    },
  }
  return {
    answer: async (path: string): Promise<object> => {
      const { pathname, searchParams } = new URL(path, 'http://localhost')
      const operation = operations[pathname.slice(1)]
      if (!operation) throw new Error(`The host knows no ${pathname}.`)
      return operation(searchParams.get('url') ?? '')
    },
    stop: async () => {
      await Promise.allSettled(all.map(end))
      for (const { folder } of all) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Vitest calls it before the journeys of a run. Products start at the first request. */
export default async ({ provide }: TestProject) => {
  // Unpacks the browser once, before the workers start theirs.
  await browserOptions()
  const host = createHost()
  const server = createServer((request, response) => {
    host.answer(request.url ?? '').then(
      (answer) => response.end(JSON.stringify(answer)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  provide('journeyHost', `http://127.0.0.1:${port}`)
  return async () => {
    await host.stop()
    server.close()
    server.closeAllConnections()
  }
}
