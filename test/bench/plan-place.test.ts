import { describe, expect, it } from 'vitest'
import { writeDays } from '../../bench/coach/write-days.ts'
import { writeFromLibrary } from '../../bench/coach/writers.ts'
import { PEOPLE } from '../support/people/people.ts'

/** The texts of 90 days of a goal whose plan ends in a place. */
const writeDaysIn = (place: string, tone: 'kind_encouraging' | 'wise_mentor') => {
  const people = PEOPLE.filter(({ id }) => id === 'P7').map((person) => ({
    ...person,
    goals: person.goals
      .filter(({ title }) => title.startsWith('In bed'))
      .map((own) => ({
        ...own,
        tone,
        plan: own.plan && { ...own.plan, will: own.plan.will.replace('in the kitchen', `in the ${place}`) },
      })),
  }))
  return writeDays(people, { days: 90, seed: 3, write: writeFromLibrary })
}

describe('the step beside a message that has only the plan (TEXT-24)', () => {
  it.each(['kind_encouraging', 'wise_mentor'] as const)(
    'is not chosen for the place where the plan ends: %s',
    async (tone) => {
      const [kitchen, hallway] = [await writeDaysIn('kitchen', tone), await writeDaysIn('hallway', tone)]
      expect(kitchen.filter(({ text }) => text.message.includes('the phone in the kitchen')).length).toBeGreaterThan(15)
      const named = ({ text }: (typeof hallway)[number]) =>
        text.micro_plan.map((step) => step.replace('the phone in the hallway', 'the phone in the kitchen'))
      expect(kitchen.map(({ text }) => text.micro_plan)).toEqual(hallway.map(named))
    },
  )
})
