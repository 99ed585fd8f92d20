import { join, resolve } from 'node:path'
import { createStripe } from '#functions/adapters/stripe/client.ts'
import { ensureProducts } from '#functions/adapters/stripe/products.ts'
import type { CloudModel } from '../contracts/cloud-model.ts'
import type { ModelChoice } from '../contracts/model-choice.ts'
import { startBedrock } from '../services/bedrock/bedrock.ts'
import { createIdentity, type IdentityService } from '../services/cognito/identity.ts'
import { createSenders } from '../services/cognito/senders.ts'
import { type LocalTable, startTable } from '../services/dynamodb/table.ts'
import { createDurableStore } from '../services/engine/durable-store.ts'
import { createBus } from '../services/eventbridge/bus.ts'
import { createKms } from '../services/kms/kms.ts'
import { createScheduler } from '../services/scheduler/scheduler.ts'
import { createSecrets } from '../services/secrets-manager/secrets.ts'
import { createMail, type MailService } from '../services/ses/mail.ts'
import { createQueues } from '../services/sqs/queues.ts'
import { withStripeDueTimes } from '../services/stripe/due-times.ts'
import { STRIPE_PATH } from '../services/stripe/pages.ts'
import { createStripeEmulator, type StripeEmulator } from '../services/stripe/stripe.ts'
import { createPushService, type PushService } from '../services/web-push/push-service.ts'
import { adjustModel, type ModelAdjustments } from './adjust-model.ts'
import { createClock, type StackClock } from './clock.ts'
import { type Closer, closeAll } from './close-all.ts'
import { createControl } from './control/control.ts'
import { createTravel, type Travel } from './control/travel.ts'
import { prepareDataFolder } from './data-folder.ts'
import { describeRoutes } from './describe-routes.ts'
import { createFaults, type SettableFaults } from './faults.ts'
import { createAuthorizer } from './gateway/authorizer.ts'
import { createHttpApi } from './gateway/http-api.ts'
import { createNodeHandler, createOrigin } from './gateway/origin.ts'
import { createPageServer, noPage } from './gateway/page.ts'
import { buildPage } from './gateway/page-build.ts'
import { startDevPage } from './gateway/page-dev.ts'
import { listen } from './gateway/server.ts'
import { type GateOptions, startGate } from './iam/gate.ts'
import { createLocalSecrets, describeStripe, STRIPE_KEYS } from './local-secrets.ts'
import { prepareBundles } from './runtime/bundle.ts'
import { createFunctions, type Runtime } from './runtime/functions.ts'
import { createLogs, type Logs } from './runtime/logs.ts'
import { watchSources } from './runtime/watch.ts'
import { readModel } from './template/model.ts'
import { synthesise } from './template/synth.ts'

export const ROOT = resolve(import.meta.dirname, '../..')
/** Cache of build results. The benchmark replaces it by an empty folder. */
export const CACHE = process.env.FIVE_CIRCLES_CACHE ?? join(ROOT, 'node_modules/.cache/five-circles')

export type ProductOptions = {
  /** 0 picks a free port. */
  port: number
  dataFolder: string
  /** Starts with empty data. */
  fresh?: boolean
  /** Epoch milliseconds at which the clock starts. Without it, the clock continues from its stored offset. */
  now?: number
  /**
   * How the page is served: as deployed (`built`), from source with hot reload (`source`, where functions also run from source
   * and are reloaded when they change), or not at all.
   */
  page?: 'built' | 'source' | 'none'
  /** Runs the functions from the bundles of a deployment, in place of those for this machine. */
  bundled?: boolean
  /** As the setting of a stage. */
  nightBatch?: boolean
  /** Who answers the model's calls; default the stand-in. */
  answers?: ModelChoice
  /** Receives the consumed capacity of each table call. */
  meter?: GateOptions['meter']
  /** Deviations from the templates. By default the product runs as deployed. */
  adjustments?: ModelAdjustments
}

export type Product = {
  /** Origin of the page, without a trailing slash. */
  url: string
  model: CloudModel
  clock: StackClock
  travel: Travel
  faults: SettableFaults
  functions: Runtime
  mail: MailService
  identity: IdentityService
  stripe: StripeEmulator
  push: PushService
  table: LocalTable
  logs: Logs
  stop(): Promise<void>
}

const trigger = (functions: Runtime) => async (functionName: string, event: unknown) => {
  const result = await functions.invoke(functionName, event)
  if (result.ok) return result.payload
  throw new Error(result.error.errorMessage)
}

