import { vi } from 'vitest'
import * as z from 'zod/mini'
import type { Reason } from '#domain/safety/outcome.ts'
import type { RefusalBody } from '#functions/runtime/common-fields.ts'
import type { Contract } from '#functions/runtime/contract.ts'
import { json } from './network.ts'

/** A fake API: each operation answers by its contract, refuses, or is unreachable. */

/** An answer without the `success` that every answer has. */
type Given<Answer> = Omit<Answer, 'success'>

type Handler = (body: unknown) => Promise<Response> | Response

export class Refused extends Error {
  readonly status: number
  readonly body: RefusalBody

  constructor(status: number, error: string, code: string, field?: string, reason?: Reason) {
    super(error)
    this.status = status
    this.body = {
      success: false,
      error,
      code,
      ...(field !== undefined && { field }),
      ...(reason !== undefined && { care: 'crisis', care_reason: reason }),
    }
  }
}

/** Throws what `fetch` throws without a network. */
export const noNetwork = (): never => {
  throw new TypeError('Failed to fetch')
}

export class FakeApi {
  private readonly handlers = new Map<string, Handler>()
  /** Operation names, in the order in which they were called. */
  readonly calls: { name: string; body: unknown }[] = []

  constructor() {
    vi.stubGlobal('fetch', (input: string, init: RequestInit) => this.fetch(input, init))
  }

  /** Sets handlers; a handler may throw `Refused` or call `noNetwork`. Requests and answers are checked by the contract. */
  on<Request extends z.ZodMiniType, Answer extends z.ZodMiniType>(
    contract: Contract<Request, Answer>,
    handle: (body: z.infer<Request>) => Given<z.infer<Answer>> | Promise<Given<z.infer<Answer>>>,
  ): this {
    this.handlers.set(contract.path, async (body) => {
      try {
        return json(z.parse(contract.response, { success: true, ...(await handle(z.parse(contract.request, body))) }))
      } catch (error) {
        if (error instanceof Refused) return json(error.body, error.status)
        throw error
      }
    })
    return this
  }

  /** Answers with this body unchecked. */
  answerWith(contract: Contract, status: number, text: string): this {
    this.handlers.set(contract.path, () => new Response(text, { status }))
    return this
  }

  named(contract: Contract): unknown[] {
    return this.calls.filter(({ name }) => name === contract.name).map(({ body }) => body)
  }

  private async fetch(input: string, init: RequestInit): Promise<Response> {
    const body: unknown = JSON.parse(String(init.body))
    this.calls.push({ name: input.replace('/api/', ''), body })
    const handle = this.handlers.get(input)
    if (!handle) throw new Error(`Nothing answers ${input} in this test.`)
    return handle(body)
  }
}

/** A response that the test sends later. */
export const later = <T>() => {
  let give: (value: T) => void = () => undefined
  const promise = new Promise<T>((resolve) => {
    give = resolve
  })
  return { promise, give }
}
