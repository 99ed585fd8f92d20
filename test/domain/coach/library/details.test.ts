import { describe, expect, it } from 'vitest'
import { ANGLES } from '#domain/coach/day/angle.ts'
import { DETAILS } from '#domain/coach/library/details/details.ts'
import { listWordings, type Slot, slotsIn } from '#domain/coach/library/entry.ts'
import { listDetailTexts } from '#domain/coach/library/frame.ts'
import { FRAMES } from '#domain/coach/library/frames/frames.ts'
import { MESSAGES } from '#domain/coach/library/messages/messages.ts'
import { tone as tones } from '#domain/goals/fields.ts'
import { DAY_AHEAD, measureOverlap, readSentences, readWords } from '#test/domain/coach/message-wording.ts'

const details = Object.entries(DETAILS).flatMap(([topic, list]) => list.map((detail) => ({ topic, ...detail })))
const frames = tones.options.flatMap((tone) =>
  [...Object.entries(FRAMES[tone].angles), ...Object.entries(FRAMES[tone].situations)].flatMap(([at, list]) =>
    list.flatMap((frame, index) => listWordings(frame).map((text) => ({ tone, at, index, text }))),
  ),
)

const allFrames = tones.options.flatMap((tone) => [
  ...Object.values(FRAMES[tone].angles).flat(),
  ...Object.values(FRAMES[tone].situations).flat(),
])
/** Facts that a goal may lack. A frame with one of them has a twin without. */
const PERSONAL: readonly Slot[] = [
  'then',
  'obstacle',
  'why',
  'words',
  'ally',
  'last_note',
  'acting',
  'thing',
  'kept',
  'run',
  'left',
  'today',
]
const ALLOWED: readonly Slot[] = ['detail', 'after', 'when', 'weekday', 'title', ...PERSONAL]
/** Angles of silent days too, which name no record. */
const SILENT: readonly string[] = ['start', 'place', 'end']

/** The slots of a detail, and the words with which Drill Sergeant ends a message. */
const NOT_COMPARED = /\{(?:detail|after)\}|\b(?:Log it|Carry on|Dismissed|At ease|Off duty)\./gu

