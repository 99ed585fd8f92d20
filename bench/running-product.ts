import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { processesBelow } from '#test/support/command.ts'
import type { Place } from '#test/support/people.ts'

const config = z.object({ userPoolId: z.string(), userPoolClientId: z.string() })
const instant = z.object({ now: z.string() })
const mails = z.array(z.object({ html: z.nullable(z.string()) }))

const ask = async (url: string, init?: RequestInit): Promise<unknown> => (await fetch(url, init)).json()

/** The product in processes of its own, by its addresses. */
export const placeAt = async (url: string): Promise<Place> => {
  const { userPoolId: id, userPoolClientId: clientId } = config.parse(await ask(`${url}/config.json`))
  return {
    url,
    model: { userPool: { id, clientId } },
    clock: { now: async () => Date.parse(instant.parse(await ask(`${url}/_local/clock`)).now) },
    mail: { list: async ({ to }) => mails.parse(await ask(`${url}/_local/mail?to=${encodeURIComponent(to)}`)) },
  }
}

/** Resident memory of a process and all below it, in bytes. Pages that they share count for each. */
export const measureResident = (pid: number): number =>
  [pid, ...processesBelow(pid)].reduce((sum, one) => {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${one}/status`, 'utf8'))?.[1]
    return sum + Number(kilobytes ?? 0) * 1024
  }, 0)
