import { describe, expect, it } from 'vitest'
import { builtInSuggestions, type SuggestionWish } from '#domain/framework/built-in-suggestions.ts'
import { statesOnly } from '#domain/framework/stated-times.ts'
import { CIRCLE_IDEAS } from '#domain/framework/suggestion-themes/circles.ts'
import { SUGGESTION_THEMES } from '#domain/framework/suggestion-themes/themes.ts'
import { goalSuggestion, hoursForOne, sizeWithin, weeklyHours } from '#domain/framework/suggestions.ts'
import { CIRCLES, weeklyCommitmentHours } from '#domain/goals/fields.ts'
import { PEOPLE } from '#test/support/people/people.ts'
import { EMPTY_WISH, listWishes } from '#test/support/suggestion-wishes.ts'

const all = PEOPLE.flatMap((one) => [0, 1].map((seed) => ({ ...one, seed })))

describe('built-in suggestions', () => {
  it('fit a swim, and do not take a manual for reading', () => {
    const learner = PEOPLE.flatMap((one) => (one.id === 'P9' ? listWishes(one) : []))
    const titlesFor = (circle: string) =>
      [0, 1].flatMap((seed) =>
        learner
          .flatMap((wish) => (wish.circle === circle ? builtInSuggestions(wish, { seed }) : []))
          .map(({ title }) => title),
      )
    expect(titlesFor('Health & Fitness').filter((title) => /swim|pool|water|stroke/i.test(title))).toHaveLength(6)
    expect(titlesFor('Work').filter((title) => /page|cards|practice/i.test(title))).toEqual([])
  })

  it.each(CIRCLES)(
    'for %s are three of different kinds within the bounds and the hours (FRAMEWORK-6, FRAMEWORK-14)',
    (circle) => {
      for (const hoursPerWeek of [0, 0.5, 1, 2.5, 6, 12, 50]) {
        for (const seed of [0, 1, 7]) {
          const given = builtInSuggestions(
            { ...EMPTY_WISH, circle, hoursPerWeek, specificGoal: 'Run often.' },
            { seed },
          )
          expect(new Set(given.map(({ title }) => title)).size).toBe(3)
          expect(given.map(({ kind }) => kind)).toEqual(['do', 'leave-out', 'person'])
          for (const one of given) expect(goalSuggestion.safeParse(one).success, one.title).toBe(true)
          for (const { timeCommitment } of given) expect(timeCommitment).toBeLessThanOrEqual(hoursForOne(hoursPerWeek))
        }
      }
    },
  )

  it.each(all)('for $who, choice $seed, have the same hours in their text as in their fields (FRAMEWORK-14)', (one) => {
    for (const wish of listWishes(one)) {
      for (const { title, description, minutes, days, timeCommitment } of builtInSuggestions(wish, {
        seed: one.seed,
      })) {
        expect(title).not.toMatch(/\d|\.$/)
        expect([...title].length).toBeLessThanOrEqual(60)
        expect(weeklyCommitmentHours.safeParse(timeCommitment).success).toBe(true)
        if (wish.gentle !== null) {
          expect([minutes, days]).toEqual([undefined, undefined])
          expect(`${title} ${description}`).not.toMatch(/\d|minutes|hour/)
          continue
        }
        expect(timeCommitment).toBe(weeklyHours(minutes ?? 0, days ?? 0))
        expect(statesOnly(description, { minutes: minutes ?? 0, days: days ?? 0 }), description).toBe(true)
        expect(description).toMatch(/^(?:[A-Z][a-z-]+ (?:minutes|hour)|\d+ minutes) /)
      }
    }
  })

  it.each(all)('for $who, choice $seed, quote the person', (one) => {
    for (const wish of listWishes(one)) {
      const said = [
        wish.personalDefinition,
        wish.currentChallenges,
        wish.specificGoal,
        wish.priority,
        ...wish.chat,
      ].join('\n')
      for (const { reasoning } of builtInSuggestions(wish, { seed: one.seed })) {
        const [, quote = ''] = /^(?:Because y|Y)ou wrote “([^”]+?)[.…]?”/.exec(reasoning) ?? []
        expect(said, reasoning).toContain(quote)
        expect(quote).not.toBe('')
      }
    }
  })

  it('repeat no title among the circles of a person', () => {
    for (const one of PEOPLE) {
      const titles = listWishes(one).flatMap((wish) => builtInSuggestions(wish).map(({ title }) => title))
      expect(titles.length - new Set(titles).size, `${one.who}: ${titles.toSorted().join(', ')}`).toBe(0)
    }
  })

  it.each([0, 1])('speak to nobody at the table of a person who cooks for one, choice %i (FRAMEWORK-14)', (seed) => {
    const widower = PEOPLE.flatMap((one) => (one.id === 'P4' ? listWishes(one) : []))
    const wish = widower.find(({ circle }) => circle === 'Health & Fitness')
    const given = wish ? builtInSuggestions(wish, { seed }) : []
    expect(given).toHaveLength(3)
    for (const { title, description } of given)
      expect(`${title} ${description}`).not.toMatch(/everyone|each person|plates|is expected/)
  })

  it.each(all)(
    'for $who, choice $seed, give as a reason no fragment of an answer and no challenge of another circle',
    (one) => {
      for (const wish of listWishes(one))
        for (const { reasoning } of builtInSuggestions(wish, { seed: one.seed })) {
          if (wish.gentle !== null) continue
          expect(reasoning).not.toMatch(/“(?:Not sure|I like it|Patience|I have little|My mother)\.”/)
          if (one.id === 'P1' && wish.circle !== 'Work') expect(reasoning).not.toContain('reread')
          if (one.id === 'P10' && wish.circle === 'Work') expect(reasoning).not.toContain('before school')
        }
    },
  )

  it('differ between people', () => {
    const health = PEOPLE.map((one) =>
      listWishes(one)
        .filter(({ circle }) => circle === 'Health & Fitness')
        .flatMap((wish) => builtInSuggestions(wish).map(({ title, reasoning }) => `${title} ${reasoning}`))
        .join(),
    )
    expect(new Set(health).size).toBe(PEOPLE.length)
    const [work] = builtInSuggestions({ ...EMPTY_WISH, specificGoal: 'Two chapters of the thesis.' })
    expect(work?.title).not.toBe(
      builtInSuggestions({ ...EMPTY_WISH, specificGoal: 'The team decides alone.' })[0]?.title,
    )
  })

  it('name no time of day when the hours change', () => {
    const nurse = PEOPLE.find(({ id }) => id === 'P3')
    const texts = nurse
      ? listWishes(nurse).flatMap((wish) => builtInSuggestions(wish).map((one) => one.description))
      : []
    expect(texts.join('\n')).toContain('after a shift')
    expect(texts.join('\n')).not.toMatch(/every (?:morning|evening)|mornings|evenings/)
  })

  it.each(CIRCLES)('for %s of a burnt-out person ask for no amount, routine or exercise (FRAMEWORK-14)', (circle) => {
    const wish: SuggestionWish = {
      ...EMPTY_WISH,
      circle,
      gentle: 'burnout-elsewhere',
      specificGoal: 'Run five kilometers.',
      personalDefinition: 'A body that carries me.',
    }
    for (const { title, description, reasoning } of builtInSuggestions(wish)) {
      expect(`${title} ${description}`).not.toMatch(
        /\d|\b(?:minutes|hours?|times|days|every|each|morning|week|run|walk|stretch|lift)\b/i,
      )
      expect(reasoning).toBe('You wrote “A body that carries me.” Nothing here has to be reached.')
    }
  })

  it('quote nothing for a circle without words', () => {
    expect(builtInSuggestions(EMPTY_WISH)[0]?.reasoning).toBe('It is small, to see what this circle needs.')
  })
})

