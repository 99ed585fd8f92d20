import { describe, expect, it } from 'vitest'
import { deriveKind } from '#domain/coach/kinds/derive-kind.ts'
import { readTopic } from '#domain/coach/topics/topic.ts'
import { tone as tones } from '#domain/goals/fields.ts'
import { gradeTexts, measureGrounding } from '../../bench/coach/graders.ts'
import { writeDays } from '../../bench/coach/write-days.ts'
import { writeFromLibrary } from '../../bench/coach/writers.ts'
import { learner } from '../support/people/learner.ts'
import { goal } from '../support/people/person.ts'

/** Goals of people who are not among the ten, with nothing but a title. */
const TITLES = [
  'Stop scrolling on my phone at night',
  'Eat less sugar',
  'Save $5,000 for an emergency fund',
  'Read 20 pages a day',
  'Write in my gratitude journal every night',
  'Call my parents every Sunday',
  'Study for the bar exam',
  'Cook dinner at home five nights a week',
  'Find a new job by June',
  'Learn to swim',
  'Get five new clients',
  'Write a weekly newsletter',
  'Learn to draw',
  'Get better at public speaking',
  'Stretch every day',
  'Plant a herb garden',
  'Spend more time with my kids',
  'Knit every evening',
  'Cut down on coffee',
  'Reduce stress',
  'Say no more often',
  'Do my taxes on time',
]
/** All details of a topic, each once. */
const DAYS = 24
const SEEDS = [3, 5, 11]

describe('texts for a goal of which only the title is known (TEXT-24, TEXT-26)', () => {
  it.each(TITLES.map((title, at) => ({ title, tone: tones.options[at % tones.options.length] ?? 'teammate' })))(
    'keep every rule and speak of its topic: $title, $tone',
    async ({ title, tone }) => {
      const kind = deriveKind(title, '')
      const words = { title, tone, kind, circle: 'Personal Development', time: '07:00' } as const
      const goals = [goal(words, { script: 'kkmkkkkmkkkkkk' })]
      expect(readTopic({ title, kind })).toBeDefined()
      const groundings = []
      // The texts of one seed depend on the order of the lists, so the shares of several seeds are averaged.
      for (const seed of SEEDS) {
        const texts = await writeDays([{ ...learner, goals }], { days: DAYS, seed, write: writeFromLibrary })
        expect(gradeTexts(texts).map(({ says, about }) => [says, about.text])).toEqual([])
        groundings.push(...measureGrounding(texts))
      }
      const shares = groundings.map(({ share }) => share)
      expect(shares.reduce((sum, share) => sum + share, 0) / SEEDS.length).toBeGreaterThanOrEqual(0.9)
      expect(Math.max(...groundings.map(({ longestWithout }) => longestWithout))).toBeLessThanOrEqual(2)
    },
  )
})
