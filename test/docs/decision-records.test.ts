import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const FOLDER = new URL('../../docs/adr/', import.meta.url)
const records = readdirSync(FOLDER).filter((file) => file !== 'README.md')
const read = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8')

describe('the decision records', () => {
  it.each(records)('%s follows the template', (file) => {
    const text = read(file)
    const number = file.slice(0, 3)
    expect(text).toMatch(
      new RegExp(`^# ${number}\\. .+\\n\\n- Status: (accepted|superseded by \\d{3})\\n- Date: \\d{4}-\\d\\d-\\d\\d\\n`),
    )
    const heads = [...text.matchAll(/^## (.+)$/gm)].map(([, head]) => head)
    expect(heads.filter((head) => ['Context', 'Decision', 'Consequences'].includes(head ?? ''))).toEqual([
      'Context',
      'Decision',
      'Consequences',
    ])
  })

  it('are listed in the index, each once', () => {
    const listed = [...read('README.md').matchAll(/\]\((\d{3}-[^)]+\.md)\)/g)].map(([, file]) => file)
    expect(listed.toSorted()).toEqual(records.toSorted())
  })

  it('have unique numbers', () => {
    const numbers = records.map((file) => file.slice(0, 3))
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
  })
})
