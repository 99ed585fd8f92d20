import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { StartError } from '#local/contracts/start-error.ts'
import { startProduct } from '#local/host/product.ts'
import { freePort, isAlive, npmStart, processesBelow, type Started, startCommand } from '#test/support/command.ts'

let folder: string
let data: string
let running: Started[]

const start = (args: string[], nodeArgs?: string[]): Started => {
  const started = startCommand(args, nodeArgs)
  running.push(started)
  return started
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'five-circles-start-'))
  data = join(folder, 'data')
  running = []
})
afterEach(async () => {
  for (const one of running) one.kill('SIGKILL')
  await Promise.all(running.map((one) => one.ended))
  rmSync(folder, { recursive: true, force: true })
})

const refused = async (args: string[]): Promise<string> => {
  const started = start(args)
  expect(await started.ended).toBe(1)
  return started.output().trim()
}

describe('npm start prints one sentence', () => {
  test('that an option is wrong', async () => {
    const said = await refused(['--port', 'many', '--data', data])
    expect(said).toMatch(/^--port must be a number from 1 to 65535/)
    expect(said).not.toContain('\n')
  })

  test('that its port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    const address = await vi.waitUntil(() => other.address())
    const port = typeof address === 'object' && address ? address.port : 0
    const said = await refused(['--port', String(port), '--data', data])
    other.close()
    expect(said).toBe(`Port ${port} is in use; stop the process that listens there or choose another with --port.`)
  })

  test('that a folder is not a data folder, and does not delete it with --fresh', async () => {
    mkdirSync(data)
    writeFileSync(join(data, 'thesis.txt'), 'years of work')
    const said = await refused(['--port', String(await freePort()), '--data', data, '--fresh'])
    expect(said).toBe(`${data} holds files that are not Five Circles' own; choose another folder with --data.`)
    expect(readdirSync(data)).toEqual(['thesis.txt'])
  })

  test('that Node is too old', async () => {
    const older = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.10.0'})`
    const started = start([], ['--import', older])
    expect(await started.ended).toBe(1)
    expect(started.output()).toBe('Five Circles needs Node 20.19 or newer to start; this is Node 20.10.0.\n')
  })
})

test('--help lists the options', async () => {
  const started = start(['--help'])
  expect(await started.ended).toBe(0)
  for (const option of ['--port', '--data', '--fresh', '--now', '--help']) expect(started.output()).toContain(option)
})

describe('a running product', () => {
  const run = async (...more: string[]) => {
    const port = await freePort()
    const started = start(['--port', String(port), '--data', data, ...more])
    await started.running()
    return { started, port, below: processesBelow(started.pid) }
  }
  /** Damages each file of the stopped product in turn. The command prints the message of a `StartError`. */
  const expectDamageReported = async () => {
    const files = readdirSync(data).filter((name) => /\.(sqlite|json)$/.test(name))
    expect(files).toContain('table.sqlite')
    for (const name of files) {
      const path = join(data, name)
      writeFileSync(path, 'not what was here')
      const error = await startProduct({ port: 0, dataFolder: data, page: 'none', bundled: true }).catch(
        (thrown) => thrown,
      )
      expect(error).toBeInstanceOf(StartError)
      expect(error.message).toMatch(/^[^\n]*--fresh[^\n]*$/)
      rmSync(path)
    }
  }
  const gone = (pids: number[]) => vi.waitUntil(() => pids.every((pid) => !isAlive(pid)), { timeout: 10_000 })

  test('prints its URLs, starts the clock at --now, leaves nothing running after Ctrl-C, and reports damaged data', async () => {
    const { started, port, below } = await run('--now', '2030-01-01T00:00:00Z')
    for (const path of ['', '/_local/inbox', '/_local/identity', '/_local/'])
      expect(started.output()).toContain(`http://localhost:${port}${path}`)
    expect(started.output()).toContain(data)
    const health = await fetch(`http://localhost:${port}/_local/health`)
    expect(await health.json()).toMatchObject({ status: 'ok', now: expect.stringMatching(/^2030-01-01T00:0/) })
    expect(below.length).toBeGreaterThanOrEqual(2)
    started.kill('SIGINT')
    expect(await started.ended).toBe(0)
    await gone(below)
    await expectDamageReported()
  })

  test.each(['SIGTERM', 'SIGKILL'] as const)(
    'leaves nothing running and continues from its clock after %s while the clock advances',
    async (signal) => {
      const first = await run('--now', '2030-01-01T00:00:00Z')
      const local = `http://localhost:${first.port}/_local`
      const timeAt = async (origin: string) => {
        const { now } = z.object({ now: z.string() }).parse(await (await fetch(`${origin}/clock`)).json())
        return Date.parse(now)
      }
      const journey = fetch(`${local}/clock`, { method: 'POST', body: '{"advance":"P60D"}' }).catch(() => undefined)
      const begun = Date.parse('2030-01-01T00:15:00Z')
      const seen = await vi.waitUntil(
        async () => {
          const now = await timeAt(local)
          return now > begun ? now : 0
        },
        { timeout: 30_000 },
      )
      first.started.kill(signal)
      if (signal === 'SIGTERM') expect(await first.started.ended).toBe(0)
      await journey
      await gone(first.below)
      const second = await run()
      const now = await timeAt(`http://localhost:${second.port}/_local`)
      expect(now).toBeGreaterThanOrEqual(seen)
      expect(now).toBeLessThan(Date.parse('2030-03-01T00:00:00Z'))
    },
  )

  test('refuses a second run on its data, fresh or not, and leaves no process running when its parent is killed', async () => {
    const { started, below } = await run()
    for (const more of [[], ['--fresh']]) {
      const said = await refused(['--port', String(await freePort()), '--data', data, ...more])
      expect(said).toContain('is in use by another run')
      expect(said).not.toContain('\n')
    }
    started.kill('SIGKILL')
    await gone(below)
  })

  test('leaves no process running when npm is killed', async () => {
    const started = npmStart(['--port', String(await freePort()), '--data', data])
    running.push(started)
    await started.running()
    const below = processesBelow(started.pid)
    expect(below.length).toBeGreaterThanOrEqual(3)
    started.kill('SIGKILL')
    await gone(below)
  })

  test('leaves no process running when it is killed', async () => {
    const { started, below } = await run()
    const product = below.find((pid) => processesBelow(pid).length > 0)
    process.kill(product ?? 0, 'SIGKILL')
    expect(await started.ended).toBe(137)
    await gone(below)
  })
})
