import { readFileSync } from 'node:fs'
import { Hono } from 'hono'

/** Style sheets of the product's page that the emulators' pages share. */
const SHARED = ['tokens.css', 'base.css', 'button.css', 'mark.css']

const FONT = 'instrument-sans-latin-standard-normal.woff2'

const fontFace = `@font-face {
  font-family: "Instrument Sans Variable";
  src: url("./${FONT}") format("woff2");
  font-weight: 400 700;
  font-stretch: 75% 100%;
  font-display: swap;
}`

const readShared = (name: string): string => readFileSync(new URL(`../../web/src/ui/${name}`, import.meta.url), 'utf8')

/** Serves `/page.css` (the shared style sheets, then `own`) and its font. */
export const createPageAssets = (...own: URL[]): Hono => {
  const css = [fontFace, ...SHARED.map(readShared), ...own.map((file) => readFileSync(file, 'utf8'))].join('\n')
  const font = readFileSync(new URL(import.meta.resolve(`@fontsource-variable/instrument-sans/files/${FONT}`)))
  return new Hono()
    .get('/page.css', (context) => context.body(css, 200, { 'content-type': 'text/css; charset=utf-8' }))
    .get(`/${FONT}`, (context) => context.body(new Uint8Array(font), 200, { 'content-type': 'font/woff2' }))
}

/** Headers of a page without scripts that loads only what `createPageAssets` serves. `more` adds CSP directives. */
export const createPageHeaders = (...more: string[]): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...more,
  ].join('; '),
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
})
