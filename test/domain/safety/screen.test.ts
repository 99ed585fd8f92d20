import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { weigh } from '#domain/safety/meaning/second-look.ts'
import { screenText } from '#domain/safety/screen.ts'
import { KNOWN_MISSES } from './known-misses.ts'

const readLines = (name: string): string[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('outcome\t'))

const readCases = (name: string) =>
  readLines(name).map((line) => {
    const [outcome = '', category = '', text = ''] = line.split('\t')
    return { outcome, category, text }
  })

/** Files of harmless texts that the second look learned from. */
const EVERYDAY = [
  'work',
  'home',
  'traps',
  'german',
  'spanish',
  'french',
  'stories-1',
  'stories-2',
  'stories-3',
  'stories-german',
  'stories-spanish',
  'stories-french',
  'titles-3',
  'people-2',
]

describe('several texts', () => {
  const filler = (index: number) => `On day ${index} I walked along the river and counted the boats. `.repeat(16)
  const texts = Array.from({ length: 33 }, (_, index) => filler(index).slice(0, 1000))

  test('are read to the last one, however long the others are (CARE-1)', () => {
    const suicide = { outcome: 'crisis', reason: 'suicide' }
    expect(screenText(texts).outcome).toBe('ordinary')
    expect(screenText([...texts, 'I want to kill myself tonight'])).toEqual(suicide)
    expect(screenText(['a quiet day. '.repeat(2000), 'k.i.l.l m.y.s.e.l.f'])).toEqual(suicide)
  })

  test('are one text for a rule that needs another sentence, wherever it stands', () => {
    const minor = { outcome: 'crisis', reason: 'minor' }
    expect(screenText(['My coach touches me.', ...texts, 'I am 12.'])).toEqual(minor)
    expect(screenText(['I am 12.', ...texts, 'My coach touches me.'])).toEqual(minor)
  })
})

