import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

const page = readFileSync(new URL('../../docs/commands.md', import.meta.url), 'utf8')
const described = [...page.matchAll(/^\| `npm (?:run )?([a-z:-]+)/gm)].map(([, name]) => name)

it('docs/commands.md describes every command of package.json once', () => {
  expect(described.toSorted()).toEqual(Object.keys(manifest.scripts).toSorted())
})
