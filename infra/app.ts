/**
 * The CDK app. `npm run synth -- -c stage=prod` writes the templates into `cdk.out`, with bundled handlers and every
 * check. The local product synthesises without bundles and checks:
 *
 *     CDK_VALIDATION=false CDK_OUTDIR=<folder> \
 *     CDK_CONTEXT_JSON='{"aws:cdk:bundling-stacks":[],"siteUrl":"http://localhost:3000"}' node infra/app.ts
 *
 * Templates are `five-circles-<stage>-{data,mail,identity,reactions,backend,web,watch}.template.json`. A stack refers to another one by
 * `Fn::ImportValue` of an `Outputs.*.Export.Name` (ADR 115). The output `PageConfig` of the web stack is the page's `config.json`.
 */
import { join } from 'node:path'
import * as z from 'zod/mini'
import { readSettings, SettingError } from './config.ts'
import { stages } from './stages.ts'

const ROOT = join(import.meta.dirname, '..')

const BUNDLING_STACKS = 'aws:cdk:bundling-stacks'
/** What the CDK's commands say about bundles: no stack needs them for `destroy` and `ls`. */
const contextShape = z.looseObject({ [BUNDLING_STACKS]: z.optional(z.array(z.string())) })

/** Bundles every handler and returns the folder. esbuild works in a process of its own while this one loads the CDK. */
const bundleAll = async (): Promise<string> => {
  const { bundleHandlers, listHandlers } = await import('./bundle-handlers.ts')
  const folder = join(ROOT, 'dist/functions')
  await bundleHandlers(listHandlers(), folder)
  return folder
}

const synthesise = async (): Promise<void> => {
  const context = contextShape.parse(JSON.parse(process.env.CDK_CONTEXT_JSON ?? '{}'))
  // Before the bundling, so that an invalid setting is named at once.
  readSettings(stages, context)
  const [bundles, { productApp }] = await Promise.all([
    context[BUNDLING_STACKS]?.length === 0 ? undefined : bundleAll(),
    import('./product.ts'),
  ])
  productApp({
    outdir: process.env.CDK_OUTDIR ?? 'cdk.out',
    checked: process.env.CDK_VALIDATION !== 'false',
    bundles,
  }).synth()
}

try {
  await synthesise()
} catch (error) {
  if (!(error instanceof SettingError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
