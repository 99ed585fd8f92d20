import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const FOLDER = new URL('../../docs/adr/', import.meta.url)
const records = readdirSync(FOLDER).filter((file) => file !== 'README.md')
const read = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8')

const PART = String.raw`, superseded in part by \d{3}((, \d{3})* and \d{3})?`
const HEAD = new RegExp(
  String.raw`^# (\d{3})\. (.+)\n\n- Status: (accepted(${PART})?|superseded by \d{3})\n- Date: \d{4}-\d\d-\d\d\n`,
)

const createSlug = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/['’\x60]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** The line of a record in the index. */
const createEntry = (file: string): string => {
  const [, number = '', title = '', status = ''] = HEAD.exec(read(file)) ?? []
  const note = status.replace(/^accepted(, )?/, '')
  return `- [${number}. ${title}](${file})${note === '' ? '' : ` (${note})`}`
}

describe('the decision records', () => {
  it.each(records)('%s follows the template', (file) => {
    const text = read(file)
    expect(text).toMatch(HEAD)
    const heads = [...text.matchAll(/^## (.+)$/gm)].map(([, head]) => head)
    expect(heads.filter((head) => ['Context', 'Decision', 'Consequences'].includes(head ?? ''))).toEqual([
      'Context',
      'Decision',
      'Consequences',
    ])
  })

  it.each(records)('%s is named by its number and title', (file) => {
    const [, number = '', title = ''] = HEAD.exec(read(file)) ?? []
    expect(file).toBe(`${number}-${createSlug(title)}.md`)
  })

  it('have unique numbers', () => {
    const numbers = records.map((file) => file.slice(0, 3))
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
  })
})

describe('the index of the decision records', () => {
  const topics = read('README.md')
    .split(/^## /m)
    .map((topic) => topic.split('\n'))
    .map(([name = '', ...lines]) => ({ name, entries: lines.filter((line) => line.startsWith('- [')) }))
    .filter(({ entries }) => entries.length > 0)

  it('has each record once, with its title and the records that supersede it', () => {
    const entries = topics.flatMap((topic) => topic.entries)
    expect(entries.toSorted()).toEqual(records.map(createEntry).toSorted())
  })

  it.each(topics)('sorts the records of "$name" by number', ({ entries }) => {
    expect(entries).toEqual(entries.toSorted())
  })
})
