import type { BrowserContext, Page, Worker } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { asked, type Journey, startJourney } from '#test/support/journey.ts'
import { untilKept } from '#test/support/service-worker.ts'
import { createPerson, type SomePerson } from '#test/support/signed-in.ts'

/** The evening question by push: chosen in Settings, sent by the schedule, shown and answered by the service worker. */

const TITLE = 'Walk before bed'

let journey: Journey
let ann: SomePerson
let page: Page
let context: BrowserContext

/** A headless browser reaches no push service and shows no notification, so both are replaced in the page. */
const LOCAL_PUSH = `
  let permission = 'default'
  let mine = null
  Object.defineProperty(Notification, 'permission', { get: () => permission })
  Notification.requestPermission = async () => (permission = 'granted')
  PushManager.prototype.getSubscription = async () => mine
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    const body = JSON.stringify({ applicationServerKey })
    const given = await (await fetch('/_local/push/subscriptions', { method: 'POST', body })).json()
    mine = { endpoint: given.endpoint, toJSON: () => given, unsubscribe: async () => true }
    return mine
  }`

/** The same in the worker, which collects its notifications. `waitUntil` throws for an event that a script makes, so it is replaced. */
const LOCAL_NOTIFICATIONS = `
  self.shown = []
  ExtendableEvent.prototype.waitUntil = () => undefined
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
    const close = () => { self.shown = self.shown.filter((one) => one.tag !== options.tag) }
    close()
    self.shown.push({ title, ...options, close })
  }`

const pushed = z.object({ pushes: z.array(z.object({ payload: z.looseObject({ title: z.string() }) })) })
const readPushes = async () => pushed.parse(await asked(`${journey.url}/_local/push/pushes`)).pushes
const findWorker = (): Worker => {
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('The page has no service worker.')
  return worker
}
const readNotifications = () => findWorker().evaluate<string[]>('self.shown.map(({ title }) => title)')
const deliver = (payload: unknown) =>
  findWorker().evaluate(
    `void self.dispatchEvent(new PushEvent('push', { data: ${JSON.stringify(JSON.stringify(payload))} }))`,
  )
const answer = (action: string) =>
  findWorker().evaluate(`void self.dispatchEvent(
    Object.assign(new ExtendableEvent('notificationclick'), { action: '${action}', notification: self.shown[0] }))`)

beforeAll(async () => {
  journey = await startJourney('2026-04-14T15:00:00Z')
  ann = await createPerson(journey, { goals: [{ title: TITLE }] })
  ;({ page, context } = await ann.visit({ inFull: true }))
  await context.addInitScript(LOCAL_PUSH)
})
afterAll(async () => {
  await journey?.stop()
})

describe('the evening question by push', () => {
  it('is allowed on a device and saved', async () => {
    await page.goto(`${journey.url}/settings`)
    await untilKept(page)
    await findWorker().evaluate(LOCAL_NOTIFICATIONS)
    await page.getByRole('radio', { name: 'Push' }).check()
    await page.getByRole('button', { name: 'Allow on This Device' }).click()
    await page.getByText('This device may notify you.').waitFor()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByText('Settings saved.').waitFor()
  })

  it('shows a morning without a question (EVENING-11)', async () => {
    await deliver({ kind: 'morning', day: '2026-04-14', title: 'Day 1', body: 'Here.', path: '/goal/goal_1' })
    await expect.poll(readNotifications).toEqual(['Day 1'])
    expect(await findWorker().evaluate('[self.shown[0].actions ?? [], self.shown[0].data.path]')).toEqual([
      [],
      '/goal/goal_1',
    ])
    await findWorker().evaluate('self.shown[0].close()')
  })

  it('is sent at its hour, and Not today changes nothing', async () => {
    await journey.skipTo('2026-04-15T00:50:00Z')
    await journey.setClock('2026-04-15T01:00:00Z')
    await expect.poll(readPushes, { timeout: 20_000 }).toHaveLength(1)
    const [push] = await readPushes()
    await deliver(push?.payload)
    await expect.poll(readNotifications).toEqual([`Still open: ${TITLE}`])
    await answer('not-today')
    await expect.poll(readNotifications).toEqual([])
    await ann.again()
    expect((await ann.ask('fetch-user-goals')).goals).toMatchObject([{ checked_in_today: false }])
  })

  it('checks in by the notification, without a session (EVENING-10)', async () => {
    const [push] = await readPushes()
    await deliver(push?.payload)
    await expect.poll(readNotifications).toEqual([`Still open: ${TITLE}`])
    await answer('check-in')
    await expect.poll(readNotifications).toEqual(['Checked in'])
    expect((await ann.ask('fetch-user-goals')).goals).toMatchObject([{ checked_in_today: true, streak_count: 1 }])
  })

  it('is undone in the app, and each tab shows the day as open (STREAK-20)', async () => {
    const other = await context.newPage()
    const control = (tab: Page, name: string) => tab.getByRole('article', { name: TITLE }).getByRole('button', { name })
    for (const tab of [other, page]) {
      await tab.goto(`${journey.url}/dashboard`)
      await control(tab, 'Undo check-in').waitFor()
    }
    await control(page, 'Undo check-in').press('Enter')
    await page.getByText('Undone. Today is open.').waitFor()
    await expect.poll(() => page.locator(':focus').innerText()).toBe('Check In Today')
    await control(other, 'Check In Today').waitFor()
    expect((await ann.ask('fetch-user-goals')).goals).toMatchObject([{ today_state: 'open', kept_days: 0 }])
    expect(journey.complaints).toEqual([])
  })
})
