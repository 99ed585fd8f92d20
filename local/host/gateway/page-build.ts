import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '#local/contracts/start-error.ts'
import { cached, hashSources } from '#local/host/cache.ts'
import { runNode } from '#local/host/child.ts'

/** The sources of the page. */
const SOURCES = ['web', 'domain', 'functions', 'package-lock.json', 'tsconfig.json']

/** Builds the page for deployment and returns its folder. Rebuilds it only after its sources changed. */
export const buildPage = (root: string, cacheFolder: string): Promise<string> =>
  cached(join(cacheFolder, 'page'), hashSources(root, SOURCES), async (target) => {
    const config = join(root, 'web/vite.config.ts')
    if (!existsSync(config)) throw new StartError(`The page cannot be built: ${config} does not exist.`)
    const { code, output } = await runNode(
      [
        'node_modules/vite/bin/vite.js',
        'build',
        '--config',
        config,
        '--outDir',
        target,
        '--emptyOutDir',
        '--logLevel',
        'warn',
      ],
      { cwd: root, env: { NODE_ENV: 'production' } },
    )
    if (code !== 0) throw new StartError(`The page cannot be built:\n${output.trim()}`)
  })
