import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eveningMessages as words } from '#domain/messages/evening.ts'
import { later } from '#test/web/support/fake-api.ts'

/** The notifications of the worker. test/journeys/evening.test.ts runs them in a browser. */

// Imported by name, because a worker's globals differ from a page's types.
const WORKER: string = new URL('../../../web/src/service-worker/service-worker.ts', import.meta.url).pathname
const TOKEN = `${'a'.repeat(40)}.${'b'.repeat(43)}`
const PAGE = `/check-in#${TOKEN}`
const CHECKED_IN = { success: true, check_in: { state: 'checked-in', goal: { title: 'Read one page' } } }

type Shown = { title: string; body?: string; tag?: string; data?: unknown }
type Event = { waitUntil: (work: Promise<void>) => void; [field: string]: unknown }
type Waiting = { init: RequestInit; answer: (response: Response) => void }

/** The notifications that a person sees, and the pages that opened. */
let shown: Shown[]
let opened: string[]
let refusesWindows: boolean
/** The requests that the server did not answer yet. */
let waiting: Waiting[]
let listeners: Map<string, (event: Event) => void>
let timeouts: { milliseconds: number; end: () => void }[]

/** The work that the worker starts for an event. */
const dispatch = (name: string, fields: object): Promise<void> => {
  let work = Promise.resolve()
  const waitUntil = (given: Promise<void>) => {
    work = given
  }
  listeners.get(name)?.({ ...fields, waitUntil })
  return work
}

const press = (action: string, notification: Shown | undefined) =>
  dispatch('notificationclick', {
    action,
    notification: { ...notification, close: () => (shown = shown.filter((one) => one !== notification)) },
  })

/** The service sends the evening question of one open goal. */
const push = (token: string) => {
  const question = { kind: 'evening', title: 'Still open: Read one page', body: '', day: '2026-04-14', token }
  return dispatch('push', { data: { text: () => JSON.stringify({ ...question, path: '/goal/goal_01' }) } })
}

beforeEach(async () => {
  vi.resetModules()
  shown = []
  opened = []
  refusesWindows = false
  waiting = []
  listeners = new Map()
  timeouts = []
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: (event: Event) => void) => listeners.set(name, listener),
    registration: {
      showNotification: async (title: string, options: object) => void shown.push({ title, ...options }),
    },
    clients: {
      openWindow: async (path: string) => {
        if (refusesWindows) throw new DOMException('Not allowed to open a window.', 'InvalidAccessError')
        opened.push(path)
      },
    },
  })
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const control = new AbortController()
    timeouts.push({ milliseconds, end: () => control.abort(new DOMException('Too late.', 'TimeoutError')) })
    return control.signal
  })
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    const { promise, give } = later<Response>()
    waiting.push({ init, answer: give })
    const aborted = new Promise<never>((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })
    return Promise.race([promise, aborted])
  })
  await import(/* @vite-ignore */ WORKER)
  await push(TOKEN)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a press of Check in at the evening question', () => {
  it('confirms the check-in (EVENING-4)', async () => {
    const done = press('check-in', shown[0])
    expect(waiting[0]?.init.body).toBe(JSON.stringify({ token: TOKEN }))
    waiting[0]?.answer(new Response(JSON.stringify(CHECKED_IN)))
    await done
    expect(shown).toMatchObject([{ title: 'Checked in', body: 'Read one page' }])
    expect(opened).toEqual([])
  })

  it('opens the page of the link when the check-in is refused', async () => {
    const done = press('check-in', shown[0])
    waiting[0]?.answer(new Response(JSON.stringify({ success: false, error: 'Link not found' }), { status: 404 }))
    await done
    expect(opened).toEqual([PAGE])
    expect(shown).toEqual([])
  })

  it('opens the page of the link when the network does not answer within 8 seconds', async () => {
    const done = press('check-in', shown[0])
    expect(timeouts.map(({ milliseconds }) => milliseconds)).toEqual([8_000])
    timeouts[0]?.end()
    await done
    expect(opened).toEqual([PAGE])
  })

  it('says that the check-in was not confirmed when the browser does not open the page, and opens it at a press', async () => {
    refusesWindows = true
    const done = press('check-in', shown[0])
    waiting[0]?.answer(new Response('Bad gateway', { status: 502 }))
    await done
    expect(shown).toMatchObject([{ title: words.notConfirmed, body: words.notConfirmedHow }])
    refusesWindows = false
    await press('', shown[0])
    expect(opened).toEqual([PAGE])
    expect(shown).toEqual([])
  })

  it('opens the goal when the push has no token of a link', async () => {
    shown = []
    await push('no.token')
    await press('check-in', shown[0])
    expect(waiting).toEqual([])
    expect(opened).toEqual(['/goal/goal_01'])
  })
})
