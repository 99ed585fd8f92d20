import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const ROOT = new URL('../../', import.meta.url)
const SOURCES = ['domain', 'events', 'functions', 'infra', 'local', 'web/src', 'scripts', 'bench']
const DECLARATION = /^export (?:type|interface|class) (\w+)/gm

it('no two files export a type of the same name', () => {
  const files = new Map<string, string[]>()
  for (const folder of SOURCES)
    for (const file of globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT }))
      for (const [, name = ''] of readFileSync(new URL(file, ROOT), 'utf8').matchAll(DECLARATION))
        files.set(name, [...(files.get(name) ?? []), file])
  expect([...files].filter(([, declared]) => declared.length > 1)).toEqual([])
})
