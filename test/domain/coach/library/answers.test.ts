import { describe, expect, it } from 'vitest'
import { repeatsClause } from '#domain/coach/compose/nearness.ts'
import { ANSWER_LEADS } from '#domain/coach/library/answer-leads/answer-leads.ts'
import { ANSWERS } from '#domain/coach/library/answers/answers.ts'
import { DETAILS } from '#domain/coach/library/details/details.ts'
import { slotsIn } from '#domain/coach/library/entry.ts'
import { listDetailTexts } from '#domain/coach/library/frame.ts'
import { TOPICS } from '#domain/coach/library/topics/topics.ts'
import { tone as tones } from '#domain/goals/fields.ts'
import { DAY_AHEAD, readSentences, readWords } from '#test/domain/coach/message-wording.ts'
import { FULL_TOPICS } from '#test/domain/coach/support/full-topics.ts'
import { durationsNamed, forbiddenWords, spokenWords } from '#test/support/library-rules.ts'
import { firstWord, listVariants, type Variant } from '#test/support/library-text.ts'

const answers = Object.entries(ANSWERS).flatMap(([topic, list]) => list.map((answer) => ({ topic, ...answer })))
/** Topics of goals to stop, and of recovery, in which nobody plays a part. */
const ALONE: readonly string[] = [
  'alcohol',
  'cannabis',
  'coffee',
  'gamble',
  'nails',
  'screen',
  'scroll',
  'shout',
  'smoke',
  'sweets',
  'vape',
]

