import { expect, it } from 'vitest'
import { TOPICS } from '#domain/coach/library/topics/topics.ts'
import { fitDetailsToTitle, fitToTitle, readPart } from '#domain/coach/topics/title-fit.ts'
import type { Topic } from '#domain/coach/topics/topic-name.ts'

const listTexts = (topic: Topic, title: string): string[] => {
  const { steps, challenges } = fitToTitle(topic, TOPICS[topic], { title })
  return [...steps, ...challenges].map(({ text }) => text)
}

it.each<[topic: Topic, title: string, whole: string, unfit: RegExp]>([
  ['household', 'Keep the kitchen clean', 'Keep the house clean', /\b(?:bed|bathroom|sofa|toilet|laundry|socks)\b/iu],
  ['household', 'Do the laundry on Saturdays', 'Clean every day', /\b(?:stove|sink|toilet|dishes)\b/iu],
  ['household', 'Clean the bathroom on Saturdays', 'Clean every day', /\b(?:stove|pan|bed|laundry|dishes)\b/iu],
  ['household', 'Vacuum on Fridays', 'Clean every day', /\b(?:stove|sink|toilet|laundry|dishes)\b/iu],
  ['household', 'Clean my desk every Friday', 'Clean every day', /\b(?:stove|sink|toilet|laundry|bed)\b/iu],
  [
    'home',
    'Family dinner on Sundays',
    'Be home for dinner',
    /\b(?:meeting|call ends|colleague|laptop|office|work)\b/iu,
  ],
  ['debt', 'Pay off the car loan', 'Pay off the credit card', /\b(?:cards?|unopened)\b/iu],
  ['joint', 'Rehab my shoulder', 'Walk without a stick', /\b(?:sticks?|legs?|knees?|shoes?|rug|steps?)\b/iu],
  ['eating', 'No eating after 8 pm', 'Eat more fruit', /\b(?:fruit|vegetables?|bite|taste)\b/iu],
  ['papers', 'Apply for a work visa', 'Do my taxes', /\b(?:tax\w*|income|receipts?)\b/iu],
  ['channel', 'Start a podcast', 'Start a channel', /\b(?:camera|video|viewers?|light)\b/iu],
  [
    'contact',
    'Keep in touch with my brother in prison',
    'Call my brother',
    /\b(?:caf\S*|chat|video|favorites|window)/iu,
  ],
  ['gamble', 'No more scratch cards', 'Stop gambling', /\b(?:match|sports apps?|newsletter|tips?)\b/iu],
  ['gamble', 'Bet less on football', 'Stop gambling', /\b(?:tickets?|checkout|machines?)\b/iu],
  ['gamble', 'Stay away from the casino', 'Stop gambling', /\b(?:tickets?|match|sports)\b/iu],
  ['screen', 'Watch less TV', 'Less TV and fewer games', /\b(?:games?|controller|console|headset)\b/iu],
  ['screen', 'Stop gaming after ten', 'Less TV and fewer games', /\b(?:episodes?|series|television|remote)\b/iu],
])('of %s, %j gets no text that only fits %j (TEXT-24)', (topic, title, whole, unfit) => {
  const fitting = listTexts(topic, title)
  expect(fitting.filter((text) => unfit.test(text))).toEqual([])
  expect(fitting.length).toBeGreaterThanOrEqual(20)
  const all = listTexts(topic, whole)
  expect(all).toHaveLength(TOPICS[topic].steps.length + TOPICS[topic].challenges.length)
  expect(all.filter((text) => unfit.test(text)).length).toBeGreaterThan(0)
})

// A topic whose texts are left out for a title has enough others, or texts of its own for it, for a season without a return.
it.each<[topic: Topic, title: string, count: number]>([
  ['household', 'Keep the kitchen clean', 96],
  ['household', 'Do the laundry on Saturdays', 96],
  ['household', 'Wash the dishes every night', 96],
  ['home', 'Family dinner on Sundays', 96],
  ['debt', 'Pay off the car loan', 96],
  ['screen', 'Watch less TV', 96],
  ['screen', 'Stop gaming after ten', 96],
  ['silence', 'Sit at the lake', 95],
  ['channel', 'Start a podcast', 86],
])('of %s, %j has at least %i steps and challenges (TEXT-24)', (topic, title, count) => {
  const { steps, challenges } = fitToTitle(topic, TOPICS[topic], { title })
  expect(steps.length).toBeGreaterThanOrEqual(count)
  expect(challenges.length).toBeGreaterThanOrEqual(count)
})

it.each<[title: string, part: string | undefined]>([
  ['Mop the kitchen floor', 'kitchen'],
  ['Do the dishes in the kitchen', 'kitchen'],
  ['No clothes on the chair', 'laundry'],
  ['Vacuum and do the laundry', undefined],
  ['Clean the kitchen and the bathroom', undefined],
  ['Clean the house', undefined],
])('of %j knows the one part of the home that it names', (title, part) =>
  expect(readPart('household', { title })).toBe(part),
)

it('judges a detail by its words in every tone, and not by its form', () => {
  const wordings = (words: string) => ({
    ...{ text: words, short: words, form: 'work' as const },
    ...{ drill_sergeant: words, kind_encouraging: words, teammate: words, wise_mentor: words },
  })
  const fitting = Array.from({ length: 9 }, (_, index) => wordings(`Set plate ${index}.`))
  const ofOffice = { ...wordings('Set a plate.'), teammate: 'We leave the office.' }
  const goal = { title: 'Family dinner on Sundays' }
  const fitted = fitDetailsToTitle('home', { home: [...fitting, ofOffice] }, goal)
  expect(fitted.map(({ place: _, ...detail }) => detail)).toEqual(fitting)
  expect(fitDetailsToTitle('home', { home: [...fitting.slice(1), ofOffice] }, goal)).toHaveLength(9)
})

it('gives the same lists for a title each time, because the plans of a person are kept by list', () => {
  const goal = { title: 'Keep the kitchen clean' }
  expect(fitToTitle('household', TOPICS.household, goal)).toBe(fitToTitle('household', TOPICS.household, goal))
})
