import { describe, expect, it } from 'vitest'
import type { GoalKind } from '#domain/coach/kinds/kind.ts'
import type { Wording } from '#domain/coach/library/entry.ts'
import { FREE_DAYS } from '#domain/coach/library/situations/free-day/free-days.ts'
import { type Tone, tone as tones } from '#domain/goals/fields.ts'
import { memoize } from '#domain/memoize.ts'
import { writeDays } from '../../bench/coach/write-days.ts'
import { writeFromLibrary } from '../../bench/coach/writers.ts'
import { founder } from '../support/people/founder.ts'
import { goal } from '../support/people/person.ts'

const starts = (words: string): string => words.split(/(?:\bon )?\{/u)[0] ?? words
/** Whether a step or a challenge was made from an entry. */
const isMade = ({ text, twin = text }: Wording, words = ''): boolean =>
  [text, twin].some((own) => words.length > 0 && words.startsWith(starts(own)))

/** The texts of the free days of a goal within 90 days. Several tests read those of the same goal. */
const writeFree = memoize(
  async (words: { title: string; kind: GoalKind; tone: Tone }) => {
    const given = { ...words, circle: 'Health & Fitness', time: '06:00' } as const
    const script = { script: 'mmmmmmmmmmmmmm', obstacle: 'I fell asleep at midnight' }
    const texts = await writeDays([{ ...founder, goals: [goal(given, script)] }], {
      days: 90,
      seed: 3,
      write: writeFromLibrary,
    })
    return texts.filter(({ situation }) => situation === 'rest_day')
  },
  40,
  JSON.stringify,
)

describe('the parts of a free day (TEXT-30)', () => {
  it.each([
    ['Samstags schwimmen', 'do_regularly', 'swim'],
    ['Run on Saturdays', 'do_regularly', 'run'],
    ['Learn to swim on Mondays', 'learn', 'swim_start'],
    ['Yoga on Fridays', 'do_regularly', 'stretch'],
    ['Sit at the lake on Saturday mornings', 'reflect', 'waterside'],
    ['Varnish the boat on Saturdays', 'finish', undefined],
  ] as const)('has the three parts of one move: %s', async (title, kind, topic) => {
    const { any, eve } = (topic && FREE_DAYS.topics[topic]) ?? FREE_DAYS.kinds[kind]
    for (const tone of tones.options)
      for (const { text } of await writeFree({ title, kind, tone })) {
        const moves = [...any, ...eve].filter((one) =>
          text.message.includes(starts(tone === 'drill_sergeant' ? one.short : one.text)),
        )
        // An answer to what the person wrote belongs to no move, and has steps by what it asks for.
        const pairs =
          moves.length === 0 ? Object.values(FREE_DAYS.answerPairs).flat() : moves.flatMap((one) => one.pairs)
        const pair = pairs.find(({ step }) => isMade(step, text.micro_plan[0]))
        expect(pair, `${text.message} ${text.micro_plan[0]}`).toBeDefined()
        expect(pair && isMade(pair.challenge, text.challenge), `${text.micro_plan[0]} ${text.challenge}`).toBe(true)
      }
  })

  it('has no step or challenge twice within 8 days, and no message twice in 90 days', async () => {
    for (const tone of tones.options) {
      const free = await writeFree({ title: 'Samstags schwimmen', kind: 'do_regularly', tone })
      const messages = free.map(({ text }) => text.message.replaceAll(/tomorrow|on Saturday/gu, ''))
      expect(messages.filter((message, index) => messages.indexOf(message) !== index)).toEqual([])
      for (const { day, text } of free)
        for (const { day: other, text: later } of free.filter((one) => one.day > day && one.day < day + 8)) {
          expect(later.micro_plan, `${tone}, days ${day} and ${other}`).not.toEqual(text.micro_plan)
          expect(later.challenge, `${tone}, days ${day} and ${other}`).not.toBe(text.challenge)
        }
    }
  })

  it('has another step where the same detail returns within two weeks', async () => {
    const { any } = FREE_DAYS.topics.stretch ?? FREE_DAYS.kinds.do_regularly
    const free = await writeFree({ title: 'Yoga on Fridays', kind: 'do_regularly', tone: 'teammate' })
    const returns = any.flatMap((move) => {
      const days = free.filter(({ text }) => text.message.includes(starts(move.text)))
      return days.slice(1).flatMap(({ day, text }, index) => {
        const before = days[index]
        return before && day - before.day <= 14 ? [[before.text.micro_plan[0], text.micro_plan[0]]] : []
      })
    })
    expect(returns.length).toBeGreaterThan(20)
    expect(returns.filter(([before, after]) => before === after)).toEqual([])
  })
})