const start = async (options: ProductOptions, closers: Closer[]): Promise<Product> => {
  const opened = <Part>(part: Part, close: (part: Part) => unknown): Part => {
    closers.push(() => close(part))
    return part
  }
  const dataFolder = resolve(options.dataFolder)
  const server = opened(await listen(options.port), (part) => part.stop())
  const url = `http://localhost:${server.port}`
  const how = options.page ?? 'built'
  const [templates, pageFolder] = await Promise.all([
    synthesise(ROOT, CACHE, options.nightBatch),
    how === 'built' ? buildPage(ROOT, CACHE) : null,
  ])
  const model = adjustModel(readModel(templates, url), options.adjustments ?? {})

  const locate =
    how === 'source' ? undefined : await prepareBundles(ROOT, CACHE, model.functions, options.bundled ?? false)

  prepareDataFolder(dataFolder, options.fresh ?? false)
  const store = opened(createDurableStore(dataFolder), (part) => part.close())
  const clock = createClock(join(dataFolder, 'clock.json'), options.now)
  const faults = createFaults()
  const logs = createLogs(join(dataFolder, 'logs'))
  const table = opened(await startTable({ table: model.table, dataFolder, clock }), (part) => part.stop())
  const functions: Runtime = opened(
    createFunctions({
      functions: model.functions,
      root: ROOT,
      ...(locate && { locate }),
      clock: clock.cell,
      region: model.region,
      stripeUrl: `${url}${STRIPE_PATH}`,
      endpoint: () => gate.url,
      logs,
    }),
    (part) => part.stop(),
  )
  const mail = await createMail({ dataFolder, clock, faults, ...model.mail, emit: (event) => bus.emit(event) })
  const queues = createQueues({ model, store, functions, clock })
  const bus = createBus({ model, store, functions, queues, clock })
  const kms = createKms({ dataFolder, keys: model.keys })
  const senders = createSenders({ store, functions, queues, clock })
  const bedrock = await startBedrock(options.answers, { cloud: model, clock, faults, emit: (event) => bus.emit(event) })
  const services = {
    ses: mail.ses,
    bedrock: bedrock.service,
    s3: bedrock.files,
    events: bus.service,
    sqs: queues.service,
    secretsmanager: createSecrets(createLocalSecrets(model, dataFolder)),
    kms: kms.service,
  }
  const gate = opened(
    await startGate({
      model,
      tableEndpoint: table.endpoint,
      services,
      faults,
      ...(options.meter ? { meter: options.meter } : {}),
    }),
    (part) => part.stop(),
  )
  // These stop before the gate, because functions that they started still write through it.
  opened(queues, (part) => part.stop())
  opened(bus, (part) => part.stop())
  opened(senders, (part) => part.stop())
  const stripe = opened(createStripeEmulator({ store, clock, ...describeStripe(url) }), (part) => part.stop())
  const push = createPushService({ clock, origin: url, path: '/_local/push' })
  const paced = withStripeDueTimes(queues, stripe)
  const scheduler = opened(createScheduler({ model, store, functions, queues: paced, clock }), (part) => part.stop())
  const identity = await createIdentity({
    pool: model.userPool,
    region: model.region,
    baseUrl: `${url}/_local/identity`,
    dataFolder,
    clock,
    faults,
    trigger: trigger(functions),
    kms: kms.calls,
    invokeLater: senders.invokeLater,
  })
  // It stops first, because each of its steps waits for all other parts.
  const travel = opened(createTravel({ clock, scheduler, bus: bedrock.withJobs(bus), queues: paced, table }), (part) =>
    part.stop(),
  )
  const origin = createOrigin({
    url,
    model,
    api: createHttpApi({ model, functions, authorize: createAuthorizer(identity.jwks(), clock), clock, faults }),
    page: pageFolder === null ? noPage : createPageServer(pageFolder, model.page, url),
    identity: identity.app,
    inbox: mail.inbox,
    stripe: stripe.app,
    push: push.app,
    control: createControl({
      push,
      model,
      clock,
      faults,
      mail,
      scheduler,
      queues,
      identity,
      logs,
      travel,
      tableEndpoint: table.endpoint,
      describe: () => describeRoutes(model, ROOT),
    }),
  })
  queues.start()
  bus.start()
  senders.start()
  scheduler.start()
  const handler = createNodeHandler(origin)
  if (how === 'source') {
    const stopWatching = watchSources(ROOT, ['domain', 'events', 'functions'], (files) => functions.changed(files))
    closers.push(stopWatching)
    const page = opened(await startDevPage(ROOT, server.servers), (part) => part.stop())
    server.serve(page.handle(handler))
  } else {
    server.serve(handler)
  }
  await ensureProducts(createStripe(STRIPE_KEYS.secretKey, `${url}${STRIPE_PATH}`))
  stripe.start()
  return {
    url,
    model,
    clock,
    travel,
    faults,
    functions,
    mail,
    identity,
    stripe,
    push,
    table,
    logs,
    stop: () => closeAll(closers.splice(0)),
  }
}

/**
 * Starts the product and resolves when it answers. One process can run several, each with its port and data folder. Throws
 * `StartError` for a problem that the user can fix, and then leaves nothing running.
 */
export const startProduct = async (options: ProductOptions): Promise<Product> => {
  const closers: Closer[] = []
  try {
    return await start(options, closers)
  } catch (error) {
    await closeAll(closers)
    throw error
  }
}
