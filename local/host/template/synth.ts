import { join } from 'node:path'
import { StartError } from '#local/contracts/start-error.ts'
import { cached, hashOf } from '#local/host/cache.ts'
import { runNode } from '#local/host/child.ts'

/** What the templates are made from. */
export const SOURCES = ['infra', 'events', 'domain', 'functions', 'package-lock.json', 'cdk.json']

/** The origin that the templates are made for; `readModel` puts the product's own in its place. */
export const TEMPLATE_ORIGIN = 'http://localhost:3000'

/** One shard: there is no crowd on one machine, and each shard of a zone is a message every five minutes. */
const CONTEXT = JSON.stringify({
  'aws:cdk:bundling-stacks': [],
  stage: 'dev',
  siteUrl: TEMPLATE_ORIGIN,
  deliveryShards: 1,
  identityMail: 'ses',
})

/**
 * Synthesises the stacks of the stage `dev`, unbundled, and gives the folder of the templates. They are made again only
 * when their sources have changed.
 */
export const synthesise = (root: string, cacheFolder: string): Promise<string> =>
  cached(join(cacheFolder, 'templates'), hashOf(root, SOURCES, CONTEXT), async (target) => {
    const { code, output } = await runNode(['infra/app.ts'], {
      cwd: root,
      env: { CDK_OUTDIR: target, CDK_CONTEXT_JSON: CONTEXT, CDK_VALIDATION: 'false' },
    })
    if (code !== 0) throw new StartError(`The stacks cannot be synthesised:\n${output.trim()}`)
  })
