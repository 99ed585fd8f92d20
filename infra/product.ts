import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { App, Validations } from 'aws-cdk-lib'
import flags from 'aws-cdk-lib/recommended-feature-flags.json' with { type: 'json' }
import { AwsSolutionsChecks } from 'cdk-nag'
import { type DeploymentSettings, readSettings } from './config.ts'
import { HandlerCode } from './constructs/handler-code.ts'
import { locateHandler } from './operation.ts'
import { operations } from './operations.ts'
import { locateReaction } from './reaction.ts'
import { reactions } from './reactions.ts'
import { BackendStack } from './stacks/backend.ts'
import { DataStack } from './stacks/data.ts'
import { IdentityStack } from './stacks/identity.ts'
import { MailStack } from './stacks/mail.ts'
import { ReactionsStack } from './stacks/reactions.ts'
import { WatchStack } from './stacks/watch.ts'
import { WebStack } from './stacks/web.ts'
import { stages } from './stages.ts'
import { mailAlarms } from './watch/alarms.ts'

/** Source of every handler, relative to the repository. */
export const entries = [...operations.map(locateHandler), ...reactions.map(locateReaction)]

/**
 * References between stacks are exports and imports, so CloudFormation refuses a change that would leave a consumer with an
 * old id (ADR 115).
 */
const STRONG_REFERENCES = { '@aws-cdk/core:defaultCrossStackReferences': 'strong' }

const BUILT_PAGE = join(import.meta.dirname, '../web/dist')

/**
 * Creates the app with the stacks of the context's stage. With `checked`, the synthesis fails on findings of CloudFormation's
 * validation or cdk-nag's AWS Solutions rules. Throws `SettingError`.
 */
export const productApp = (options: {
  outdir: string
  checked: boolean
  context?: Record<string, unknown>
  /** Folder of the built page; default: the output of `npm run build`. */
  page?: string
  /** Folder of the bundled handlers, for an app with a stack that needs them. */
  bundles?: string | undefined
}): App => {
  const app = new App({
    outdir: options.outdir,
    // With autoSynth, an app with an invalid setting would still be written at the end of the process.
    autoSynth: false,
    builtinCloudFormationValidation: options.checked,
    context: { ...flags, ...STRONG_REFERENCES, ...options.context },
  })
  const settings = readSettings(stages, app.node.getAllContext())
  addStacks(app, settings, options.page ?? BUILT_PAGE, options.bundles)
  if (options.checked) Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  return app
}

const addStacks = (app: App, settings: DeploymentSettings, page: string, bundles: string | undefined): void => {
  const name = (stack: string) => `five-circles-${settings.stage}-${stack}`
  const shared = {
    env: { region: settings.region, ...(settings.account === undefined ? {} : { account: settings.account }) },
    tags: { product: 'five-circles', stage: settings.stage },
  }
  /** For stacks with personal data. */
  const lasting = { ...shared, terminationProtection: settings.deletionProtection }
  const code = new HandlerCode(bundles)

  const data = new DataStack(app, name('data'), { ...lasting, settings })
  const mail = new MailStack(app, name('mail'), { ...shared, settings })
  const resources = {
    settings,
    table: data.table,
    bus: data.bus,
    queues: data.queues,
    deadLetters: data.deadLetters,
    mail: { configurationSet: mail.configurationSet.configurationSetName },
  }
  const identity = new IdentityStack(app, name('identity'), { ...lasting, resources, code })
  // The function that sends the pool's mails uses the configuration set.
  identity.addStackDependency(mail)
  const reacting = new ReactionsStack(app, name('reactions'), { ...shared, resources, code })
  const backend = new BackendStack(app, name('backend'), {
    ...shared,
    resources,
    guardrail: reacting.guardrail,
    code,
    pool: identity.pool,
    client: identity.client,
  })
  // Without a guardrail, no reference orders the two.
  backend.addStackDependency(reacting)
  const web = new WebStack(app, name('web'), {
    ...shared,
    settings,
    apiId: backend.operations.api.apiId,
    userPoolId: identity.pool.userPoolId,
    userPoolClientId: identity.client.userPoolClientId,
    oauthUrl: identity.oauthUrl,
    page: existsSync(join(page, 'index.html')) ? page : undefined,
  })
  new WatchStack(app, name('watch'), {
    ...shared,
    settings,
    apiId: backend.operations.api.apiId,
    distributionId: web.distribution.distributionId,
  })
  if (settings.alarmEmail !== undefined) mailAlarms(app, data, settings.alarmEmail)
}
