/**
 * The CDK app. `npm run synth -- -c stage=prod` writes the templates into `cdk.out`, with bundled handlers and every
 * check. For one machine, unbundled, unchecked and in about two seconds:
 *
 *     CDK_VALIDATION=false CDK_OUTDIR=<folder> \
 *     CDK_CONTEXT_JSON='{"aws:cdk:bundling-stacks":[],"siteUrl":"http://localhost:3000"}' node infra/app.ts
 *
 * Templates are `five-circles-<stage>-{data,mail,identity,backend,web}.template.json`. One refers to another by an
 * `Fn::ImportValue` of that other's `Outputs.*.Export.Name`, never by its current value. The output `PageConfig` of the web stack is the page's
 * `config.json`.
 */
import { SettingError } from './config.ts'
import { productApp } from './product.ts'

try {
  productApp({
    outdir: process.env.CDK_OUTDIR ?? 'cdk.out',
    checked: process.env.CDK_VALIDATION !== 'false',
  }).synth()
} catch (error) {
  if (!(error instanceof SettingError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
