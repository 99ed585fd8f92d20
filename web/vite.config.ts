import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { documentChunks } from './vite/chunks.ts'
import { prerender } from './vite/prerender.ts'
import { serviceWorker } from './vite/service-worker.ts'

const FONT = /instrument-sans-latin-standard-normal-[\w-]+\.woff2$/

/** The one font of the first paint is asked for before the style sheet names it. */
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
 * sonner writes its style sheet into the page as a `<style>` element, which our content security policy refuses.
 * `ui/toast.tsx` imports the same style sheet as a file; here the element goes.
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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    preloadFont(),
    noInjectedStyle(),
    prerender(import.meta.dirname),
    serviceWorker(import.meta.dirname),
  ],
  // A dependency that is bundled beforehand would pass by the plugin.
  optimizeDeps: { exclude: ['sonner'] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    sourcemap: 'hidden',
    // The first browsers that know light-dark(): older ones would need every colour twice.
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    // Every browser of the target knows it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index', 'home', 'auth', 'landing', 'pricing'].map((name) => `${import.meta.dirname}/${name}.html`),
      output: { codeSplitting: documentChunks(import.meta.dirname) },
    },
  },
})