describe('an idea, made as small as the hours of a circle', () => {
  const ideas = [...SUGGESTION_THEMES.map((theme) => theme.ideas), ...Object.values(CIRCLE_IDEAS)]
    .flatMap((kinds) => Object.values(kinds))
    .flat()

  it.each(ideas)('says no other amount than its own: $title (FRAMEWORK-14)', (idea) => {
    for (const hours of [0, 0.5, 1, 2, 5, 50]) {
      const size = sizeWithin(idea, hoursForOne(hours))
      expect(statesOnly(`${idea.title}. ${idea.how}`, size), `${idea.title}: ${hours}`).toBe(true)
    }
    expect(idea.title).not.toMatch(/\b(?:hours?|minutes|once a day|daily|twice)\b/)
  })
})

describe('hours from minutes and days', () => {
  it('are counted to one decimal', () => {
    expect([weeklyHours(10, 7), weeklyHours(60, 1), weeklyHours(5, 1)]).toEqual([1.2, 1, 0.1])
  })

  it('reduce the days before the minutes to fit the hours', () => {
    expect(sizeWithin({ minutes: 50, days: 5 }, 2.5)).toEqual({ minutes: 50, days: 3 })
    expect(sizeWithin({ minutes: 90, days: 1 }, 0.5)).toEqual({ minutes: 30, days: 1 })
  })

  it.each([
    ['Ten minutes every morning, with the psalm', true],
    ['10 minutes on seven days', true],
    ['Twenty minutes every morning', false],
    ['Ten minutes on four evenings', false],
    ['An hour a week', false],
    ['1.2 hours a week', true],
  ])('are checked in a text: %s', (text, expected) => {
    expect(statesOnly(text, { minutes: 10, days: 7 })).toBe(expected)
  })
})
