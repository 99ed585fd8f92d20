import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Decision records name files of their date. Their index is checked with them. */
const pages = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs'), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md') && !/docs\/adr$/.test(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length)),
]

const read = (page: string): string => readFileSync(join(ROOT, page), 'utf8')

const FOLDERS = ['bench', 'docs', 'domain', 'events', 'functions', 'infra', 'local', 'scripts', 'test', 'web']
const PATH = new RegExp(String.raw`\x60((?:${FOLDERS.join('|')})/[\w./-]+)\x60`, 'g')
/** Written by `npm run build`. */
const BUILT = new Set(['web/dist'])

const createAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

const anchorsOf = (page: string): string[] =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => createAnchor(heading))

const isBroken = (page: string, link: string): boolean => {
  const [file = '', anchor] = link.split('#')
  const target = file === '' ? page : join(dirname(page), file)
  if (!existsSync(join(ROOT, target))) return true
  return anchor !== undefined && !anchorsOf(target).includes(anchor)
}

describe('the documentation', () => {
  it.each(pages)('%s links to pages and headings that exist', (page) => {
    const links = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => !/^(?:https?|mailto):/.test(link) && isBroken(page, link))).toEqual([])
  })

  it.each(pages)('%s names files and folders that exist', (page) => {
    const paths = [...read(page).matchAll(PATH)].map(([, path = '']) => path)
    expect(paths.filter((path) => !BUILT.has(path) && !existsSync(join(ROOT, path)))).toEqual([])
  })
})
