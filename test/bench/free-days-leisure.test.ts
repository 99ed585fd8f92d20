import { describe, expect, it } from 'vitest'
import { FREE_DAYS } from '#domain/coach/library/situations/free-day/free-days.ts'
import { tone as tones } from '#domain/goals/fields.ts'
import { writeDays } from '../../bench/coach/write-days.ts'
import { writeFromLibrary } from '../../bench/coach/writers.ts'
import { founder } from '../support/people/founder.ts'
import { goal } from '../support/people/person.ts'

const FREE_DAYS_A_WEEK = 6

describe('free days of a goal with one day a week (TEXT-30)', () => {
  it.each([
    ['Samstags schwimmen', 'do_regularly', 'swim'],
    ['Run on Saturdays', 'do_regularly', 'run'],
    ['Choir on Thursdays', 'relate', 'choir'],
    ['Sit at the lake on Sundays', 'reflect', 'waterside'],
  ] as const)(
    'prepare nothing on some two fifths of them, and on some of each week: %s',
    async (title, kind, topic) => {
      const leisure = (FREE_DAYS.topics[topic] ?? FREE_DAYS.kinds[kind]).any.filter(({ leisure }) => leisure)
      const starts = leisure.flatMap(({ text, short }) => [text, short]).map((words) => words.split('{')[0] ?? words)
      for (const tone of tones.options) {
        const given = { title, kind, tone, circle: 'Health & Fitness', time: '06:00' } as const
        const person = { ...founder, goals: [goal(given, { script: 'mmmmmmmmmmmmmm' })] }
        const texts = await writeDays([person], { days: 90, seed: 3, write: writeFromLibrary })
        const free = texts.filter(({ situation }) => situation === 'rest_day')
        const isLeisure = free.map(({ text }) => starts.some((words) => text.message.includes(words)))
        const share = isLeisure.filter(Boolean).length / isLeisure.length
        expect(share, tone).toBeGreaterThan(0.3)
        expect(share, tone).toBeLessThan(0.5)
        const messages = free.map(({ text }) => text.message.replaceAll(/tomorrow|on \p{Lu}\p{L}+day/gu, ''))
        expect(messages.filter((message, index) => messages.indexOf(message) !== index)).toEqual([])
        const last = isLeisure.length - FREE_DAYS_A_WEEK
        for (let from = 0; from <= last; from += 1)
          expect(isLeisure.slice(from, from + FREE_DAYS_A_WEEK), `${tone} from free day ${from}`).toContain(true)
      }
    },
  )
})
