import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { Plugin } from 'vite'
import { APP_DOCUMENT, THEME_HINT, THEMES } from '../../domain/site.ts'

/** Scripts, styles, and the Latin font; fonts of other alphabets are fetched on demand. */
const NEEDED = /^assets\/.*(\.js|\.css|instrument-sans-latin-standard-normal-[\w-]+\.woff2)$/

const APP = `${APP_DOCUMENT}.html`
const DOCUMENTS = [APP, ...THEMES.map((theme) => `${theme}/${APP}`)]

/** Public files that an open page requests; the large icons are only for an installation. */
const PUBLIC = /\.(svg|webmanifest)$/

/**
 * Writes `/service-worker.js`: `src/service-worker` with the names of this build's files. The build's name changes with any
 * file, so that browsers detect a new worker.
 */
export const serviceWorker = (root: string): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const files = Object.keys(bundle).toSorted()
    const publicFiles = readdirSync(join(root, 'public')).filter((name) => PUBLIC.test(name))
    const name = createHash('sha256').update(files.join('\n'))
    for (const document of DOCUMENTS) {
      const file = bundle[document]
      if (file?.type !== 'asset') this.error(`The build has no ${document}.`)
      name.update(file.source)
    }
    for (const file of publicFiles) name.update(readFileSync(join(root, 'public', file)))
    const paths = (names: string[]) => JSON.stringify(names.map((one) => `/${one}`))
    const { outputFiles } = await build({
      entryPoints: [join(root, 'src/service-worker/service-worker.ts')],
      bundle: true,
      minify: true,
      write: false,
      format: 'iife',
      target: 'es2022',
      define: {
        HASHED_FILES: paths(files.filter((file) => NEEDED.test(file))),
        OTHER_FILES: paths([...DOCUMENTS, 'config.json', ...publicFiles]),
        BUILD: JSON.stringify(name.digest('hex').slice(0, 12)),
        THEMES: JSON.stringify(THEMES),
        THEME_COOKIE: JSON.stringify(THEME_HINT),
      },
    })
    const [output] = outputFiles
    if (!output) this.error('The service worker was not built.')
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: output.text })
  },
})