describe('screening', () => {
  test('names the outcome of each text that needs care (CARE-1)', () => {
    const wrong = [
      'crisis.tsv',
      'gentle-and-refused.tsv',
      'shared-cases.tsv',
      'implicit.tsv',
      'plain-phrases.tsv',
      'vermin.tsv',
    ]
      .flatMap(readCases)
      .map((one) => ({ ...one, found: screenText(one.text).outcome }))
      .filter(({ outcome, found }) => outcome !== found)
    expect(wrong).toEqual([])
  })

  // Texts whose writer did not know the rules, had not read them that day (37, 38), or had read one file of them (39). Each batch was written before the rules were extended by the earlier batches. README.md
  // in this folder has the score of each first run.
  test.each([
    ...Array.from({ length: 34 }, (_, index) => index + 1),
    ...Array.from({ length: 39 }, (_, index) => index + 37),
    ...Array.from({ length: 46 }, (_, index) => index + 77),
  ])('classifies blind batch %i (CARE-2)', (batch) => {
    const found = readCases(`blind-${batch}.tsv`).map((one) => ({ ...one, found: screenText(one.text).outcome }))
    expect(found.filter(({ outcome, found, text }) => outcome !== found && !KNOWN_MISSES.has(text))).toEqual([])
  })

  // Notes, answers, chat and titles of everyday life. Do not land a training that classifies one of them as grave.
  test.each([
    'notes',
    'answers',
    'chat',
    'descriptions',
    'lines',
    'titles-1',
    'titles-2',
    'mixed',
    'goals',
    'habits',
    'plans',
    'languages',
    'languages-2',
    'neighbours',
    'voices',
    'moods',
    'pairs',
    'pairs-2',
    'lines-2',
    'areas',
    'words',
    'people',
    'trades',
    'crossings',
    'twins',
    'shorts',
    'languages-3',
    'languages-4',
    'interview',
    'interview-2',
    'lives-1',
    'lives-2',
    'lives-3',
    'titles-4',
  ])('classifies none of the everyday %s as crisis or refused (CARE-2)', (form) => {
    const texts = readCases(`everyday-${form}.tsv`).map(({ text }) => text)
    expect(texts.length).toBeGreaterThan(100)
    expect(texts.filter((text) => screenText(text).outcome !== 'ordinary')).toEqual([])
  })

  // Stories, answers and titles of people in many countries. Every fifth is read, which takes a second.
  test('holds up at most 0.5 % of 8,552 harmless texts from all walks of life (CARE-2)', () => {
    const texts = EVERYDAY.flatMap((form) => readCases(`everyday-${form}.tsv`)).filter((_, index) => index % 5 === 0)
    const held = texts.filter(({ text }) => screenText(text).outcome !== 'ordinary').map(({ text }) => text)
    expect(texts.length).toBeGreaterThan(1_700)
    expect(held.length / texts.length, held.join('\n')).toBeLessThanOrEqual(0.005)
  })

  test('misclassifies at most 2 % of ordinary texts (CARE-2)', () => {
    const texts = readLines('ordinary.txt')
    const held = texts.filter((text) => screenText(text).outcome !== 'ordinary')
    expect(texts.length).toBeGreaterThan(300)
    expect(held.length / texts.length, held.join('\n')).toBeLessThanOrEqual(0.02)
  })

  test.each([
    ['capitals', 'KILL MYSELF'],
    ['letters apart', 's.u.i.c.i.d.e'],
    ['letters apart behind a word', 'i k.i.l.l myself'],
    ['words without blanks', 'iwanttokillmyself'],
    ['zero-width characters', 'kill my\u200bself'],
    ['diacritics', 'k\u0301i\u0300ll mys\u0308elf'],
    ['full-width letters', 'ｋｉｌｌ ｍｙｓｅｌｆ'],
    ['Cyrillic letters', 'kіll mуsеlf'],
    ['Greek letters', 'kιll mysεlf'],
    ['mathematical letters', '𝐤𝐢𝐥𝐥 𝐦𝐲𝐬𝐞𝐥𝐟'],
    ['small capitals', 'ᴋɪʟʟ ᴍʏꜱᴇʟꜰ'],
    ['digits for letters', 'k1ll my5elf'],
    ['signs for letters', 'k!ll my$elf'],
    ['exchanged letters', 'klil myslef'],
    ['a missing letter', 'kil mysef'],
    ['repeated letters', 'killll myselfff'],
  ])('screens %s', (_, text) => {
    expect(screenText(text)).toEqual({ outcome: 'crisis', reason: 'suicide' })
  })

  // None of these texts is in the training data of the second look, and no rule matches the first one (CARE-20).
  test.each([
    ['crisis', 'I want the river to take me so that nobody has to find me'],
    ['gentle', 'Since Grandpa died I set the table for one person too many'],
    ['ordinary', 'Walk along the river tonight and watch the trains'],
    ['ordinary', 'Set the table for two and cook for my wife'],
  ])('classifies by its meaning as %s: %s', (outcome, text) => {
    expect(screenText(text).outcome).toBe(outcome)
  })

  test.each([
    ['a rule reads gentle and the model is just sure that it is ordinary', 'gentle', { ordinary: 0.9955 }, 'ordinary'],
    ['a rule reads gentle and the model is just not sure enough', 'gentle', { ordinary: 0.995 }, 'gentle'],
    ['a rule reads gentle and the model is not sure', 'gentle', { ordinary: 0.9, gentle: 0.1 }, 'gentle'],
    ['a rule reads gentle and the model is all but sure of a crisis', 'gentle', { crisis: 0.95 }, 'crisis'],
    ['a rule reads gentle and a crisis is just likely enough', 'gentle', { crisis: 0.86, gentle: 0.14 }, 'crisis'],
    ['a rule reads gentle and a crisis is just too unlikely', 'gentle', { crisis: 0.85, gentle: 0.15 }, 'gentle'],
    ['crisis and refusal are likely only together', 'ordinary', { crisis: 0.5, refuse: 0.45 }, 'crisis'],
    ['a refusal is all but sure', 'ordinary', { refuse: 0.9 }, 'refuse'],
    ['a refusal is just likely enough', 'ordinary', { ordinary: 0.61, crisis: 0.09, refuse: 0.3 }, 'refuse'],
    ['a refusal is just too unlikely', 'ordinary', { ordinary: 0.69, crisis: 0.02, refuse: 0.29 }, 'crisis'],
    ['a crisis is more than a third as likely as a refusal', 'ordinary', { crisis: 0.26, refuse: 0.74 }, 'crisis'],
    ['danger is just likely enough', 'ordinary', { ordinary: 0.7, crisis: 0.25, refuse: 0.05 }, 'crisis'],
    ['danger is just too unlikely', 'ordinary', { ordinary: 0.71, crisis: 0.29 }, 'ordinary'],
    ['a text may be in danger or gentle', 'ordinary', { ordinary: 0.2, gentle: 0.65, crisis: 0.15 }, 'gentle'],
    ['nothing is likely', 'ordinary', { ordinary: 0.45, gentle: 0.4, crisis: 0.15 }, 'ordinary'],
  ] as const)('weighs both looks where %s', (_, outcome, probabilities, expected) => {
    const byRules = { outcome, reason: outcome === 'gentle' ? 'grief' : 'none' } as const
    const meaning = { ordinary: 0, gentle: 0, crisis: 0, refuse: 0, ...probabilities }
    expect(weigh(byRules, meaning).outcome).toBe(expected)
  })

  test('takes the gravest outcome of several texts', () => {
    expect(screenText(['Recover from burnout', undefined, 'I want to die']).outcome).toBe('crisis')
    expect(screenText(['I want to die', 'Stab my neighbor']).outcome).toBe('refuse')
    expect(screenText([undefined, '']).outcome).toBe('ordinary')
  })

  test('combines what several sentences say about a child', () => {
    expect(screenText('My coach touches me. I am 12.')).toEqual({ outcome: 'crisis', reason: 'minor' })
  })

  test('treats an idiom and a plan in one sentence as the plan', () => {
    expect(screenText('Kill it at work, then kill myself').outcome).toBe('crisis')
    expect(screenText('Finish my novel and commit suicide').outcome).toBe('crisis')
  })

  test('is deterministic', () => {
    expect(screenText('Kill myself')).toEqual(screenText('Kill myself'))
  })

  test.each([
    ['one letter', 'a'.repeat(1_000)],
    ['blanks', `kill${' '.repeat(996)}`],
    ['letters apart', 'k '.repeat(500)],
    ['words of a rule', 'i want to '.repeat(100)],
    ['the beginning of a rule', 'my my kill kill '.repeat(62)],
    ['digits and signs', '1!$@'.repeat(250)],
    ['combining marks', `k${'\u0301'.repeat(999)}`],
    ['punctuation', '.-_ '.repeat(250)],
  ])('ends within the time limit of a test for 20,000 characters of %s', (_, hostile) => {
    // A pattern that backtracks would not end within the time limit of a test.
    const outcome = screenText(hostile.repeat(20)).outcome
    expect(['ordinary', 'crisis']).toContain(outcome)
  })
})
