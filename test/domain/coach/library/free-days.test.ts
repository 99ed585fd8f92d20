import { describe, expect, it } from 'vitest'
import { repeatsClause } from '#domain/coach/compose/nearness.ts'
import { GOAL_KINDS } from '#domain/coach/kinds/kind.ts'
import { listWordings, type Slot, slotsIn, type Wording } from '#domain/coach/library/entry.ts'
import type { FreeDayTexts, FreeMove } from '#domain/coach/library/frame.ts'
import { FREE_DAYS } from '#domain/coach/library/situations/free-day/free-days.ts'
import { tone as tones } from '#domain/goals/fields.ts'
import {
  DAY_AHEAD,
  fill,
  LONG_VALUES,
  measureOverlap,
  readSentences,
  readWords,
  SHORT_VALUES,
} from '#test/domain/coach/message-wording.ts'
import { durationsNamed, slotsStandRight, spokenWords } from '#test/support/library-rules.ts'

const lists = [...Object.entries(FREE_DAYS.topics), ...Object.entries(FREE_DAYS.kinds)].filter(
  ([, texts], index, all) => all.findIndex(([, other]) => other === texts) === index,
)
const movesOf = ({ any, eve }: FreeDayTexts): readonly FreeMove[] => [...any, ...eve]
const details = lists.flatMap(([name, texts]) => movesOf(texts).map((entry) => ({ name, ...entry })))
const pairsOf = (texts: FreeDayTexts) => movesOf(texts).flatMap((move) => move.pairs)
const closer = lists.flatMap(([name, texts]) =>
  pairsOf(texts)
    .flatMap(({ step, challenge }): Wording[] => [step, challenge])
    .map((entry) => ({ name, ...entry })),
)
const ofAnswers = Object.values(FREE_DAYS.answerPairs).flatMap((pairs) =>
  pairs.flatMap(({ step, challenge }): Wording[] => [step, challenge]).map((entry) => ({ name: 'answers', ...entry })),
)
const wordings = [...closer, ...ofAnswers].flatMap(({ name, text, twin }) =>
  [text, ...(twin === undefined ? [] : [twin])].map((words) => ({ name, text: words })),
)
const ofAnyDay = lists.flatMap(([, { any }]) =>
  any.flatMap(({ text, pairs }) => [text, ...pairs.flatMap(({ step, challenge }) => [step.text, challenge.text])]),
)
/** What every free day has. A place is that of a title such as a lake. */
const filledFor = (name: string): ReadonlySet<Slot> =>
  new Set<Slot>(['next', 'weekday', 'time', ...(['waterside', 'outdoors'].includes(name) ? (['place'] as const) : [])])

