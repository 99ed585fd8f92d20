import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const LIBRARY = join(import.meta.dirname, '../../../../domain/coach/library')
/** Names that have a capital inside. */
const NAMES = /\b(?:iPhone|iPad|YouTube|WhatsApp|LinkedIn|FaceTime|PowerPoint|GitHub|eBay)\b/gu
const TEXT = /'((?:[^'\\\n]|\\.)*)'/gu

it('no text of the library has a name of the code in it, such as one that a renaming left behind', () => {
  const files = readdirSync(LIBRARY, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  expect(files.length).toBeGreaterThan(300)
  const texts = files.flatMap((file) =>
    readFileSync(join(LIBRARY, file), 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('import'))
      .flatMap((line) => [...line.matchAll(TEXT)].map(([, text = '']) => text))
      .filter((text) => text.includes(' ')),
  )
  expect(texts.length).toBeGreaterThan(20_000)
  expect(texts.filter((text) => /\p{Ll}\p{Lu}/u.test(text.replace(NAMES, '')))).toEqual([])
})
