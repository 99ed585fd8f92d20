import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { settingNames } from '#infra/config.ts'
import { synthesise } from './support/cloud.ts'
import { everySetting, VALUES } from './support/settings.ts'

/** Shorter values, such as 'true' or '50', can be in a template for another reason. */
const DISTINCTIVE = 10

/** True if nothing but this setting can have brought its value into the templates with every setting. A synthesis takes half a second. */
const isInTemplates = async (name: string, byDefault: string): Promise<boolean> => {
  const value = VALUES[name]?.[name] ?? ''
  const others = Object.values(everySetting(name)).join(' ')
  if (value.length < DISTINCTIVE || others.includes(value) || byDefault.includes(value)) return false
  return (await synthesise({ context: everySetting() })).text.includes(value)
}

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
    const { text: byDefault } = await synthesise()
    if (await isInTemplates(name, byDefault)) return
    const cloud = await synthesise({ context: VALUES[name] ?? {} })
    expect(cloud.text).not.toBe(byDefault)
  })
})
