import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildDecrypt } from '@aws-crypto/decrypt-node'
import { KmsKeyringNode } from '@aws-crypto/kms-keyring-node'
import { CommitmentPolicy } from '@aws-crypto/material-management-node'
import { type ServerType, serve } from '@hono/node-server'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { HOUR_MS } from '#domain/time/units.ts'
import type { UserPool } from '#local/contracts/cloud-model.ts'
import type { KmsCalls } from '#local/contracts/services.ts'
import { createFaults } from '#local/host/faults.ts'
import { createIdentity, type IdentityService } from '#local/services/cognito/identity.ts'
import { createKms } from '#local/services/kms/kms.ts'
import { poolSettings } from './pool-settings.ts'

/** A mail that the pool requested from its sender. The code is encrypted. */
export type AskedMail = { to: string; source: string; code: string }

const sending = z.looseObject({
  triggerSource: z.string(),
  request: z.looseObject({ code: z.string(), userAttributes: z.looseObject({ email: z.string() }) }),
})
const { decrypt } = buildDecrypt(CommitmentPolicy.REQUIRE_ENCRYPT_ALLOW_DECRYPT)
export type Trigger = (functionName: string, event: unknown) => unknown

const answer = z.looseObject({ __type: z.optional(z.string()), message: z.optional(z.string()) })

/** The response of a call to the JSON API: its fields, and `__type` and `message` of an error. */
export type Answer = { status: number; body: z.infer<typeof answer> }

/** A user pool behind a real HTTP server, with a clock of its own that can be moved. */
export class TestPool {
  readonly mails: AskedMail[] = []
  readonly fired: { functionName: string; event: unknown }[] = []
  readonly faults = createFaults()
  trigger: Trigger = (_, event) => event
  kms: KmsCalls
  identity: IdentityService
  /** The time of the clock, in epoch milliseconds. Only `advance` changes it. */
  private instant = Date.now()
  private readonly server: ServerType
  readonly folder: string
  readonly url: string
  settings: UserPool

  private constructor(server: ServerType, folder: string, url: string, settings: UserPool) {
    this.server = server
    this.folder = folder
    this.url = url
    this.settings = settings
    this.kms = createKms({ dataFolder: folder, keys: [settings.emailSender.keyArn] }).calls
    this.identity = {
      app: new Hono(),
      jwks: () => ({ keys: [] }),
      issuer: '',
      addToGroup: skip,
      setEnabled: skip,
      list: () => [],
      confirm: skip,
      startSession: async () => ({ prefix: '', entries: {} }),
    }
  }

  static async start(settings: Partial<UserPool> = {}): Promise<TestPool> {
    const folder = await mkdtemp(join(tmpdir(), 'five-circles-identity-'))
    let pool: TestPool | undefined
    const fetch = (request: Request) =>
      new Hono().route('/_local/identity', pool?.identity.app ?? new Hono()).fetch(request)
    const server = await new Promise<{ server: ServerType; port: number }>((resolve) => {
      const started = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) =>
        resolve({ server: started, port }),
      )
    })
    const url = `http://127.0.0.1:${server.port}/_local/identity`
    pool = new TestPool(server.server, folder, url, { ...poolSettings, ...settings })
    await pool.restart()
    return pool
  }

  /** Reads the data folder again, as a new process does. */
  async restart(settings: Partial<UserPool> = {}): Promise<void> {
    this.settings = { ...this.settings, ...settings }
    this.identity = await createIdentity({
      pool: this.settings,
      region: 'us-east-1',
      baseUrl: this.url,
      dataFolder: this.folder,
      clock: { now: () => this.now() },
      faults: this.faults,
      trigger: async (functionName, event) => {
        this.fired.push({ functionName, event: structuredClone(event) })
        return this.trigger(functionName, event)
      },
      kms: this.kms,
      invokeLater: ({ functionName }, event) => {
        this.fired.push({ functionName, event: structuredClone(event) })
        const { triggerSource, request } = sending.parse(event)
        this.mails.push({ to: request.userAttributes.email, source: triggerSource, code: request.code })
      },
    })
  }

  now(): number {
    return this.instant
  }

  advance(hours: number): void {
    this.instant += hours * HOUR_MS
  }

  advanceMs(milliseconds: number): void {
    this.instant += milliseconds
  }

  /** The code in the newest mail to an address. */
  async codeFor(email: string): Promise<string> {
    const mail = this.mails.findLast(({ to }) => to === email)
    if (!mail) return 'no mail'
    const keyring = new KmsKeyringNode({ keyIds: [this.settings.emailSender.keyArn], clientProvider: () => this.kms })
    const { plaintext } = await decrypt(keyring, Buffer.from(mail.code, 'base64'))
    return plaintext.toString()
  }

  async call(operation: string, body: unknown): Promise<Answer> {
    const response = await fetch(this.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return { status: response.status, body: answer.parse(await response.json()) }
  }

  signUp(email: string, password = 'sunrise-7'): Promise<Answer> {
    return this.call('SignUp', { ClientId: this.settings.clientId, Username: email, Password: password })
  }

  async confirm(email: string, code?: string): Promise<Answer> {
    return this.call('ConfirmSignUp', {
      ClientId: this.settings.clientId,
      Username: email,
      ConfirmationCode: code ?? (await this.codeFor(email)),
    })
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => this.server.close(resolve))
    await rm(this.folder, { recursive: true, force: true })
  }
}

const skip = async (): Promise<void> => {}
