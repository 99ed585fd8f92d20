import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { freePort, npmStart, processesBelow } from '#test/support/command.ts'
import { type Place, signUp } from '#test/support/people.ts'
import { call } from './call.ts'
import type { Figures } from './history.ts'
import { number, printTable } from './print.ts'

const BUDGET = '500 MB'
/** Longer than the idle time of a function. */
const REST_MS = 130_000

const config = z.object({ userPoolId: z.string(), userPoolClientId: z.string() })
const instant = z.object({ now: z.string() })
const mails = z.array(z.object({ html: z.nullable(z.string()) }))
const created = z.object({ goal: z.object({ id: z.string() }) })

const ask = async (url: string, init?: RequestInit): Promise<unknown> => (await fetch(url, init)).json()

/** The product in processes of its own, by its addresses. */
const placeAt = async (url: string): Promise<Place> => {
  const { userPoolId: id, userPoolClientId: clientId } = config.parse(await ask(`${url}/config.json`))
  return {
    url,
    model: { userPool: { id, clientId } },
    clock: { now: async () => Date.parse(instant.parse(await ask(`${url}/_local/clock`)).now) },
    mail: { list: async ({ to }) => mails.parse(await ask(`${url}/_local/mail?to=${encodeURIComponent(to)}`)) },
  }
}

/** Resident memory of a process and all below it, in bytes. Pages that they share count for each. */
const measureResident = (pid: number): number =>
  [pid, ...processesBelow(pid)].reduce((sum, one) => {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${one}/status`, 'utf8'))?.[1]
    return sum + Number(kilobytes ?? 0) * 1024
  }, 0)

/** Sign-up, a goal, a check-in, a nudge, the dashboard, and a day with its mails. */
const mainFlow = async (place: Place): Promise<void> => {
  const person = await signUp(place, 'memory@example.com')
  const ask = (operation: string, body: object) => call(place, person, operation, body)
  await ask('create-user-profile', {})
  const { goal } = created.parse(await ask('create-goal', { title: 'Run a marathon', time_of_day: '07:00' }))
  await ask('check-in', { goalId: goal.id })
  for (const operation of ['get-profile', 'fetch-user-goals', 'check-subscription', 'get-latest-framework'])
    await ask(operation, {})
  await ask('get-daily-motivation', { goalId: goal.id })
  await fetch(`${place.url}/_local/clock`, { method: 'POST', body: '{"advance":"PT24H"}' })
}

/** Memory of `npm start`: at rest, after a main flow, and when the functions have been unloaded again. Linux only. */
export const benchMemory = async (): Promise<Figures> => {
  if (process.platform !== 'linux') return {}
  const folder = mkdtempSync(join(tmpdir(), 'five-memory-'))
  const port = await freePort()
  const product = npmStart(['--port', `${port}`, '--data', join(folder, 'data')])
  try {
    await product.running()
    await pause(5000)
    const figures: Figures = {}
    const measured = (name: string) => {
      const megabytes = measureResident(product.pid) / 1e6
      figures[`memory ${name}: MB`] = megabytes
      return [name, `${number(megabytes)} MB`, BUDGET]
    }
    const rows = [measured('at rest, nothing called')]
    await mainFlow(await placeAt(`http://localhost:${port}`))
    rows.push(measured('after sign-up, goal, check-in and a day with its mails'))
    await pause(REST_MS)
    rows.push(measured('two minutes later'))
    printTable('Memory of npm start: resident, all processes', ['', 'measured', 'budget at rest'], rows)
    return figures
  } finally {
    product.kill('SIGTERM')
    await product.ended
    rmSync(folder, { recursive: true, force: true })
  }
}
