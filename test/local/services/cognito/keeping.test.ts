import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { signIn } from 'aws-amplify/auth'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { StartError } from '#local/contracts/start-error.ts'
import { useAmplify } from './browser-auth.ts'
import { register, signedIn } from './signed-in.ts'
import { TestPool } from './stack.ts'

const EMAIL = 'ada@example.com'

let pool: TestPool

beforeEach(async () => {
  pool = await TestPool.start()
})
afterEach(() => pool.stop())

const kept = (name: string) => join(pool.folder, 'identity', name)

describe('the state of the user pool', () => {
  test('the pool keeps acknowledged changes through a restart', async () => {
    await register(pool, EMAIL)
    await pool.signUp('half@example.com')
    const { accessToken } = await signedIn(pool, EMAIL)
    const keys = pool.identity.jwks()
    await pool.restart()
    expect(pool.identity.jwks()).toEqual(keys)
    expect((await pool.call('GetUser', { AccessToken: accessToken })).status).toBe(200)
    expect((await pool.confirm('half@example.com')).status).toBe(200)
    useAmplify(pool)
    expect(await signIn({ username: EMAIL, password: 'sunrise-7' })).toMatchObject({ isSignedIn: true })
  })

  test('the pool stores no usable password or refresh token', async () => {
    await register(pool, EMAIL, 'sunrise-over-the-hill-7')
    await signedIn(pool, EMAIL, 'sunrise-over-the-hill-7')
    const files = await Promise.all(
      (await readdir(join(pool.folder, 'identity'))).map((name) => readFile(kept(name), 'utf8')),
    )
    expect(files.join()).toContain(EMAIL)
    expect(files.join()).not.toContain('sunrise-over-the-hill-7')
    expect(JSON.parse(await readFile(kept('users.json'), 'utf8')).sessions[0]).toHaveProperty('tokenHash')
  })

  test('the pool keeps acknowledged changes when it is killed during a write', async () => {
    const child = spawn(process.execPath, [new URL('sign-up-forever.ts', import.meta.url).pathname, pool.folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let told = ''
    child.stdout.on('data', (chunk: Buffer) => {
      told += chunk.toString()
      if (told.split('\n').length > 20) child.kill('SIGKILL')
    })
    await once(child, 'close')
    await pool.restart()
    const acknowledged = told.split('\n').slice(0, -1)
    expect(acknowledged.length).toBeGreaterThanOrEqual(20)
    for (const email of acknowledged) {
      expect((await pool.signUp(email)).body.__type).toBe('UsernameExistsException')
    }
  })

  test('the pool writes concurrent changes to one valid file', async () => {
    const emails = Array.from({ length: 30 }, (_, n) => `person-${n}@example.com`)
    await Promise.all(emails.map((email) => pool.signUp(email)))
    await pool.restart()
    const answers = await Promise.all(emails.map((email) => pool.confirm(email)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
  })
})

describe('a damaged data folder', () => {
  test.each(['users.json', 'signing-key.json'])('createIdentity throws a StartError for a damaged %s', async (name) => {
    await register(pool, EMAIL)
    for (const text of ['{"version":1,"users":[', '{}', '[]', '']) {
      await writeFile(kept(name), text)
      const error = await pool.restart().catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(StartError)
      expect(String(error)).toMatch(/cannot be read; start with --fresh for an empty data folder\.$/)
    }
  })

  test('createIdentity throws a StartError for the state of another pool', async () => {
    await register(pool, EMAIL)
    await expect(pool.restart({ id: 'us-east-1_Another' })).rejects.toThrow(/belong to the pool us-east-1_Local1234/)
  })

  test('createIdentity ignores an interrupted write', async () => {
    await register(pool, EMAIL)
    await writeFile(kept('users.json.new'), '{"version":1,"us')
    await pool.restart()
    expect((await pool.signUp(EMAIL)).body.__type).toBe('UsernameExistsException')
  })
})
