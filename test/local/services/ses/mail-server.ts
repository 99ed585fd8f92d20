import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SESClient } from '@aws-sdk/client-ses'
import { type ServerType, serve } from '@hono/node-server'
import { Hono } from 'hono'
import type { ServiceEvent } from '#local/contracts/services.ts'
import { createFaults } from '#local/host/faults.ts'
import { createMail, type MailService } from '#local/services/ses/mail.ts'

export const SENDER = 'hello@five-circles.example'
export const CONFIGURATION_SET = 'five-circles'

/** The mail emulator behind an HTTP server, with an SES client. */
export class MailServer {
  readonly faults = createFaults()
  readonly ses: SESClient
  /** The events of accepted mails. */
  readonly events: ServiceEvent[] = []
  readonly folder: string
  readonly url: string
  private current: MailService | undefined
  /** The fixed time of the stack's clock, in epoch milliseconds. */
  now = Date.parse('2026-11-21T12:00:00Z')
  private readonly server: ServerType

  private constructor(server: ServerType, folder: string, url: string) {
    this.server = server
    this.folder = folder
    this.url = url
    this.ses = new SESClient({
      endpoint: `${url}/ses`,
      region: 'eu-west-1',
      maxAttempts: 1,
      credentials: { accessKeyId: 'send-mails', secretAccessKey: 'secret' },
    })
  }

  static async start(): Promise<MailServer> {
    const folder = await mkdtemp(join(tmpdir(), 'five-circles-mail-'))
    let mailServer: MailServer | undefined
    const fetch = (request: Request) => {
      if (!mailServer) throw new Error('not started')
      const { ses, inbox } = mailServer.mail
      return new Hono()
        .post('/ses/', (context) => ses(context.req.raw, { functionName: 'test' }))
        .route('/_local/inbox', inbox)
        .fetch(request)
    }
    const { server, port } = await new Promise<{ server: ServerType; port: number }>((resolve) => {
      const started = serve({ fetch, port: 0, hostname: '127.0.0.1' }, (address: AddressInfo) =>
        resolve({ server: started, port: address.port }),
      )
    })
    mailServer = new MailServer(server, folder, `http://127.0.0.1:${port}`)
    await mailServer.restart()
    return mailServer
  }

  get mail(): MailService {
    if (!this.current) throw new Error('not started')
    return this.current
  }

  /** Reads the data folder again, as a new process does. */
  async restart(): Promise<void> {
    this.current = await createMail({
      events: [{ configurationSet: CONFIGURATION_SET, types: ['send', 'delivery', 'bounce', 'complaint'] }],
      emit: (event) => this.events.push(event),
      dataFolder: this.folder,
      clock: { now: () => this.now },
      faults: this.faults,
      identities: ['five-circles.example', 'friend@elsewhere.example'],
      configurationSets: [CONFIGURATION_SET],
    })
  }

  /** A call without Nodemailer and the SDK, one of which sometimes throws a `RangeError` for a message of many megabytes. */
  post(parameters: Record<string, string>): Promise<Response> {
    return fetch(`${this.url}/ses/`, { method: 'POST', body: new URLSearchParams(parameters) })
  }

  /** A page of the inbox. */
  page(path = ''): Promise<Response> {
    return fetch(`${this.url}/_local/inbox${path}`, { redirect: 'manual' })
  }

  async close(): Promise<void> {
    this.ses.destroy()
    await new Promise((resolve) => this.server.close(resolve))
    await rm(this.folder, { recursive: true, force: true })
  }
}
