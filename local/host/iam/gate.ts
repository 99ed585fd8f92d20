import type { CloudFunction, CloudModel } from '#local/contracts/cloud-model.ts'
import type { AwsService, Faults } from '#local/contracts/services.ts'
import { type Answer, notRecognized, refusal, SERVICES, type ServiceName } from '#local/services/protocol/refusal.ts'
import { type Incoming, type Outgoing, readBody, relay, send, toRequest } from '#local/services/protocol/wire.ts'
import { type Call, UnknownCall } from './access-call.ts'
import { credentialOf } from './caller.ts'
import { faulted } from './faulted.ts'
import { createGuard } from './guard.ts'
import { listen } from './listen.ts'
import { type Consumption, readMeter, withMeter } from './meter.ts'
import { createTableProxy } from './table-proxy.ts'

export type Gate = {
  /** For AWS_ENDPOINT_URL. A queue's URL in a function's environment must have this origin: the SQS client goes there. */
  url: string
  stop(): Promise<void>
}
export type GateOptions = {
  model: CloudModel
  tableEndpoint: string
  services: Record<Exclude<ServiceName, 'dynamodb'>, AwsService>
  faults: Faults
  /** Told what each call to the table cost; only then are costs asked for. */
  meter?: (consumption: Consumption) => void
}

const isService = (name: string): name is ServiceName => SERVICES.some((service) => service === name)

const once = (): ((message: string) => void) => {
  const told = new Set<string>()
  return (message) => {
    if (!told.has(message)) console.error(message)
    told.add(message)
  }
}

/**
 * The one endpoint that every function's AWS client talks to: reads the caller out of the signature, judges the call by
 * the policy that the template gives that function, and hands it to the service. Throws `StartError` for a policy with
 * a condition that it could not judge.
 */
export const startGate = async ({ model, tableEndpoint, services, faults, meter }: GateOptions): Promise<Gate> => {
  const tell = once()
  const guard = createGuard(model, tell)
  const table = createTableProxy(tableEndpoint)

  const askTable = async (caller: CloudFunction, { headers }: Incoming, { operation, body }: Call): Promise<Answer> => {
    if (!meter) return table.forward({ headers, body })
    const answer = await table.forward({ headers, body: withMeter(operation, body) })
    const cost = answer.status === 200 ? readMeter(caller.name, operation, body, answer.body) : undefined
    if (cost) meter(cost)
    return answer
  }

  const handle = async (service: ServiceName, incoming: Incoming, outgoing: Outgoing): Promise<void> => {
    const credential = credentialOf(incoming.headers.authorization)
    const caller = guard.callerOf(credential?.accessKeyId ?? '')
    if (!credential || !caller) return send(outgoing, notRecognized(service))
    const body = await readBody(incoming)
    const call: Call = {
      region: credential.region,
      path: new URL(incoming.url ?? '/', 'http://gate').pathname,
      operation: `${incoming.headers['x-amz-target'] ?? ''}`.split('.').at(-1) ?? '',
      body: body.toString('utf8'),
    }
    const refused = guard.refusalOf(service, caller, call)
    if (refused) return send(outgoing, refused)
    const ask = (name: keyof typeof services) =>
      services[name](toRequest(`${name}.${credential.region}.amazonaws.com`, incoming, body), {
        functionName: caller.name,
      })
    if (service === 'ses' || service === 'bedrock' || service === 'secretsmanager')
      return relay(outgoing, await ask(service))

    const { instead, truncates } = await faulted(service, faults)
    if (instead) return send(outgoing, instead)
    const answer = service === 'dynamodb' ? await askTable(caller, incoming, call) : await toAnswer(await ask(service))
    send(outgoing, truncates ? { ...answer, body: answer.body.slice(0, answer.body.length / 2) } : answer)
  }

  const fail = (service: ServiceName, outgoing: Outgoing, error: unknown): void => {
    if (outgoing.headersSent) {
      outgoing.destroy()
    } else if (error instanceof UnknownCall) {
      const message = `The local stack does not stand in for ${service}: ${error.message}`
      tell(message)
      send(outgoing, refusal(service, 400, 'UnknownOperationException', message))
    } else {
      const message = error instanceof Error ? error.message : String(error)
      console.error(`The gate could not answer a call to ${service}: ${message}`)
      send(outgoing, refusal(service, 400, 'ValidationException', message))
    }
  }

  const listener = await listen((incoming, outgoing) => {
    const scope = credentialOf(incoming.headers.authorization)?.service ?? 'dynamodb'
    if (isService(scope)) {
      handle(scope, incoming, outgoing).catch((error: unknown) => fail(scope, outgoing, error))
    } else {
      tell(`The local stack does not stand in for ${scope}, which a function called.`)
      send(outgoing, refusal('events', 400, 'UnknownService', `The local stack does not stand in for ${scope}`))
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

const toAnswer = async (response: Response): Promise<Answer> => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  body: await response.text(),
})
