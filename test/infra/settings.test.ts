import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { settingNames } from '#infra/config.ts'
import { synthesise } from './support/cloud.ts'
import { everySetting, VALUES } from './support/settings.ts'

/** Whether a text has a value as a whole: not as a part of a longer word or number. */
const contains = (text: string, value: string): boolean => {
  const quoted = value.replaceAll(/[^\w]/g, '\\$&')
  return new RegExp(`(?<![\\w.@-])${quoted}(?![\\w.@-])`).test(text)
}

/**
 * Whether the templates with every setting have the value of this one, and neither the templates by default nor another setting has
 * it. A synthesis for each setting alone takes half a second.
 */
const isInTemplates = async (name: string, byDefault: string): Promise<boolean> => {
  const value = VALUES[name]?.[name] ?? ''
  const others = Object.values(everySetting(name)).join(' ')
  if (contains(others, value) || contains(byDefault, value)) return false
  return contains((await synthesise({ context: everySetting() })).text, value)
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
