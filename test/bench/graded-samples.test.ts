import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tone } from '#domain/goals/fields.ts'
import { PEOPLE } from '#test/support/people/people.ts'
import { drawSample, printSample } from '../../bench/coach/draw-sample.ts'
import { writeFromLibrary } from '../../bench/coach/writers.ts'

const readRows = (text: string): Record<string, string>[] => {
  const [names = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
  return rows.map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])))
}

const FOLDER = new URL('../../bench/coach/graded/', import.meta.url)
const readme = readFileSync(new URL('README.md', FOLDER), 'utf8')

describe('the graded samples of the library (TEXT-25)', () => {
  it.each([
    ['41', '2026-11-23', 200, 3],
    ['44', '2026-11-23', 200, 3],
    ['50', '2026-11-23', 200, 3],
    // What stood at 2 was reworded after the grading.
    ['61', '2026-11-23', 100, 2],
    ['73', '2026-11-23', 152, 2],
    ['79', '2026-11-23', 152, 2],
    ['101', '2026-11-24', 200, 2],
  ] as const)(
    'of seed %s, read on %s, have %i texts, a reason for each, and the means and the lowest grade of the table',
    (seed, date, size, floor) => {
      let lowest = 5
      const rows = readRows(readFileSync(new URL(`seed-${seed}.tsv`, FOLDER), 'utf8'))
      expect(rows).toHaveLength(size)
      const means = ['message_grade', 'steps_grade', 'challenge_grade'].map((name) => {
        const grades = rows.map((row) => Number(row[name]))
        lowest = Math.min(lowest, ...grades)
        return (grades.reduce((sum, grade) => sum + grade, 0) / grades.length + 1e-9).toFixed(2)
      })
      expect(readme).toContain(`| ${seed} | ${date} | ${means.join(' | ')} | ${lowest} |`)
      expect(rows.filter(({ reason }) => !reason)).toEqual([])
      expect(lowest).toBeGreaterThanOrEqual(floor)
    },
  )
})

const DIMENSIONS = ['person', 'kind_and_situation', 'first_step', 'tone', 'language']

describe('the samples that two readers graded as a whole (TEXT-25)', () => {
  it.each([
    '2027',
    '3131',
    '4242',
    '5353',
    '7272',
    '8383',
    '9494',
    '9595',
    '10101',
    '12121',
    '13131',
    '14141',
    '15151',
  ])('of seed %s have 100 texts, two grades of each dimension, and the means of the table', (seed) => {
    const rows = readRows(readFileSync(new URL(`whole-${seed}.tsv`, FOLDER), 'utf8'))
    expect(rows).toHaveLength(100)
    for (const reader of ['first', 'second']) {
      const grades = DIMENSIONS.map((name) => rows.map((row) => Number(row[`${reader}_${name}`])))
      const all = grades.flat()
      expect(all.filter((grade) => ![1, 2, 3, 4, 5].includes(grade))).toEqual([])
      const mean = (list: number[]) => (list.reduce((sum, grade) => sum + grade, 0) / list.length + 1e-9).toFixed(2)
      const count = (wanted: number) => all.filter((grade) => grade === wanted).length
      const cells = [...grades.map(mean), mean(all), count(1), count(2)]
      expect(readme).toContain(`| ${seed} | ${reader} | ${cells.join(' | ')} |`)
    }
  })
})

describe('the draw of a sample', () => {
  it('takes each person in each tone equally often, and the same texts for the same seed', async () => {
    const draw = { size: 80, days: 2, seed: 5, write: writeFromLibrary }
    const texts = readRows(printSample(await drawSample(PEOPLE, draw)))
    const pairs = Map.groupBy(texts, ({ person }) => person)
    expect([...pairs.values()].map((own) => own.length)).toEqual(PEOPLE.map(() => 8))
    expect(new Set(texts.map(({ tone: drawn }) => drawn))).toEqual(new Set(tone.options))
    expect(readRows(printSample(await drawSample(PEOPLE, draw)))).toEqual(texts)
  })
})
