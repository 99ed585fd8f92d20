import type { CloudFunction, CloudModel } from '#local/contracts/cloud-model.ts'
import type { AwsService, Faults } from '#local/contracts/services.ts'
import {
  type Incoming,
  type Outgoing,
  readBody,
  relay,
  send,
  toRequest,
} from '#local/services/protocol/http-message.ts'
import {
  createRefusal,
  createUnknownCredentials,
  SERVICES,
  type ServiceAnswer,
  type ServiceName,
} from '#local/services/protocol/refusal.ts'
import { type ServiceCall, UnsupportedCall } from './access-call.ts'
import { parseCredential } from './caller.ts'
import { createGuard } from './guard.ts'
import { listenLocally } from './listen.ts'
import { type Consumption, readConsumption, withCapacityRequest } from './meter.ts'
import { isFaultable, takeFault } from './service-faults.ts'
import { createTableProxy } from './table-proxy.ts'

export type Gate = {
  /** For AWS_ENDPOINT_URL. Queue URLs in a function's environment must have this origin, because the SQS client calls them. */
  url: string
  stop(): Promise<void>
}
export type GateOptions = {
  model: CloudModel
  tableEndpoint: string
  services: Record<Exclude<ServiceName, 'dynamodb'>, AwsService>
  faults: Faults
  /** Receives the consumed capacity of each table call. Without it, capacity is not requested. */
  meter?: (consumption: Consumption) => void
}

const isService = (name: string): name is ServiceName => SERVICES.some((service) => service === name)

const createReportOnce = (): ((message: string) => void) => {
  const reported = new Set<string>()
  return (message) => {
    if (!reported.has(message)) console.error(message)
    reported.add(message)
  }
}

/**
 * The AWS endpoint of every function: reads the caller from the signature, checks the call against the policy of that
 * function in the templates, and forwards it to the service. Throws `StartError` for a policy that it cannot evaluate.
 */
export const startGate = async ({ model, tableEndpoint, services, faults, meter }: GateOptions): Promise<Gate> => {
  const reportOnce = createReportOnce()
  const guard = createGuard(model, reportOnce)
  const table = createTableProxy(tableEndpoint)

  const askTable = async (
    caller: CloudFunction,
    { headers }: Incoming,
    { operation, body }: ServiceCall,
  ): Promise<ServiceAnswer> => {
    if (!meter) return table.forward({ headers, body })
    const answer = await table.forward({ headers, body: withCapacityRequest(operation, body) })
    const cost = answer.status === 200 ? readConsumption(caller.name, operation, body, answer.body) : undefined
    if (cost) meter(cost)
    return answer
  }

  const handle = async (service: ServiceName, incoming: Incoming, outgoing: Outgoing): Promise<void> => {
    const credential = parseCredential(incoming.headers.authorization)
    const caller = guard.findCaller(credential?.accessKeyId ?? '')
    if (!credential || !caller) return send(outgoing, createUnknownCredentials(service))
    const body = await readBody(incoming)
    const call: ServiceCall = {
      region: credential.region,
      method: incoming.method ?? 'POST',
      path: new URL(incoming.url ?? '/', 'http://gate').pathname,
      operation: `${incoming.headers['x-amz-target'] ?? ''}`.split('.').at(-1) ?? '',
      body: body.toString('utf8'),
    }
    const refused = guard.check(service, caller, call)
    if (refused) return send(outgoing, refused)
    const ask = (name: keyof typeof services) =>
      services[name](toRequest(`${name}.${credential.region}.amazonaws.com`, incoming, body), {
        functionName: caller.name,
      })
    if (!isFaultable(service)) return relay(outgoing, await ask(service))

    const { response, isTruncated } = await takeFault(service, faults)
    if (response) return send(outgoing, response)
    const answer = service === 'dynamodb' ? await askTable(caller, incoming, call) : await toAnswer(await ask(service))
    send(outgoing, isTruncated ? { ...answer, body: answer.body.slice(0, answer.body.length / 2) } : answer)
  }

  const fail = (service: ServiceName, outgoing: Outgoing, error: unknown): void => {
    if (outgoing.headersSent) {
      outgoing.destroy()
    } else if (error instanceof UnsupportedCall) {
      const message = `The local stack does not support ${service}: ${error.message}`
      reportOnce(message)
      send(outgoing, createRefusal(service, 400, 'UnknownOperationException', message))
    } else {
      const message = error instanceof Error ? error.message : String(error)
      console.error(`The gate could not answer a call to ${service}: ${message}`)
      send(outgoing, createRefusal(service, 400, 'ValidationException', message))
    }
  }

  const listener = await listenLocally((incoming, outgoing) => {
    const scope = parseCredential(incoming.headers.authorization)?.service ?? 'dynamodb'
    if (isService(scope)) {
      handle(scope, incoming, outgoing).catch((error: unknown) => fail(scope, outgoing, error))
    } else {
      reportOnce(`The local stack does not support ${scope}, which a function called.`)
      send(outgoing, createRefusal('events', 400, 'UnknownService', `The local stack does not support ${scope}`))
    }
  })
  return {
    url: listener.url,
    stop: async () => {
      await listener.close()
      table.close()
    },
  }
}

const toAnswer = async (response: Response): Promise<ServiceAnswer> => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  body: await response.text(),
})
