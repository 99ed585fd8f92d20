import { describe, expect, it } from 'vitest'
import { deriveKind } from '#domain/coach/kinds/derive-kind.ts'
import { DETAILS } from '#domain/coach/library/details/details.ts'
import { listDetailTexts } from '#domain/coach/library/frame.ts'
import { TOPICS } from '#domain/coach/library/topics/topics.ts'
import { readTopic } from '#domain/coach/topics/topic.ts'
import { isUnfit } from '#domain/coach/topics/topic-texts.ts'

const readTopicOf = (title: string) => readTopic({ title, kind: deriveKind(title, '') })

describe('titles about swimming (TEXT-24)', () => {
  it.each([
    'Swim a mile',
    'Swim better',
    'Get better at swimming',
    'Learn the crawl',
    'Learn front crawl this summer',
    'Learn to swim the crawl properly',
    'Kraulen lernen',
    'Besser schwimmen lernen',
  ])('are known for %j', (title) => expect(readTopicOf(title)).toBe('swim'))

  // The texts ask for a length of the pool, which somebody who cannot swim must not try.
  it.each(['Learn to swim', 'Learn how to swim', 'Learn to swim without fear', 'Schwimmen lernen'])(
    'do not give the texts of swimmers to a beginner (%j)',
    (title) => expect(readTopicOf(title)).toBe('swim_start'),
  )

  it.each(['Learn to crawl the web', 'Put in a swimming pool', 'Teach the kids to swim', 'Learn about butterflies'])(
    'are not found in %j',
    (title) => expect(readTopicOf(title)).toBeUndefined(),
  )

  it.each([
    ['Take swimming lessons', 'learn'],
    ['Take swimming lessons', 'do_regularly'],
    ['Overcome my fear of water', 'do_regularly'],
  ] as const)('know a beginner by lessons or fear: %j (%s)', (title, kind) =>
    expect(readTopic({ title, kind })).toBe('swim_start'),
  )

  it.each(['Swimming lessons for my kids', 'Give my son swimming lessons', 'Learn to swim in open water'])(
    'give nobody the texts of a beginner for %j',
    (title) => expect(readTopicOf(title)).not.toBe('swim_start'),
  )

  // No text tells a person who cannot swim to go into water (TEXT-31).
  it('send no beginner into water (TEXT-31)', () => {
    const { steps, challenges } = TOPICS.swim_start
    const texts = [...steps, ...challenges, ...DETAILS.swim_start.flatMap(listDetailTexts).map((text) => ({ text }))]
    const into =
      /\b(?:swim (?:one (?!day)|as? )|jump|dive|hold your breath|get in(?:to)?|go in(?:to)?|lengths?|laps?|deep end)\b/iu
    expect(texts.filter(({ text }) => into.test(text)).map(({ text }) => text)).toEqual([])
  })

  it('leave out a step about a portion of notes for a swimmer, and keep it for a language', () => {
    const step = { text: 'Halve today’s portion if you are tired, and put the rest away.' }
    expect(isUnfit({ title: 'Learn the crawl', kind: 'learn', circle: null }, step)).toBe(true)
    expect(isUnfit({ title: 'Learn Spanish', kind: 'learn', circle: null }, step)).toBe(false)
  })
})
