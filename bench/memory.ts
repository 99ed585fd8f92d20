import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { freePort, npmStart } from '#test/support/command.ts'
import { type Place, signUp } from '#test/support/people.ts'
import { callOperation } from './call.ts'
import type { ReleaseFigures } from './history.ts'
import { number, printTable } from './print.ts'
import { measureResident, placeAt } from './running-product.ts'

const BUDGET = '500 MB'
/** Longer than the idle time of a function. */
const REST_MS = 130_000

const created = z.object({ goal: z.object({ id: z.string() }) })

/** Sign-up, a goal, a check-in, a nudge, the dashboard, and a day with its mails. */
const mainFlow = async (place: Place): Promise<void> => {
  const person = await signUp(place, 'memory@example.com')
  const ask = (operation: string, body: object) => callOperation(place, person, operation, body)
  await ask('create-user-profile', {})
  const { goal } = created.parse(await ask('create-goal', { title: 'Run a marathon', time_of_day: '07:00' }))
  await ask('check-in', { goalId: goal.id })
  for (const operation of ['get-profile', 'fetch-user-goals', 'check-subscription', 'get-latest-framework'])
    await ask(operation, {})
  await ask('get-daily-motivation', { goalId: goal.id })
  await fetch(`${place.url}/_local/clock`, { method: 'POST', body: '{"advance":"PT24H"}' })
}

/** Memory of `npm start`: at rest, after a main flow, and when the functions have been unloaded again. Linux only. */
export const benchMemory = async (): Promise<ReleaseFigures> => {
  if (process.platform !== 'linux') return {}
  const folder = mkdtempSync(join(tmpdir(), 'five-memory-'))
  const port = await freePort()
  const product = npmStart(['--port', `${port}`, '--data', join(folder, 'data')])
  try {
    await product.running()
    await pause(5000)
    const figures: ReleaseFigures = {}
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
