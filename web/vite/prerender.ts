import react from '@vitejs/plugin-react'
import { createServer, type HtmlTagDescriptor, type Plugin, type ViteDevServer } from 'vite'
import { APP_DOCUMENT, DOCUMENTS, SITE, THEMES, UNKNOWN_FOLDER } from '../../domain/site.ts'

/** Loads `web/src/app/documents` in Node. */
type Documents = {
  createHead(name: string): HtmlTagDescriptor[]
  render: Record<string, () => Promise<string>>
}

const ROOT = '<div id="root"></div>'
const HTML = '<html lang="en">'

/** Preload links come after the styles, so that the first paint does not wait for them. */
const SCRIPTS = /<script type="module"|<link rel="modulepreload"/g

/** React's markers of a pending part, and of a part that an inline script would insert. */
const UNFINISHED = /<!--\$[!?]-->|<template|<script/

const loadDocuments = async (server: ViteDevServer): Promise<Documents> => {
  const { render } = await server.ssrLoadModule('/src/app/documents/prerender.tsx')
  const { createHead } = await server.ssrLoadModule('/src/app/documents/head.ts')
  return { createHead, render }
}

const sitemap = (): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...Object.keys(DOCUMENTS).map((path) => `  <url><loc>${SITE}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

/** The documents for unknown addresses: the app's 404 page, and the landing page for crawlers (PAGE-7). */
const FOR_UNKNOWN = [APP_DOCUMENT, DOCUMENTS['/']].map((name) => `${name}.html`)

/**
 * Prerenders every document at the build, so that it is complete before a script runs, and writes a copy per
 * theme.
 */
export const prerender = (root: string): Plugin[] => {
  let server: ViteDevServer | undefined
  let documents: Documents | undefined

  const draw: Plugin = {
    name: 'prerender',
    apply: 'build',
    async buildStart() {
      server = await createServer({
        configFile: false,
        root,
        mode: 'production',
        logLevel: 'error',
        appType: 'custom',
        plugins: [react()],
        optimizeDeps: { noDiscovery: true },
        server: { middlewareMode: true, ws: false, hmr: false, watch: null },
      })
      documents = await loadDocuments(server)
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { path }) {
        const name = path.replace(/^\/|\.html$/g, '')
        const draw = documents?.render[name]
        if (!documents || !draw) throw new Error(`No document renders ${path}.`)
        const markup = await draw()
        if (UNFINISHED.test(markup)) throw new Error(`${path} is not complete without a script.`)
        const at = Object.entries(DOCUMENTS).find(([, document]) => document === name)?.[0]
        const open = at === undefined ? '<div id="root">' : `<div id="root" data-prerendered="${at}">`
        if (!html.includes(ROOT)) throw new Error(`${path} has no empty root.`)
        return {
          html: html.replace(ROOT, () => `${open}${markup}</div>`).replace(SCRIPTS, '$& fetchpriority="low"'),
          tags: documents.createHead(name).map((tag) => ({ ...tag, injectTo: 'head' as const })),
        }
      },
    },
    async closeBundle() {
      await server?.close()
    },
  }

  const themes: Plugin = {
    name: 'documents-in-themes',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemap() })
      for (const [fileName, file] of Object.entries(bundle)) {
        if (!fileName.endsWith('.html') || file.type !== 'asset') continue
        const html = String(file.source)
        const written = new Map([['', html]])
        for (const theme of THEMES)
          written.set(`${theme}/`, html.replace(HTML, `<html lang="en" data-theme="${theme}">`))
        for (const [folder, source] of written) {
          const emit = (path: string) => this.emitFile({ type: 'asset', fileName: path + folder + fileName, source })
          if (folder !== '') emit('')
          if (FOR_UNKNOWN.includes(fileName)) emit(UNKNOWN_FOLDER.slice(1))
        }
      }
    },
  }
  return [draw, themes]
}
