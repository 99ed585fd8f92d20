import { join } from 'node:path'
import { StartError } from '#local/contracts/start-error.ts'
import { cached, hashSources } from '#local/host/cache.ts'
import { runNode } from '#local/host/child.ts'

/** The sources of the templates. */
export const SOURCES = ['infra', 'events', 'domain', 'functions', 'package-lock.json', 'cdk.json']

/** The origin in the synthesised templates. `readModel` replaces it by the product's. */
export const TEMPLATE_ORIGIN = 'http://localhost:3000'

/** One shard is enough locally. Each shard of a zone costs a message every five minutes. */
const CONTEXT = {
  'aws:cdk:bundling-stacks': [],
  // A stack trace for each construct takes a sixth of the synthesis.
  'aws:cdk:disable-creation-stack-traces': true,
  stage: 'dev',
  siteUrl: TEMPLATE_ORIGIN,
  deliveryShards: 1,
  pushServices: `fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com,${TEMPLATE_ORIGIN}`,
  identityMail: 'ses',
}

/** One goal is enough for a job locally. The emulator has no least number of records. */
const NIGHT_BATCH = { nightBatch: true, nightBatchMinimum: 1 }

/**
 * Synthesises the stacks of the stage `dev` without bundling and returns the folder of the templates. Repeats it only after the
 * sources changed. With `nightBatch`, the texts of the night come from batch jobs.
 */
export const synthesise = (root: string, cacheFolder: string, nightBatch = false): Promise<string> => {
  const context = JSON.stringify({ ...CONTEXT, ...(nightBatch ? NIGHT_BATCH : {}) })
  const folder = join(cacheFolder, nightBatch ? 'templates-night-batch' : 'templates')
  return cached(folder, hashSources(root, SOURCES, context), async (target) => {
    const { code, output } = await runNode(['infra/app.ts'], {
      cwd: root,
      env: { CDK_OUTDIR: target, CDK_CONTEXT_JSON: context, CDK_VALIDATION: 'false' },
    })
    if (code !== 0) throw new StartError(`The stacks cannot be synthesised:\n${output.trim()}`)
  })
}
