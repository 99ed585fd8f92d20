import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { settingNames } from '#infra/config.ts'
import { synthesise } from './support/cloud.ts'
import { VALUES } from './support/settings.ts'

describe('the settings', () => {
  it('match docs/deploy.md', () => {
    const [, section = ''] = /\n## Settings\n([\s\S]*?)\n## /.exec(readFileSync('docs/deploy.md', 'utf8')) ?? []
    const described = [...section.matchAll(/^\| (`[^|]+`) +\|/gm)].flatMap(([, cell = '']) => cell.match(/\w+/g) ?? [])
    expect(described.toSorted()).toEqual(['stage', ...settingNames].toSorted())
  })

  it('are all synthesized by this test', () => {
    expect(Object.keys(VALUES).toSorted()).toEqual(settingNames.toSorted())
  })

  it.each(Object.keys(VALUES))('change the templates one by one: %s', async (name) => {
    const byDefault = await synthesise()
    const cloud = await synthesise({ context: VALUES[name] ?? {} })
    expect(cloud.text).not.toBe(byDefault.text)
  })
})
