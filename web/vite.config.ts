import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { documentChunks } from './vite/chunks.ts'
import { earlyGoals } from './vite/early-goals.ts'
import { prerender } from './vite/prerender.ts'
import { serviceWorker } from './vite/service-worker.ts'

const FONT = /instrument-sans-latin-standard-normal-[\w-]+\.woff2$/

/** Preloads the font of the first paint. */
const preloadFont = (): Plugin => ({
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => FONT.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          injectTo: 'head-prepend' as const,
        })),
  },
})

/**
 * sonner adds its style sheet as a `<style>` element, which the content security policy blocks.
 * `ui/toaster.tsx` imports the same style sheet as a file; this plugin removes the element.
 */
const noInjectedStyle = (): Plugin => ({
  name: 'no-injected-style',
  transform: {
    filter: { id: /node_modules\/sonner\/dist\/index\.mjs/ },
    handler(code) {
      const without = code.replace('function __insertCSS(code) {', 'function __insertCSS() {\n  return\n')
      if (without === code) this.error('sonner no longer injects its style sheet as this plugin expects it.')
      return { code: without, map: null }
    },
  },
})

/**
 * The router names its components by writes that the bundler must keep, and with them its links, its forms and its prefetching,
 * which no screen uses (ADR 262). Without the names they are left out. The package exports only its development build, whose
 * warnings are left out too.
 */
const smallerRouter = (): Plugin => ({
  name: 'smaller-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\// },
    handler(code) {
      const without = code
        .replaceAll('var ENABLE_DEV_WARNINGS = true', 'var ENABLE_DEV_WARNINGS = false')
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/ = (React\d*\.forwardRef\()/g, ' = /* @__PURE__ */ $1')
      return { code: without, map: null }
    },
  },
})

/** No screen has an infinite query, whose behavior every query would carry (ADR 262). */
const smallerQueries = (): Plugin => ({
  name: 'smaller-queries',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/@tanstack\/query-core\/build\/modern\/query\.js$/ },
    handler(code) {
      const without = code.replace(
        'this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior',
        'this.options.behavior',
      )
      if (without === code)
        this.error('query-core no longer chooses the behavior of a query as this plugin expects it.')
      return { code: without, map: null }
    },
  },
})

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    preloadFont(),
    earlyGoals(import.meta.dirname),
    noInjectedStyle(),
    smallerRouter(),
    smallerQueries(),
    prerender(import.meta.dirname),
    serviceWorker(import.meta.dirname),
  ],
  // A pre-bundled dependency would bypass the plugin.
  optimizeDeps: { exclude: ['sonner'] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    sourcemap: 'hidden',
    // The first browsers with light-dark(); older ones would need every colour twice.
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    // Every target browser supports it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index', 'home', 'auth', 'landing', 'pricing'].map((name) => `${import.meta.dirname}/${name}.html`),
      output: { codeSplitting: documentChunks(import.meta.dirname) },
    },
  },
})
