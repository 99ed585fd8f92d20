import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { Plugin } from 'vite'

/**
 * Builds `src/app/documents/ask-goals.ts` into a script of its own and runs it first in the document of the dashboard. Part of
 * the app's chunks it would load them all before it asks.
 */
export const earlyGoals = (root: string): Plugin => {
  let src = ''
  return {
    name: 'early-goals',
    apply: 'build',
    async buildStart() {
      const { outputFiles } = await build({
        entryPoints: [join(root, 'src/app/documents/ask-goals.ts')],
        bundle: true,
        minify: true,
        write: false,
        format: 'iife',
        target: 'es2022',
      })
      const [output] = outputFiles
      if (!output) return this.error('The script that asks for the goals was not built.')
      const hash = createHash('sha256').update(output.contents).digest('base64url').slice(0, 8)
      const fileName = `assets/ask-goals-${hash}.js`
      this.emitFile({ type: 'asset', fileName, source: output.text })
      src = `/${fileName}`
    },
    transformIndexHtml: (_, { path }) =>
      path === '/home.html'
        ? [{ tag: 'script', attrs: { async: true, src, fetchpriority: 'high' }, injectTo: 'head-prepend' }]
        : [],
  }
}
