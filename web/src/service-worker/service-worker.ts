import { takeQuestions } from './evening-question.ts'

/**
 * Caches the page's files for use without a network, and shows the evening question. It stores no personal data: the page itself
 * stores the last known goals (PAGE-17, ADR 086).
 */

declare const self: ServiceWorkerGlobalScope

/** Replaced by `web/vite/service-worker.ts`: paths of the hashed files, of the other files, and the build's name. */
declare const HASHED_FILES: readonly string[]
declare const OTHER_FILES: readonly string[]
declare const BUILD: string
declare const THEMES: readonly string[]
declare const THEME_COOKIE: string

/** One cache for all builds, so that equal files are stored once. */
const HASHED = 'hashed'
const OTHERS = 'others-'

/** Milliseconds. A slower network counts as none. */
const PATIENCE = 5_000

const isOurs = ({ origin, pathname }: URL): boolean =>
  origin === self.location.origin && !/^\/(api|_local)(\/|$)/.test(pathname)

const keepFiles = async (): Promise<void> => {
  const hashed = await caches.open(HASHED)
  const kept = new Set((await hashed.keys()).map(({ url }) => new URL(url).pathname))
  await hashed.addAll(HASHED_FILES.filter((file) => !kept.has(file)))
  const others = await caches.open(OTHERS + BUILD)
  await others.addAll(OTHER_FILES.map((file) => new Request(file, { cache: 'no-cache' })))
}

/** Removes files of earlier builds. The browser activates a build when no tab of an earlier one is open. */
const dropEarlierFiles = async (): Promise<void> => {
  const hashed = await caches.open(HASHED)
  const wanted = new Set(HASHED_FILES)
  const earlier = (await hashed.keys()).filter(({ url }) => !wanted.has(new URL(url).pathname))
  const names = (await caches.keys()).filter((name) => name.startsWith(OTHERS) && name !== OTHERS + BUILD)
  await Promise.all([...earlier.map((file) => hashed.delete(file)), ...names.map((name) => caches.delete(name))])
}

const keptOther = async (path: string): Promise<Response | undefined> =>
  (await caches.open(OTHERS + BUILD)).match(path, { ignoreSearch: true })

/** The app's document in the chosen theme, if the browser lets a worker read the cookie. */
const keptApp = async (): Promise<Response | undefined> => {
  const theme = 'cookieStore' in self ? (await self.cookieStore.get(THEME_COOKIE))?.value : undefined
  return keptOther(theme !== undefined && THEMES.includes(theme) ? `/${theme}/index.html` : '/index.html')
}

const fromNetwork = async (event: FetchEvent): Promise<Response> => {
  const preloaded: unknown = await event.preloadResponse
  return preloaded instanceof Response ? preloaded : fetch(event.request)
}

/** The server's document for an address; the app's document if the server is unreachable. */
const navigate = async (event: FetchEvent): Promise<Response> => {
  const network = fromNetwork(event)
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE))
  const answer = await Promise.race([network, late]).catch(() => undefined)
  return answer ?? (await keptApp()) ?? network
}

/** A file without a hash in its name: from the network first, then from the cache. */
const newest = async (request: Request, path: string): Promise<Response> => {
  try {
    const answer = await fetch(request)
    if (answer.ok) await (await caches.open(OTHERS + BUILD)).put(path, answer.clone())
    return answer
  } catch (error) {
    const kept = await keptOther(path)
    if (kept) return kept
    throw error
  }
}

const hashed = async (request: Request, path: string): Promise<Response> =>
  (await (await caches.open(HASHED)).match(path)) ?? fetch(request)

/**
 * Whether a document preloads `/config.json`; the app itself asks for it with `no-cache` (`lib/config.ts`). Chromium gives a script
 * no preload that a worker answered, so the file would be requested twice. Only documents of the server have the preload.
 */
const isPreload = ({ cache }: Request, path: string): boolean => path === '/config.json' && cache === 'default'

takeQuestions()

self.addEventListener('install', (event) => event.waitUntil(keepFiles()))

self.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      await dropEarlierFiles()
      // Navigation preload: the request does not wait for the worker to start.
      await self.registration.navigationPreload?.enable()
      await self.clients.claim()
    })(),
  ),
)

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  const path = url.pathname
  if (request.method !== 'GET' || !isOurs(url)) return
  if (request.mode === 'navigate') {
    const namesFile = !path.startsWith('/goal/') && path.slice(path.lastIndexOf('/')).includes('.')
    if (!namesFile) event.respondWith(navigate(event))
  } else if (path.startsWith('/assets/')) event.respondWith(hashed(request, path))
  else if (OTHER_FILES.includes(path) && !isPreload(request, path)) event.respondWith(newest(request, path))
})
