import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Product, type ProductOptions, startProduct } from '#local/host/product.ts'
import { type Person, signIn, signUp } from './people.ts'

/** The whole product on a free port with its own data and the bundles of a deployment, for one test file. */

export type Answer = { status: number; body: Record<string, unknown> }

export type Stack = {
  product: Product
  dataFolder: string
  /** A new person with a confirmed address and a session. */
  person(email?: string): Promise<Person>
  /** The same person with a new session: tokens end by the stack's clock. */
  again(person: Person): Promise<Person>
  /** Calls an operation over HTTP, with or without a token. */
  api(who: Person | null, operation: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  /** The control plane: `local('POST', 'clock', { advance: 'PT24H' })`. */
  local(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }>
  /** Stops the product and starts it again with the same data. */
  restart(): Promise<void>
  stop(): Promise<void>
}

const parsed = async (response: Response) => {
  const text = await response.text()
  return { status: response.status, body: text === '' ? {} : JSON.parse(text) }
}

/** The pacing of mails uses real time and is tested separately (MAIL-10). */
const UNPACED = { SES_MAX_PER_SECOND: '2000' }

let people = 0

export const startStack = async (given: Partial<ProductOptions> = {}): Promise<Stack> => {
  const options = { ...given, adjustments: { environment: UNPACED, ...given.adjustments } }
  const folder = mkdtempSync(join(tmpdir(), 'five-circles-'))
  const dataFolder = options.dataFolder ?? join(folder, 'data')
  const start = (more: Partial<ProductOptions> = {}) =>
    startProduct({ port: 0, dataFolder, page: 'none', bundled: true, ...options, ...more })
  const stack: Stack = {
    product: await start(),
    dataFolder,
    person: (email = `person-${++people}@example.com`) => signUp(stack.product, email),
    again: ({ email, password }) => signIn(stack.product, email, password),
    api: async (who, operation, body = {}, headers = {}) =>
      parsed(
        await fetch(`${stack.product.url}/api/${operation}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(who ? { authorization: `Bearer ${who.idToken}` } : {}),
            ...headers,
          },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      ),
    local: async (method, path, body) =>
      parsed(
        await fetch(`${stack.product.url}/_local/${path}`, {
          method,
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      ),
    restart: async () => {
      const { port } = new URL(stack.product.url)
      await stack.product.stop()
      const { now: _, ...kept } = options
      stack.product = await startProduct({ page: 'none', bundled: true, ...kept, port: Number(port), dataFolder })
    },
    stop: async () => {
      await stack.product.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return stack
}
