import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { createServerError, createThrottle, createTimeout } from './errors.ts'
import type { AttemptedCall, FaultPlan } from './faults.ts'
import { invocations, never } from './invocation.ts'
import type { VirtualTime } from './virtual-time.ts'

/**
 * Answers every call of every AWS client of this process. A call takes virtual time, meets the faults of the plan and is repeated
 * as the client's settings say.
 */

/**
 * Answers a command. Throws the service's errors. Never awaits, so that an effect has one instant. `sentAt` is when the request left the
 * function (epoch milliseconds).
 */
export type Service = (command: string, input: object, sentAt: number) => object

export type Latency = { least: number; most: number; timeout: number }

/** By service, or by service and command. */
const LATENCIES: Record<string, Latency> = {
  DynamoDB: { least: 2, most: 12, timeout: 2_000 },
  SQS: { least: 5, most: 25, timeout: 2_000 },
  SES: { least: 20, most: 90, timeout: 15_000 },
  'Bedrock Runtime': { least: 600, most: 4_000, timeout: 30_000 },
  'Bedrock Runtime ApplyGuardrail': { least: 40, most: 180, timeout: 30_000 },
}
const OTHER: Latency = { least: 5, most: 25, timeout: 2_000 }

type Client = { config: { serviceId?: string; maxAttempts?: number | (() => Promise<number>) } }
type Command = { input: object; constructor: { name: string } }

const DEFAULT_ATTEMPTS = 3

const readAttempts = async ({ config }: Client): Promise<number> =>
  typeof config.maxAttempts === 'function' ? config.maxAttempts() : (config.maxAttempts ?? DEFAULT_ATTEMPTS)

/** The prototype that has the method `send` of all clients. */
const findClientPrototype = (): object => {
  let found: object = DynamoDBDocumentClient.prototype
  while (!Object.hasOwn(found, 'send')) found = Object.getPrototypeOf(found)
  return found
}

/** Errors after which a client sends the same call again. */
const isRetried = (error: unknown): boolean =>
  error instanceof Error && (/Throttl|InternalServer|Timeout|ServiceUnavailable/i.test(error.name) || 'code' in error)

export type AwsOptions = {
  time: VirtualTime
  random: () => number
  plan: FaultPlan
  services: Record<string, Service>
  /** Called with each attempt. */
  onCall?: (call: AttemptedCall) => void
  /** Called when the answer of a call is lost or late. */
  onUnanswered?: (call: AttemptedCall, input: object) => void
}

/** Puts the simulated services in the place of AWS. */
export const installAws = ({ time, random, plan, services, onCall, onUnanswered }: AwsOptions): void => {
  const attempt = async (call: AttemptedCall, serve: () => object, input: object): Promise<object> => {
    const invocation = invocations.getStore()
    const { least, most, timeout } = LATENCIES[`${call.service} ${call.command}`] ?? LATENCIES[call.service] ?? OTHER
    const [there, back] = [least + random() * (most - least), 1 + random() * 2]
    const fault = plan(call)
    onCall?.(call)
    const isOver = async (ms: number): Promise<boolean> => {
      await time.wait(ms)
      return invocation?.isDead ?? false
    }
    if (fault === 'crash-before' && invocation) {
      invocation.die()
      return never()
    }
    if (await isOver(there)) return never()
    if (fault === 'throttle') throw createThrottle(call.service)
    if (fault === 'server-error') throw createServerError()
    if (fault === 'time-out' || fault === 'answer-lost') {
      if (fault === 'answer-lost') serve()
      onUnanswered?.(call, input)
      if (await isOver(timeout)) return never()
      throw createTimeout(timeout)
    }
    const answer = serve()
    if (fault === 'crash-after' && invocation) {
      invocation.die()
      return never()
    }
    return (await isOver(back)) ? never() : answer
  }

  const send = async (client: Client, command: Command): Promise<object> => {
    const service = client.config.serviceId ?? 'unknown'
    const name = command.constructor.name.replace(/Command$/, '')
    const invocation = invocations.getStore()
    const serve = services[service]
    if (!serve) throw new Error(`The simulation has no service ${service}.`)
    if (!invocation) return serve(name, command.input, time.now())
    if (invocation.isDead) return never()
    const attempts = await readAttempts(client)
    for (let number = 1; ; number += 1) {
      const call = { caller: invocation.stem, service, command: name, at: time.now() }
      try {
        return await attempt(call, () => serve(name, command.input, call.at), command.input)
      } catch (error) {
        if (number >= attempts || !isRetried(error)) throw error
        await time.wait(random() * 100 * 2 ** number)
      }
    }
  }

  Object.assign(findClientPrototype(), {
    send(this: Client, command: Command) {
      return send(this, command)
    },
  })
}
