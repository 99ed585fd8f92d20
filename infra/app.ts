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
