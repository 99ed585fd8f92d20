import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { App, Validations } from 'aws-cdk-lib'
import flags from 'aws-cdk-lib/recommended-feature-flags.json' with { type: 'json' }
import { AwsSolutionsChecks } from 'cdk-nag'
import { mailAlarms } from './alarms.ts'
import { readSettings, type Settings } from './config.ts'
import { HandlerCode } from './constructs/handler-code.ts'
import { entryOf as entryOfOperation, operations } from './operations.ts'
import { entryOf as entryOfReaction, reactions } from './reactions.ts'
import { BackendStack } from './stacks/backend.ts'
import { DataStack } from './stacks/data.ts'
import { IdentityStack } from './stacks/identity.ts'
import { MailStack } from './stacks/mail.ts'
import { WebStack } from './stacks/web.ts'
import { stages } from './stages.ts'

/** Source of every handler, relative to the repository. */
export const entries = [...operations.map(entryOfOperation), ...reactions.map(entryOfReaction)]

/**
 * A weak reference is read once, when its consumer is deployed: after a replacement the consumer would keep the old id.
 * By a strong one, an export and its import, CloudFormation refuses a change that would leave the consumer behind.
 */
const STRONG_REFERENCES = { '@aws-cdk/core:defaultCrossStackReferences': 'strong' }

const BUILT_PAGE = join(import.meta.dirname, '../web/dist')

/**
 * The app with the stacks of the stage that its context names, ready to be synthesised. `checked` lets the synthesis
 * fail on what CloudFormation or the AWS Solutions rules would object to. Throws `SettingError`.
 */
export const productApp = (options: {
  outdir: string
  checked: boolean
  context?: Record<string, unknown>
  /** Folder of the built page, where it is not the one that `npm run build` makes. */
  page?: string
}): App => {
  const app = new App({
    outdir: options.outdir,
    // Otherwise an app that was given up for a wrong setting would still be written when the process ends.
    autoSynth: false,
    builtinCloudFormationValidation: options.checked,
    context: { ...flags, ...STRONG_REFERENCES, ...options.context },
  })
  const settings = readSettings(stages, app.node.getAllContext())
  addStacks(app, settings, options.page ?? BUILT_PAGE)
  if (options.checked) Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  return app
}

const addStacks = (app: App, settings: Settings, page: string): void => {
  const name = (stack: string) => `five-circles-${settings.stage}-${stack}`
  const shared = {
    env: { region: settings.region, ...(settings.account === undefined ? {} : { account: settings.account }) },
    tags: { product: 'five-circles', stage: settings.stage },
  }
  /** For stacks that hold data of people. */
  const kept = { ...shared, terminationProtection: settings.deletionProtection }
  const code = new HandlerCode(entries)

  const data = new DataStack(app, name('data'), { ...kept, settings })
  const mail = new MailStack(app, name('mail'), { ...shared, settings })
  const resources = {
    settings,
    table: data.table,
    bus: data.bus,
    queues: data.queues,
    deadLetters: data.deadLetters,
    mail: { configurationSet: mail.configurationSet.configurationSetName },
  }
  const identity = new IdentityStack(app, name('identity'), { ...kept, resources, code })
  // The function that sends the pool's mails uses the configuration set.
  identity.addStackDependency(mail)
  const backend = new BackendStack(app, name('backend'), {
    ...shared,
    resources,
    code,
    pool: identity.pool,
    client: identity.client,
  })
  new WebStack(app, name('web'), {
    ...shared,
    settings,
    apiId: backend.operations.api.apiId,
    userPoolId: identity.pool.userPoolId,
    userPoolClientId: identity.client.userPoolClientId,
    oauthUrl: identity.oauthUrl,
    page: existsSync(join(page, 'index.html')) ? page : undefined,
  })
  if (settings.alarmEmail !== undefined) mailAlarms(app, data, settings.alarmEmail)
}
