// npm run check:stripe: sends every request that the tests make to Stripe's API to stripe-mock, which refuses unknown
// paths, unknown parameters and wrong types. Needs Go.
import './node-version.mjs'
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const { install } = await import('./install.mjs')
const { findPort, waitForJudge } = await import('./judge-server.mjs')
const { command, fail, ROOT, run } = await import('./run.mjs')

const VERSION = 'v0.203.0'

/** The tests that meet Stripe: checkout, portal, webhooks, reconciliation, deletion of accounts. */
const TESTS = ['test/functions/billing', 'test/functions/accounts/delete-account.test.ts']

if (spawnSync('go', ['version'], { stdio: 'ignore' }).status !== 0)
  fail('go cannot be started. Install Go 1.22 or newer.')
install()

const programs = join(ROOT, 'node_modules/.cache/stripe-mock', VERSION)
const mock = join(programs, process.platform === 'win32' ? 'stripe-mock.exe' : 'stripe-mock')
if (!existsSync(mock)) {
  const made = spawnSync('go', ['install', `github.com/stripe/stripe-mock@${VERSION}`], {
    env: { ...process.env, GOBIN: programs },
    stdio: 'inherit',
  })
  if (made.status !== 0) fail('Go did not install stripe-mock.')
}

const folder = mkdtempSync(join(tmpdir(), 'five-circles-stripe-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const record = join(folder, 'requests.jsonl')
const code = await run([command('vitest/vitest.mjs'), 'run', ...TESTS], { env: { STRIPE_REQUESTS: record } })
if (code !== 0) process.exit(code)
const requests = [...new Set(readFileSync(record, 'utf8').trim().split('\n'))].map((line) => JSON.parse(line))

const port = await findPort()
const origin = `http://127.0.0.1:${port}`
const server = spawn(mock, ['-http-port', `${port}`], { stdio: 'ignore' })
process.on('exit', () => server.kill())
await waitForJudge('stripe-mock', origin, server)

/** The refusal of stripe-mock, or undefined when it takes the request. */
const judge = async ({ method, path, body }) => {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { authorization: 'Bearer sk_test_123', 'content-type': 'application/x-www-form-urlencoded' },
    ...(method === 'POST' ? { body } : {}),
  })
  return response.ok ? undefined : `${response.status} ${(await response.text()).replaceAll(/\s+/g, ' ')}`
}

const findings = []
const calls = new Map()
for (const request of requests) {
  const call = `${request.method} ${request.path.replace(/\?.*/, '').replaceAll(/\/[a-z_]+_[0-9a-f]{8,}/g, '/{id}')}`
  calls.set(call, (calls.get(call) ?? 0) + 1)
  const refusal = await judge(request)
  if (refusal !== undefined) findings.push(`${request.method} ${request.path}\n  ${request.body}\n  ${refusal}`)
}
for (const [call, count] of [...calls].toSorted()) console.info(`${String(count).padStart(6)}  ${call}`)
for (const finding of findings) console.error(finding)
console.info(`${requests.length} different requests, ${findings.length} refused by stripe-mock ${VERSION}.`)
process.exit(findings.length === 0 ? 0 : 1)
