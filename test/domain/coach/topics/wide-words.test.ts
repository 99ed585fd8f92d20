import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readTopic } from '#domain/coach/topics/topic.ts'
import { TOPIC_LISTS } from '#test/domain/coach/support/step-lists.ts'
import { topicOf } from '#test/domain/coach/support/topic-of.ts'
import { forbiddenWords } from '#test/support/library-rules.ts'
import { listVariants } from '#test/support/library-text.ts'

/** Rows of a label, a title and, where it is another one, the topic that the title gets. Most of these fit as well; `none` is no topic. */
const readRows = (name: string) =>
  readFileSync(new URL(`titles/${name}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [label = '', title = '', given = label] = line.split('\t')
      return { title, given }
    })

describe('titles by writers who saw no pattern (TEXT-24)', () => {
  it.each([
    ['independent-1', 768],
    ['independent-2', 682],
    ['independent-3', 320],
    ['independent-4', 420],
    ['independent-5', 300],
    ['independent-6', 300],
    ['independent-7', 250],
    ['independent-8', 250],
  ])('get the topic of their label, or the one that their row names: %s', (name, count) => {
    const rows = readRows(name)
    expect(rows.length).toBe(count)
    const wrong = rows
      .map(({ title, given }) => ({ title, given, found: topicOf(title) ?? 'none' }))
      .filter(({ given, found }) => given !== found)
    expect(wrong).toEqual([])
  })
})

describe('the words of a topic anywhere in a title (TEXT-24)', () => {
  it.each([
    'Help my mom quit smoking',
    'Teach my son to swim',
    'Get my teenager off his phone',
    'Watch all games of the basketball season',
  ])('tell nothing of a title about another act: %j', (title) => expect(topicOf(title)).toBeUndefined())

  it.each([
    ['Walk to the bakery after my surgery', 'recover'],
    ['Save for a drum kit', 'save'],
    ['Reflect on my team', 'reflect'],
  ] as const)('give a goal that heals, saves or reflects no topic of another kind: %j', (title, kind) =>
    expect(['walk', 'instrument', 'team']).not.toContain(readTopic({ title, kind })),
  )

  it.each([
    ['Stick to physical therapy', 'recover', 'joint'],
    ['Extra $200 a month toward the mortgage', 'save', 'debt'],
  ] as const)('give it a topic of its own kind: %j', (title, kind, topic) =>
    expect(readTopic({ title, kind })).toBe(topic),
  )

  // Titles that got no topic, or another one, before a topic for them was written, or because of their kind.
  it.each([
    ['Meet new friends', 'relate', 'friends'],
    ['Read to my kids every night', 'relate', 'children'],
    ['Pray with my kids', 'reflect', 'prayer'],
    ['Join a choir', 'do_regularly', 'errand'],
    ['Open a business account', 'do_regularly', 'errand'],
    ['Find a home for our dog', 'finish', 'errand'],
    ['Buy a new laptop', 'finish', 'purchase'],
    ['Sell my piano', 'finish', 'sale'],
    ['Declutter my inbox', 'finish', 'inbox'],
    ['Get a raised bed', 'finish', 'gardening'],
    ['Build a yoga practice', 'finish', 'workout'],
    ['Stop smoking', 'do_regularly', 'smoke'],
    ['Learn freestyle skiing', 'learn', 'sport'],
    ['Book a flight to Rome', 'finish', 'trip'],
    ['Book a photographer', 'finish', 'errand'],
    ['Book a flight home for the funeral', 'finish', undefined],
    ['Buy train tickets to Vienna', 'finish', 'trip'],
    ['Buy a dog', 'finish', 'errand'],
    ['Buy my first stock', 'finish', 'errand'],
  ] as const)('give %j, a goal of the kind %s, the topic %s', (title, kind, topic) =>
    expect(readTopic({ title, kind })).toBe(topic),
  )

  it.each(['Stop knitting', 'Stop playing chess', 'Stop running'])(
    'give a goal to stop an act none of the texts for doing it: %j',
    (title) => expect(readTopic({ title, kind: 'stop' })).toBeUndefined(),
  )

  it('give only texts without a word that contradicts one of the kinds', () => {
    const kinds = ['do_regularly', 'finish', 'stop', 'learn', 'relate'] as const
    const variants = TOPIC_LISTS.flatMap(({ name, texts }) =>
      listVariants(name, kinds, [...texts.steps, ...texts.challenges]),
    )
    expect(variants.flatMap((variant) => forbiddenWords(variant).map((word) => `${word}: ${variant.text}`))).toEqual([])
  })
})