const NUMBER = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice|dozen|hundred)\b/iu
const NEVER =
  /!|https?:|[*_#<>"']|\b(?:journey|crush|smash|grind|hustle|proud|amazing|pity|lazy|weak|fail\w*|unlock|soldier|excuses?|punish\w*|missed|cupboard|colour|towards|afterwards)\b|give up|should have|last time/iu
const values = (from: typeof SHORT_VALUES) => new Map(from).set('place', 'the lake')

describe('texts of a free day (TEXT-30)', () => {
  it('are enough that the days of a week differ, also where a goal has one day a week', () => {
    for (const [name, { any, eve }] of lists) {
      expect(any.length, name).toBeGreaterThanOrEqual(11)
      expect(any.filter(({ leisure }) => !leisure).length, name).toBeGreaterThanOrEqual(8)
      expect(eve.length, name).toBeGreaterThanOrEqual(3)
      // A move would return on each eve of a goal with one day a week.
      expect([any.length % 7, eve.length % 7], name).not.toContain(0)
    }
    // The topics of the ten people.
    for (const name of ['swim', 'run', 'choir', 'waterside'] as const) {
      const own = FREE_DAYS.topics[name]
      expect(own?.any.filter(({ leisure }) => !leisure).length, name).toBeGreaterThanOrEqual(16)
      expect(own?.eve.length, name).toBeGreaterThanOrEqual(8)
    }
    expect(Object.keys(FREE_DAYS.kinds).toSorted()).toEqual([...GOAL_KINDS].toSorted())
  })

  it('have two steps for each message, or one where it prepares nothing, each with its challenge', () => {
    for (const [name, texts] of lists)
      for (const { text, pairs, leisure } of movesOf(texts))
        expect(pairs.length, `${name}: ${text}`).toBeGreaterThanOrEqual(leisure ? 1 : 2)
  })

  it('have challenges that do not repeat the act of their step, and steps that do not repeat that of the message', () => {
    for (const [, texts] of lists)
      for (const { text, pairs } of movesOf(texts))
        for (const { step, challenge } of pairs) {
          expect(repeatsClause(challenge, step.text), `${step.text} ${challenge.text}`).toBe(false)
          expect(repeatsClause(step, text), `${text} ${step.text}`).toBe(false)
          expect(repeatsClause(challenge, text), `${text} ${challenge.text}`).toBe(false)
        }
  })

  it('have enough steps for an answer to what the person wrote, whatever it asks for', () => {
    for (const pairs of Object.values(FREE_DAYS.answerPairs)) {
      expect(pairs.length).toBeGreaterThanOrEqual(8)
      for (const { step, challenge } of pairs) {
        expect(repeatsClause(challenge, step.text), `${step.text} ${challenge.text}`).toBe(false)
        expect(readWords(fill(step.text, values(LONG_VALUES))).length, step.text).toBeLessThanOrEqual(16)
      }
    }
  })

  it('are each once', () => {
    // A place by the water has the texts of any place outdoors too.
    const all = details.filter(({ name }) => name !== 'outdoors').flatMap(({ text, short }) => [text, short])
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([])
    for (const name of [...lists.map(([one]) => one), 'answers']) {
      const own = wordings.filter((one) => one.name === name).map(({ text }) => text)
      expect(own.filter((text, index) => own.indexOf(text) !== index)).toEqual([])
    }
  })

  it('name the next morning, the evening before it, or a thing that lies ready only on the day before', () => {
    expect(ofAnyDay.filter((text) => /\btomorrow\b|\bthis evening\b|\btonight\b/iu.test(text))).toEqual([])
  })

  it('have details with sentences as short as every tone allows', () => {
    const sentences = (text: string) => readSentences(text.replaceAll(/: /gu, ':. '))
    for (const { text, short } of details) {
      for (const one of sentences(text)) expect(readWords(one).length, one).toBeLessThanOrEqual(18)
      for (const one of sentences(short)) expect(readWords(one).length, one).toBeLessThanOrEqual(9)
      expect(readWords(text).length, text).toBeLessThanOrEqual(30)
      expect(readWords(short).length, short).toBeLessThanOrEqual(13)
      expect(readWords(short).length, short).toBeGreaterThanOrEqual(6)
    }
  })

  it('have steps and challenges that the longest name of a day leaves short enough', () => {
    // Quoted words do not count.
    const countLongest = (text: string) => readWords(fill(text, values(LONG_VALUES)).replaceAll(/“[^”]*”/gu, '')).length
    for (const [name, texts] of lists)
      for (const { step, challenge } of pairsOf(texts)) {
        expect(countLongest(step.text), `${name}: ${step.text}`).toBeLessThanOrEqual(16)
        expect(countLongest(challenge.text), `${name}: ${challenge.text}`).toBeLessThanOrEqual(22)
      }
  })

  it('have slots that every free day fills, or a twin without the others', () => {
    for (const { name, text, short } of details)
      for (const slot of slotsIn(`${text} ${short}`)) expect(filledFor(name), text).toContain(slot)
    for (const { name, text, twin } of closer)
      for (const slot of slotsIn(twin ?? text)) expect(filledFor(name), text).toContain(slot)
    expect(wordings.filter(({ text }) => !slotsStandRight(text))).toEqual([])
  })

  it('have no number in a message, and no word that is never used or belongs to one tone', () => {
    for (const words of details.flatMap(({ text, short }) => [text, short])) expect(words).not.toMatch(NUMBER)
    for (const words of [...details.flatMap(({ text, short }) => [text, short]), ...wordings.map(({ text }) => text)]) {
      expect(words).not.toMatch(NEVER)
      expect(words).not.toMatch(DAY_AHEAD)
      expect(words).not.toMatch(/\b(?:we|us|our|let’s|dismissed|carry on)\b/iu)
      expect(words).toMatch(/^[A-Z].*(?:[.?]|[.?…]”|\{plan\})$/u)
    }
  })

  it('have short steps and challenges that name no length of time', () => {
    for (const { text } of wordings) {
      expect(spokenWords(text), text).toBeLessThanOrEqual(22)
      expect(durationsNamed(text)).toEqual([])
    }
    for (const [, texts] of lists)
      for (const { step } of pairsOf(texts)) expect(spokenWords(step.text), step.text).toBeLessThanOrEqual(18)
  })

  it('ask for no alarm, calendar or reward, and for a word to somebody seldom', () => {
    for (const { text } of [...details, ...wordings])
      expect(text).not.toMatch(/\b(?:calendar|reward|treat yourself)\b/iu)
    for (const [name] of lists) {
      const own = wordings.filter((one) => one.name === name)
      const telling = own.filter(({ text }) => /^Tell\b/u.test(text))
      expect(telling.length * 8, name).toBeLessThanOrEqual(own.length)
    }
  })
})

describe('messages of a free day (TEXT-30)', () => {
  const frames = tones.options.flatMap((tone) =>
    [...FREE_DAYS.frames[tone], ...FREE_DAYS.leisureFrames[tone]].flatMap((frame, index) =>
      listWordings(frame).map((text) => ({ tone, index, text })),
    ),
  )

  it('are 13 in each tone, and 8 for what prepares nothing, which name the next day and hold a detail', () => {
    for (const tone of tones.options) {
      expect(FREE_DAYS.frames[tone]).toHaveLength(13)
      expect(FREE_DAYS.leisureFrames[tone]).toHaveLength(8)
      for (const { text, twin } of [...FREE_DAYS.frames[tone], ...FREE_DAYS.leisureFrames[tone]]) {
        const isPersonal = slotsIn(text).some((slot) => !['coming', 'detail'].includes(slot))
        expect(twin !== undefined, text).toBe(isPersonal)
      }
    }
    for (const { text } of frames)
      expect(slotsIn(text).filter((slot) => ['coming', 'detail'].includes(slot))).toHaveLength(2)
    for (const { text } of frames) expect(text).not.toMatch(/\b(?:below|step)\b/iu)
  })

  it('promise no preparation around a detail that prepares nothing', () => {
    const leisure = tones.options.flatMap((tone) => FREE_DAYS.leisureFrames[tone].flatMap(listWordings))
    for (const text of leisure)
      expect(text).not.toMatch(/\b(?:ready|ahead|in advance|small job|get set|beforehand)\b/iu)
  })

  it('stay within the length of their tone with short and with long facts', () => {
    for (const { tone, text } of frames) {
      const detail = tone === 'drill_sergeant' ? 'Rinse the suit in cold water. Dry it flat.' : (details[0]?.text ?? '')
      const count = (from: typeof SHORT_VALUES) => readWords(fill(text, values(from).set('detail', detail))).length
      expect(count(SHORT_VALUES), text).toBeGreaterThanOrEqual(20)
      if (!/\{(?:why|obstacle|then)\}/u.test(text)) expect(count(LONG_VALUES), text).toBeLessThanOrEqual(55)
    }
  })

  it('keep the words and the sentences of a tone in that tone', () => {
    const longest = { kind_encouraging: 20, teammate: 18, wise_mentor: 22, drill_sergeant: 9 }
    for (const { tone, text } of frames) {
      expect(/\b(?:we|us|our|let’s)\b/iu.test(text), text).toBe(tone === 'teammate')
      if (tone !== 'drill_sergeant') expect(text).not.toMatch(/\b(?:orders?|dismissed|carry on)\b/iu)
      for (const one of readSentences(text.replaceAll(/\{\w+\}/gu, 'SLOT')))
        expect(readWords(one).length, one).toBeLessThanOrEqual(longest[tone])
    }
  })

  it.each(tones.options)('are not nearly the same: %s', (tone) => {
    const own = frames.filter((frame) => frame.tone === tone)
    const blank = (text: string) => text.replaceAll(/\{(?:detail|coming)\}/gu, '')
    const pairs = own.flatMap((left, at) =>
      own
        .slice(at + 1)
        .filter((right) => right.index !== left.index && measureOverlap(blank(left.text), blank(right.text)) >= 0.4)
        .map((right) => `${left.text} | ${right.text}`),
    )
    expect(pairs).toEqual([])
  })
})
