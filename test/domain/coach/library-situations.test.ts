import { expect, it } from 'vitest'
import { checkText } from '#domain/coach/check-text.ts'
import { eligibleTexts, fillSlots, readFacts } from '#domain/coach/fill-slots.ts'
import { ALWAYS_FILLED, slotsIn } from '#domain/coach/library/entry.ts'
import { SITUATIONS } from '#domain/coach/library/situations/situations.ts'
import type { Tone } from '#domain/goals/fields.ts'
import { BRIEFS } from '#test/support/briefs.ts'
import { blank, measureOverlap, readSentences, readWords } from './message-wording.ts'
import { inSituation } from './support/situation-briefs.ts'

const SENTENCE_WORDS: Record<Tone, number> = { kind_encouraging: 20, teammate: 18, wise_mentor: 22, drill_sergeant: 9 }
const TONES: Tone[] = ['kind_encouraging', 'teammate', 'wise_mentor', 'drill_sergeant']
const listAfterMiss = (tone: Tone) => SITUATIONS.after_miss?.[tone] ?? []
const listTexts = (tone: Tone) => listAfterMiss(tone).flatMap(({ text, twin }) => [text, twin ?? ''])

it.each(TONES)('has 24 distinct messages for the day after one without a check-in: %s', (tone) => {
  const list = listAfterMiss(tone)
  expect(list).toHaveLength(24)
  for (const [index, { text, twin = '' }] of list.entries()) {
    expect(slotsIn(twin).filter((slot) => !ALWAYS_FILLED.has(slot))).toEqual([])
    expect(slotsIn(twin)).toContain('title')
    for (const other of list.slice(index + 1)) {
      expect(measureOverlap(blank(text), blank(other.text)), `${text} ${other.text}`).toBeLessThan(0.4)
      expect(measureOverlap(blank(twin), blank(other.twin ?? '')), `${twin} ${other.twin}`).toBeLessThan(0.4)
    }
  }
})

it.each(TONES)('calls a day without a check-in nothing worse, and asks for no repair: %s', (tone) => {
  const blame =
    /\b(?:missed|skipped|slipped|lost|broke\w*|fail\w*|excuses?|lazy|promise\w*|catch up|make it up|twice as|extra)\b/iu
  expect(listTexts(tone).filter((text) => blame.test(blank(text.replace('has not been lost', ''))))).toEqual([])
})

it.each(TONES)('speaks of a plan only where it says the plan: %s', (tone) => {
  const texts = listTexts(tone).filter((text) => /\b(?:your|the) plan\b|\bplanned\b/u.test(text))
  expect(texts.filter((text) => !/\{(?:then|plan)\}/u.test(text))).toEqual([])
})

it.each(TONES)('keeps sentences as short as the tone has them: %s', (tone) => {
  const sentences = listTexts(tone).flatMap((text) => readSentences(blank(text)))
  expect(sentences.filter((sentence) => readWords(sentence).length > SENTENCE_WORDS[tone])).toEqual([])
})

it.each(Object.entries(BRIEFS))('keeps the rules of texts on the day after a miss for %s', (_, person) => {
  const known = inSituation(person, 'after_miss')
  const bare = { ...known, plan: null, obstacle: null, reason: null, description: '', interview: null }
  const plan = { micro_plan: ['Put the pen on the table.'], step_minutes: [1] }
  for (const tone of TONES)
    for (const [index, entry] of listAfterMiss(tone).entries()) {
      const brief = index % 2 === 0 ? known : bare
      const facts = readFacts(brief)
      const [wording = ''] = eligibleTexts(entry, brief.kind, facts)
      const message = fillSlots(wording, facts, brief.localTime)
      const text = { message, ...plan, challenge: 'Breathe out once.', challenge_seconds: 30 }
      expect(checkText(text, { ...brief, tone }, { mayBeEnglish: true }), message).toEqual([])
    }
})
