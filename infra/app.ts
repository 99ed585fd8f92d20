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
import { globSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

const ROOT = join(import.meta.dirname, '..')

/** What the CDK's commands say about bundles: no stack needs them for `destroy` and `ls`. */
const context = z.object({ 'aws:cdk:bundling-stacks': z.optional(z.array(z.string())) })

const needsBundles = (): boolean =>
  context.parse(JSON.parse(process.env.CDK_CONTEXT_JSON ?? '{}'))['aws:cdk:bundling-stacks']?.length !== 0

/** Bundles every handler and returns the folder. esbuild works in a process of its own while this one loads the CDK. */
const bundleAll = async (): Promise<string> => {
  const { bundleHandlers } = await import('./bundle-handlers.ts')
  const folder = join(ROOT, 'dist/functions')
  const handlers = globSync('functions/**/handler.ts', { cwd: ROOT }).map((path) => path.replaceAll('\\', '/'))
  await bundleHandlers(handlers.toSorted(), folder)
  return folder
}

const bundling = needsBundles() ? bundleAll() : Promise.resolve(undefined)
const [bundles, { productApp }, { SettingError }] = await Promise.all([
  bundling,
  import('./product.ts'),
  import('./config.ts'),
])
try {
  productApp({
    outdir: process.env.CDK_OUTDIR ?? 'cdk.out',
    checked: process.env.CDK_VALIDATION !== 'false',
    bundles,
  }).synth()
} catch (error) {
  if (!(error instanceof SettingError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
