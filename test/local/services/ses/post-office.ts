import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SESClient } from '@aws-sdk/client-ses'
import { type ServerType, serve } from '@hono/node-server'
import { Hono } from 'hono'
import { createFaults } from '#local/host/faults.ts'
import { createMail, type Mail } from '#local/services/ses/mail.ts'

export const SENDER = 'hello@five-circles.example'
export const CONFIGURATION_SET = 'five-circles'

/** The mail stand-in behind a real HTTP server, with the SDK's own client in front of it. */
export class PostOffice {
  readonly faults = createFaults()
  readonly ses: SESClient
  readonly folder: string
  readonly url: string
  private opened: Mail | undefined
  /** The stack's clock; it stands still. */
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
      credentials: { accessKeyId: 'send-wake-up-mails', secretAccessKey: 'secret' },
    })
  }

  static async open(): Promise<PostOffice> {
    const folder = await mkdtemp(join(tmpdir(), 'five-circles-mail-'))
    let office: PostOffice | undefined
    const fetch = (request: Request) => {
      if (!office) throw new Error('not open yet')
      const { ses, inbox } = office.mail
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
    office = new PostOffice(server, folder, `http://127.0.0.1:${port}`)
    await office.restart()
    return office
  }

  get mail(): Mail {
    if (!this.opened) throw new Error('not open yet')
    return this.opened
  }

  /** Reads everything anew from the data folder, as a new process does. */
  async restart(): Promise<void> {
    this.opened = await createMail({
      dataFolder: this.folder,
      clock: { now: () => this.now },
      faults: this.faults,
      identities: ['five-circles.example', 'friend@elsewhere.example'],
      configurationSets: [CONFIGURATION_SET],
    })
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
