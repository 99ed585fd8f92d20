import { describe, expect, it } from 'vitest'
import { LIBRARY } from '#domain/coach/library/library.ts'
import { findDetails } from '#domain/coach/topics/topic-texts.ts'
import { writeDays } from '../../bench/coach/write-days.ts'
import { writeFromLibrary } from '../../bench/coach/writers.ts'
import { PEOPLE } from '../support/people/people.ts'

describe('the step beside a message that has only the plan (TEXT-24)', () => {
  it.each(['kind_encouraging', 'wise_mentor'] as const)(
    'is not chosen for the place where the plan ends: %s',
    async (tone) => {
      const people = PEOPLE.filter(({ id }) => id === 'P7').map((person) => ({
        ...person,
        goals: person.goals.filter(({ title }) => title.startsWith('In bed')).map((own) => ({ ...own, tone })),
      }))
      const texts = await writeDays(people, { days: 90, seed: 3, write: writeFromLibrary })
      const ofPlan = texts.filter(({ situation, brief, text }) => {
        const details = findDetails(LIBRARY, brief).flatMap((detail) => [detail.text, detail.short])
        const isPlan =
          text.message.includes('put the phone in the kitchen') || text.message.includes('I will put the phone')
        return situation === 'ordinary' && isPlan && !details.some((words) => text.message.includes(words))
      })
      expect(ofPlan.length).toBeGreaterThan(15)
      const steps = ofPlan.flatMap(({ text }) => text.micro_plan)
      expect(steps.filter((step) => /\bdish|\bsink\b|kitchen light/u.test(step))).toEqual([])
    },
  )
})