const NUMBER = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice|dozen|hundred)\b/iu
const NEVER =
  /[!*_#<>"'“”;—–]|https?:|\b(?:journey|crush|smash|grind|hustle|proud|amazing|pity|lazy|weak|fail\w*|unlock|soldier|excuses?|punish\w*|missed)\b|give up|should have|good choice/iu
const HOURS =
  /\b(?:mornings?|afternoons?|evenings?|tonight|(?:mid|to)?nights?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|check in)\b/iu
/** `{ally}` may be a name, or several people: “your kids”. */
const UNFIT_ALLY =
  /\{ally\}(?:’|:| (?:is|are|was|were|has|have|does|do|can|will|may|would|might)\b)|(?:^|[.?] )\{ally\}/u

describe('answers to what a person wrote (TEXT-32)', () => {
  it('stand for most topics, several for each, and all texts once', () => {
    expect(Object.keys(ANSWERS).length).toBeGreaterThanOrEqual(70)
    for (const [topic, list] of Object.entries(ANSWERS)) expect(list.length, topic).toBeGreaterThanOrEqual(8)
    const texts = Object.values(ANSWERS).flatMap((list) =>
      list.flatMap(({ meets: _, ...detail }) => listDetailTexts(detail)),
    )
    const ofDetails = new Set(Object.values(DETAILS).flatMap((list) => list.flatMap(listDetailTexts)))
    expect(texts.filter((text, index) => texts.indexOf(text) !== index || ofDetails.has(text))).toEqual([])
  })

  it('leave a free day something to do: a preparation, a note or a word to somebody', () => {
    for (const [topic, list] of Object.entries(ANSWERS))
      expect(
        list.filter(({ form }) => ['prepare', 'note', 'tell'].includes(form)).length,
        topic,
      ).toBeGreaterThanOrEqual(3)
  })

  it('have a part for somebody, except where a goal is to stop', () => {
    for (const [topic, list] of Object.entries(ANSWERS))
      expect(list.filter(({ meets }) => meets === 'ally').length > 0, topic).toBe(!ALONE.includes(topic))
  })

  it('have sentences as short as every tone allows', () => {
    const sentences = (text: string) => readSentences(text.replaceAll(/: /gu, ':. '))
    for (const answer of answers) {
      const limits = [
        ...tones.options.map((tone) => [answer[tone], tone === 'drill_sergeant' ? 9 : 18, 18] as const),
        [answer.text, 18, 26] as const,
        [answer.short, 9, 16] as const,
      ]
      for (const [text, longest, most] of limits) {
        for (const one of sentences(text)) expect(readWords(one).length, one).toBeLessThanOrEqual(longest)
        expect(readWords(text).length, text).toBeLessThanOrEqual(most)
      }
    }
  })

  it('have no number, no time of day, no word that is never used or belongs to another tone, and no slot but the name', () => {
    for (const { topic, meets, form: _form, place: _place, own: _own, ...texts } of answers) {
      const { text, short, ...byTone } = texts
      for (const [tone, words] of Object.entries({ ...byTone, '': text, ' ': short })) {
        expect(words, topic).toMatch(/^\p{Lu}.*[.?]$/u)
        for (const pattern of [NUMBER, NEVER, HOURS, DAY_AHEAD, UNFIT_ALLY]) expect(words).not.toMatch(pattern)
        expect(slotsIn(words).filter((slot) => !['ally', 'driver'].includes(meets) || slot !== 'ally')).toEqual([])
        if (tone !== 'teammate') expect(words).not.toMatch(/\b(?:we|us|our|let’s|we’re|we’ll|we’ve)\b/iu)
        if (tone !== 'drill_sergeant' && tone !== ' ')
          expect(words).not.toMatch(/\b(?:orders?|ordered|dismissed|carry on)\b/iu)
        if (tone === 'wise_mentor') expect(words).not.toMatch(/’(?:t|re|ll|ve|d|m)\b/u)
      }
      if (['ally', 'driver'].includes(meets))
        for (const words of [text, short]) expect(slotsIn(words), words).toEqual(['ally'])
    }
  })
})

describe('the own step and challenge of an answer (TEXT-32)', () => {
  const kindsOf = (topic: string) => [
    ...new Set(FULL_TOPICS.filter((one) => one.topic === topic).map(({ kind }) => kind)),
  ]
  const owned = answers.flatMap(({ own = [], ...answer }) => own.map((parts) => ({ ...answer, ...parts })))
  const variants: Variant[] = owned.flatMap(({ topic, step, challenge }) =>
    listVariants(topic, kindsOf(topic), [step, challenge]),
  )

  it('stand in each answer, two of each, and each text once in the library', () => {
    expect(answers.filter(({ own }) => own?.length !== 2).map(({ topic, text }) => `${topic}: ${text}`)).toEqual([])
    const texts = owned.flatMap(({ step, challenge }) => [step.text, challenge.text])
    const ofTopics = new Set(
      Object.values(TOPICS).flatMap(({ steps, challenges }) => [...steps, ...challenges].map(({ text }) => text)),
    )
    expect(texts.filter((text, index) => texts.indexOf(text) !== index || ofTopics.has(text))).toEqual([])
  })

  it('are short enough for the day after a miss, and take no length of time, number or hour from the person', () => {
    for (const { step, challenge } of owned) {
      expect(step.minutes, step.text).toBeLessThanOrEqual(2)
      expect(spokenWords(step.text), step.text).toBeLessThanOrEqual(16)
      expect(spokenWords(challenge.text), challenge.text).toBeLessThanOrEqual(18)
      for (const { text } of [step, challenge]) {
        expect(text).toMatch(/^\p{Lu}.*[.?]”?$/u)
        for (const pattern of [/[\d{}!*_#<>"';—–]/u, HOURS, DAY_AHEAD]) expect(text).not.toMatch(pattern)
        expect(durationsNamed(text)).toEqual([])
      }
    }
  })

  it('ask for another act than the part before them, and begin with another word', () => {
    for (const { text, short, step, challenge } of owned) {
      for (const words of [text, short]) expect(repeatsClause(step, words), `${words} ${step.text}`).toBe(false)
      expect(repeatsClause(challenge, step.text), `${step.text} ${challenge.text}`).toBe(false)
      expect(firstWord(challenge.text)).not.toBe(firstWord(step.text))
    }
  })

  it('have no word that is never used for a kind of goal of the topic', () =>
    expect(variants.flatMap((one) => forbiddenWords(one).map((word) => `${word}: ${one.text}`))).toEqual([]))
})

describe('the words around an answer (TEXT-32)', () => {
  const leads = tones.options.flatMap((tone) =>
    Object.entries(ANSWER_LEADS[tone]).flatMap(([about, list]) => list.map((text) => ({ tone, about, text }))),
  )

  it('are twelve or more of each kind, and each stands once', () => {
    for (const tone of tones.options)
      for (const list of Object.values(ANSWER_LEADS[tone])) expect(list.length, tone).toBeGreaterThanOrEqual(12)
    expect(new Set(leads.map(({ text }) => text)).size).toBe(leads.length)
  })

  it('hold the quote that is answered, or none, and the answer with its sentence', () => {
    for (const { about, text } of leads)
      expect(slotsIn(text).toSorted()).toEqual(['after', 'detail', ...(about === 'ally' ? [] : [about])].toSorted())
    for (const { text } of leads) expect(text).toContain('{detail} {after}')
  })

  it('have no number, and no word that is never used or belongs to another tone', () => {
    for (const { tone, text } of leads) {
      const own = text.replaceAll(/\{\w+\}/gu, '')
      for (const pattern of [/\d/u, NEVER, HOURS, DAY_AHEAD]) expect(own).not.toMatch(pattern)
      if (tone !== 'teammate') expect(own).not.toMatch(/\b(?:we|us|our|let’s|we’re|we’ll|we’ve)\b/iu)
      if (tone !== 'drill_sergeant') expect(own).not.toMatch(/\b(?:orders?|dismissed|carry on)\b/iu)
      if (tone === 'wise_mentor') expect(own).not.toMatch(/’(?:t|re|ll|ve|d|m)\b/u)
    }
  })
})
