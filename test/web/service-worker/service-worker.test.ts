import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** The worker with a cache in memory. test/journeys/offline.test.ts runs it in a browser. */

// Imported by name, because a worker's globals differ from a page's types.
const WORKER: string = new URL('../../../web/src/service-worker/service-worker.ts', import.meta.url).pathname
const ORIGIN = 'https://five.example'
const APP = 'The app'

type Asked = { url: string; method?: string; mode?: string; cache?: string }
type Listener = (event: object) => void

const readPath = (asked: string | { url: string }) =>
  new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).pathname

/** A cache in memory: answers by path. */
class MemoryCache {
  readonly files = new Map<string, Response>()
  addAll = async (asked: (string | { url: string })[]) => {
    for (const one of asked) this.files.set(readPath(one), await fetch(new URL(readPath(one), ORIGIN).href))
  }
  put = async (path: string, answer: Response) => void this.files.set(path, answer)
  match = async (path: string) => this.files.get(path)?.clone()
  keys = async () => [...this.files.keys()].map((path) => ({ url: ORIGIN + path }))
  delete = async (asked: { url: string }) => this.files.delete(readPath(asked))
}

let storage: Map<string, MemoryCache>
/** The server's files by path; other paths get no answer. */
let server: Record<string, string>

const kept = () => [...storage.values()].flatMap(({ files }) => [...files.keys()]).toSorted()

const start = async (build: string, hashed: string[]) => {
  vi.resetModules()
  const listeners = new Map<string, Listener>()
  vi.stubGlobal('HASHED_FILES', hashed)
  vi.stubGlobal('OTHER_FILES', ['/index.html', '/config.json'])
  vi.stubGlobal('BUILD', build)
  vi.stubGlobal('self', {
    location: { origin: ORIGIN },
    registration: {},
    clients: { claim: async () => undefined },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  })
  await import(/* @vite-ignore */ WORKER)
  const lifecycle = async (name: string) => {
    let work: Promise<unknown> = Promise.resolve()
    const waitUntil = (given: Promise<unknown>) => {
      work = given
    }
    listeners.get(name)?.({ waitUntil })
    await work
  }
  return {
    install: () => lifecycle('install'),
    activate: () => lifecycle('activate'),
    /** The worker's answer; null if it does not handle the request. */
    ask: async ({ url, method = 'GET', mode = 'cors', cache = 'no-cache' }: Asked): Promise<string | null> => {
      const answers: Promise<Response>[] = []
      const request = { url: new URL(url, ORIGIN).href, method, mode, cache }
      const respondWith = (given: Promise<Response>) => {
        answers.push(given)
      }
      listeners.get('fetch')?.({ request, preloadResponse: Promise.resolve(undefined), respondWith })
      return (await answers[0])?.text() ?? null
    },
  }
}

beforeEach(() => {
  storage = new Map()
  server = {
    '/index.html': APP,
    '/config.json': 'one',
    '/assets/a-1.js': 'a',
    '/assets/b-1.js': 'b',
    '/assets/b-2.js': 'B',
  }
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const cache = storage.get(name) ?? new MemoryCache()
      storage.set(name, cache)
      return cache
    },
    keys: async () => [...storage.keys()],
    delete: async (name: string) => storage.delete(name),
  })
  vi.stubGlobal(
    'Request',
    class {
      readonly url: string
      constructor(path: string) {
        this.url = new URL(path, ORIGIN).href
      }
    },
  )
  vi.stubGlobal('fetch', async (asked: string | { url: string }) => {
    const text = server[readPath(asked)]
    if (text === undefined) throw new TypeError('Failed to fetch')
    return new Response(text)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const installed = async () => {
  const worker = await start('first', ['/assets/a-1.js', '/assets/b-1.js'])
  await worker.install()
  await worker.activate()
  return worker
}

describe('the service worker', () => {
  it('returns the app at any address without a network', async () => {
    const worker = await installed()
    server = {}
    for (const url of ['/', '/dashboard', '/goal/goal_01?checkin=true', '/goal/x.y']) {
      expect(await worker.ask({ url, mode: 'navigate' })).toBe(APP)
    }
    expect(await worker.ask({ url: '/assets/b-1.js' })).toBe('b')
  })

  it('returns the response of the server when it answers', async () => {
    const worker = await installed()
    server['/'] = 'The landing page'
    expect(await worker.ask({ url: '/', mode: 'navigate' })).toBe('The landing page')
  })

  it('uses the cache after a limited wait for a network that does not answer', async () => {
    const worker = await installed()
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    const answer = worker.ask({ url: '/dashboard', mode: 'navigate' })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await answer).toBe(APP)
  })

  it('returns the newest configuration, and the last known one without a network', async () => {
    const worker = await installed()
    server['/config.json'] = 'two'
    expect(await worker.ask({ url: '/config.json' })).toBe('two')
    server = {}
    expect(await worker.ask({ url: '/config.json' })).toBe('two')
  })

  it.each([
    { url: '/api/fetch-user-goals', method: 'POST' },
    { url: '/api/unsubscribe' },
    { url: '/config.json', cache: 'default' },
    { url: '/_local/inbox', mode: 'navigate' },
    { url: 'https://cognito-idp.example/' },
    { url: '/sitemap.xml', mode: 'navigate' },
  ])('does not handle $url', async (asked) => {
    const worker = await installed()
    expect(await worker.ask(asked)).toBeNull()
  })

  it('keeps the files of an open tab until a newer build is active', async () => {
    const first = await installed()
    const second = await start('second', ['/assets/a-1.js', '/assets/b-2.js'])
    server['/index.html'] = 'The newer app'
    await second.install()
    server = {}
    expect(await first.ask({ url: '/assets/b-1.js' })).toBe('b')
    await second.activate()
    expect(kept()).toEqual(['/assets/a-1.js', '/assets/b-2.js', '/config.json', '/index.html'])
    expect(await second.ask({ url: '/dashboard', mode: 'navigate' })).toBe('The newer app')
  })
})