const NUMBER = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice|dozen|hundred)\b/iu
const NEVER =
  /!|https?:|[*_#<>"']|\b(?:journey|crush|smash|grind|hustle|proud|amazing|sugar|pity|lazy|weak|fail\w*|unlock|soldier|excuses?|punish\w*|missed)\b|give up|should have|good choice|it holds|welcome back/iu

describe('details of the topics (TEXT-26)', () => {
  it('are 24 for each topic, each once', () => {
    for (const list of Object.values(DETAILS)) expect(list).toHaveLength(24)
    expect(new Set(details.map(({ text }) => text)).size).toBe(details.length)
    expect(new Set(details.map(({ short }) => short)).size).toBe(details.length)
  })

  it('have sentences as short as every tone allows', () => {
    const sentences = (text: string) => readSentences(text.replaceAll(/: /gu, ':. '))
    for (const { text, short } of details) {
      for (const one of sentences(text)) expect(readWords(one).length, one).toBeLessThanOrEqual(18)
      for (const one of sentences(short)) expect(readWords(one).length, one).toBeLessThanOrEqual(9)
      expect(readWords(text).length, text).toBeLessThanOrEqual(30)
      expect(readWords(short).length, short).toBeLessThanOrEqual(16)
    }
  })

  it('have no slot, no number, and no word that is never used or belongs to one tone', () => {
    for (const { text, short } of details)
      for (const wording of [text, short]) {
        expect(slotsIn(wording), wording).toEqual([])
        expect(wording).not.toMatch(NUMBER)
        expect(wording).not.toMatch(NEVER)
        expect(wording).not.toMatch(DAY_AHEAD)
        expect(wording).not.toMatch(/\b(?:we|us|our|let’s|orders?|dismissed|carry on)\b/iu)
        expect(wording).not.toMatch(/\b(?:mornings?|afternoons?|evenings?|(?:mid|to)?nights?)\b/iu)
      }
  })

  it('have a short sentence after them in each tone, with nothing that a frame or the brief has to say', () => {
    for (const detail of details)
      for (const tone of tones.options) {
        const after = detail[tone]
        const longest = tone === 'drill_sergeant' ? 9 : 18
        for (const one of readSentences(after)) expect(readWords(one).length, one).toBeLessThanOrEqual(longest)
        expect(readWords(after).length, after).toBeLessThanOrEqual(longest)
        expect(after, after).toMatch(/^[“\p{Lu}].*[.?][”]?$/u)
        expect(slotsIn(after), after).toEqual([])
        // A frame may quote the person once more, and a message has two quotes at most.
        const before = tone === 'drill_sergeant' ? detail.short : detail.text
        expect(`${before} ${after}`.match(/“/gu) ?? [], after).toHaveLength(`${before} ${after}`.includes('“') ? 1 : 0)
        for (const [, quote = ''] of after.matchAll(/“([^”]*)”/gu))
          expect(readWords(quote).length, after).toBeLessThan(4)
        expect(after).not.toMatch(NUMBER)
        expect(after).not.toMatch(NEVER)
        expect(after).not.toMatch(DAY_AHEAD)
        expect(after).not.toMatch(
          /\b(?:mornings?|afternoons?|evenings?|(?:mid|to)?nights?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|check in)\b/u,
        )
        if (tone !== 'teammate') expect(after).not.toMatch(/\b(?:we|us|our|let’s)\b/iu)
        if (tone === 'wise_mentor') expect(after).not.toMatch(/’(?:t|re|ll|ve|d|m)\b/u)
      }
    for (const tone of tones.options) expect(new Set(details.map((detail) => detail[tone])).size).toBe(details.length)
  })

  it('name no exercise and no sheet to somebody who recovers', () => {
    expect([...DETAILS.joint, ...DETAILS.joint_upper].flatMap(listDetailTexts).join('\n')).not.toMatch(
      /\b(?:sheet|walk|stretch|squat|lift|run|jog|jump|lunge|climb)/iu,
    )
  })

  it.each(Object.entries(DETAILS))('are not nearly the same: %s', (_, list) => {
    const pairs = list.flatMap(({ text }, index) =>
      list.slice(index + 1).filter((other) => measureOverlap(text, other.text) >= 0.4),
    )
    expect(pairs).toEqual([])
  })
})

describe('frames of the details (TEXT-26)', () => {
  it('are as many for each angle as the angle has messages', () => {
    for (const tone of tones.options)
      for (const angle of ANGLES)
        expect(FRAMES[tone].angles[angle], `${tone} ${angle}`).toHaveLength(MESSAGES[tone][angle].length)
  })

  it('name no clock time: a mail is read at the hour of the goal or after it', () => {
    for (const { text } of frames) expect(slotsIn(text)).not.toContain('time')
  })

  it('have a last wording without the moment of a plan, for goals that have none', () => {
    for (const { text, also = [], twin } of tones.options.flatMap((tone) => [
      ...Object.values(FRAMES[tone].angles).flat(),
      ...Object.values(FRAMES[tone].situations).flat(),
    ]))
      expect(slotsIn(twin ?? also.at(-1) ?? text)).not.toContain('when')
  })

  it('never say that most of the day is ahead: a mail is also read in the evening', () => {
    for (const { text } of frames) expect(text).not.toMatch(DAY_AHEAD)
  })

  it('have the detail once, and otherwise facts of the record, the day and the plan', () => {
    for (const { text } of frames) {
      const slots = slotsIn(text)
      expect(slots, text).not.toContain('title')
      expect(slots.filter((slot) => slot === 'detail')).toHaveLength(1)
      // The sentence after the detail stands directly after it.
      if (slots.includes('after')) expect(text).toContain('{detail} {after}')
      expect(slots.filter((slot) => !ALLOWED.includes(slot))).toEqual([])
    }
    for (const { text, twin = '' } of allFrames) {
      if (!PERSONAL.some((slot) => slotsIn(text).includes(slot))) continue
      const others = slotsIn(twin).filter((slot) => !['after', 'weekday', 'when', 'title'].includes(slot))
      expect(others, text).toEqual(['detail'])
    }
    expect(frames.filter(({ text, at }) => text.includes('{kept}') && SILENT.includes(at))).toEqual([])
  })

  it('have no number except that of their situation, and no forbidden word', () => {
    for (const { text, at } of frames) {
      const own = { silent_3: /three/giu, silent_7: /seven/giu, milestone_7: /seven/giu }[at]
      expect(own ? text.replace(own, '') : text).not.toMatch(NUMBER)
      expect(text.replaceAll(/\{\w+\}/gu, '')).not.toMatch(NEVER)
      if (at !== 'at_risk') expect(text).not.toMatch(/\b(?:mornings?|afternoons?|evenings?|(?:mid|to)?nights?)\b/iu)
    }
  })

  it('name no exercise: somebody who recovers reads them too', () => {
    const own = frames.map(({ text }) => text.replaceAll('{run}', ''))
    expect(own.filter((text) => /\b(?:walk|stretch|squat|lift|run|jog|jump|lunge|climb|march)/iu.test(text))).toEqual(
      [],
    )
  })

  it('keep the words of a tone in that tone', () => {
    for (const { text, tone } of frames) {
      expect(/\b(?:we|us|our|let’s)\b/iu.test(text), text).toBe(tone === 'teammate')
      if (tone !== 'drill_sergeant') expect(text).not.toMatch(/\b(?:orders?|dismissed|carry on)\b/iu)
    }
  })

  it.each(tones.options)('are not nearly the same: %s', (tone) => {
    const own = frames
      .filter((frame) => frame.tone === tone)
      .map((frame) => ({ ...frame, blank: frame.text.replaceAll(NOT_COMPARED, '') }))
    const pairs = own.flatMap((left, index) =>
      own
        .slice(index + 1)
        .filter(
          (right) =>
            (right.at !== left.at || right.index !== left.index) && measureOverlap(left.blank, right.blank) >= 0.4,
        )
        .map((right) => `${left.text} | ${right.text}`),
    )
    expect(pairs).toEqual([])
    // Words that are too few for an overlap stand in one frame only.
    const places = new Map(
      own.map(({ blank, at, index }) => [readWords(blank).join(' ').toLowerCase(), `${at} ${index}`]),
    )
    for (const { text, blank, at, index } of own)
      expect(places.get(readWords(blank).join(' ').toLowerCase()), text).toBe(`${at} ${index}`)
  })
})
