import { describe, expect, it } from 'vitest'
import { firstWord } from '#domain/coach/compose/first-word.ts'
import { writeBuiltInText } from '#domain/coach/compose/write-text.ts'
import { EVENT_TEXTS } from '#domain/coach/library/situations/target/events.ts'
import { readTargetEvent, TARGET_EVENTS } from '#domain/coach/topics/target-event.ts'
import {
  blank,
  fill,
  LONG_VALUES,
  measureOverlap,
  readSentences,
  readWords,
  SHORT_VALUES,
} from '#test/domain/coach/message-wording.ts'
import { inSituation } from '#test/domain/coach/support/situation-briefs.ts'
import { TONES } from '#test/domain/coach/support/situation-messages.ts'
import { BRIEFS } from '#test/support/briefs.ts'
import { durationsNamed, spokenWords } from '#test/support/library-rules.ts'

const SITUATIONS = ['target_eve', 'target_day', 'after_target'] as const
const WORDS = { target_eve: [35, 55], target_day: [20, 42], after_target: [35, 55] } as const
const DRILL_WORDS = [20, 42] as const
const SENTENCE_WORDS = { kind_encouraging: 20, teammate: 18, wise_mentor: 22, drill_sergeant: 9 }

const messages = TARGET_EVENTS.flatMap((event) =>
  SITUATIONS.flatMap((situation) =>
    TONES.flatMap((tone) =>
      EVENT_TEXTS[event].messages[situation][tone].map(({ text }) => ({ event, situation, tone, text })),
    ),
  ),
)
const findTexts = (has: (one: (typeof messages)[number]) => boolean): string[] =>
  messages.filter(has).map(({ text }) => text)

/** A goal with a title and a kind, on the day before, on or after its target date. */
const onDate = (title: string, { kind = 'finish', situation = 'target_day' }: Given = {}) =>
  inSituation({ ...BRIEFS.P1, title, kind, description: '' }, situation)
type Given = { kind?: (typeof BRIEFS.P1)['kind']; situation?: (typeof SITUATIONS)[number] }

describe('the event of a target date (TEXT-36)', () => {
  it.each([
    ['Pass the CPA exam, all four sections by December', 'exam'],
    ['Pass the bar exam in July', 'exam'],
    ['Half marathon under 2 hours', 'race'],
    ['Run the Lagos City Marathon', 'race'],
    ['Plan mom and dad’s 50th anniversary party', 'party'],
    ['Plan a trip to Japan with my sister', 'trip'],
    ['Give a toast without shaking', 'stage'],
    ['Pass my organic chemistry final', 'exam'],
    ['IELTS 7.0', 'exam'],
    ['SAT 1500', 'exam'],
    ['USMLE Step 1', 'exam'],
    ['Chem exam', 'exam'],
    ['Examen de inglés B2', 'exam'],
    ['Sail in the winter regatta', 'race'],
    ['Run the race for Megan’s hospice', 'race'],
    ['Run my first 10k', 'race'],
    ['Halbmarathon laufen', 'race'],
    ['Correr el maratón', 'race'],
    ['Birthday party for Leo', 'party'],
    ['Wedding in June', 'party'],
    ['Take my driving test', 'driving'],
    ['Pass my motorcycle test', 'driving'],
    ['Wedding toast', 'stage'],
    ['Trip to Rome', 'trip'],
    ['Vacation in Maine', 'trip'],
    ['Honeymoon', 'trip'],
    ['Fly to Lisbon with Harold', 'trip'],
  ] as const)('is read from the title and its topic: %s', (title, event) => {
    expect(readTargetEvent(onDate(title))).toBe(event)
  })

  it.each([
    ['Finish the first draft of my thesis', 'finish'],
    ['Finish my bachelor’s degree at 41', 'finish'],
    ['Read 24 books in 2025', 'finish'],
    ['Run a 5k without stopping', 'finish'],
    ['Save up for a trip to Japan', 'save'],
    ['Quit smoking before the marathon', 'stop'],
    ['Lose 20 lbs before my sister’s wedding', 'do_regularly'],
    ['Speak up more in meetings', 'do_regularly'],
    ['Recover from the marathon', 'recover'],
    ['Book an eye exam', 'finish'],
    ['Watch a film marathon with my sister', 'relate'],
    ['Restore my race car', 'finish'],
    ['Find a wedding dress', 'finish'],
    ['Help my daughter through her exams', 'relate'],
  ] as const)('is none where the date is only a limit: %s', (title, kind) => {
    expect(readTargetEvent(onDate(title, { kind }))).toBeUndefined()
  })

  it.each(SITUATIONS)('gives the goal its texts around the date, and no other goal: %s', (situation) => {
    const known = new Set<string>(
      TONES.flatMap((tone) => EVENT_TEXTS.exam.messages[situation][tone].map((m) => m.text)),
    )
    for (const tone of TONES) {
      const exam = writeBuiltInText({ ...onDate('Pass the bar exam', { situation }), tone })
      expect([...known].map((text) => text.replace('{title}', '“Pass the bar exam”'))).toContain(
        exam.message
          .replace('“Pass the bar exam.”', '“Pass the bar exam”.')
          .replace('“Pass the bar exam,”', '“Pass the bar exam”,'),
      )
      const { steps, challenges } = EVENT_TEXTS.exam.parts[situation]
      expect(steps.map(({ text }) => text)).toContain(exam.micro_plan[0])
      expect(challenges.map(({ text }) => text)).toContain(exam.challenge)
      const thesis = writeBuiltInText({ ...onDate('Finish my thesis', { situation }), tone })
      expect(steps.map(({ text }) => text)).not.toContain(thesis.micro_plan[0])
    }
  })
})

describe('messages of an event (TEXT-36)', () => {
  it('are at least as many for a tone as two goals on one day need', () => {
    for (const event of TARGET_EVENTS)
      for (const situation of SITUATIONS)
        for (const tone of TONES)
          expect(EVENT_TEXTS[event].messages[situation][tone].length, `${event} ${situation} ${tone}`).toBeGreaterThan(
            1,
          )
  })

  it('name the goal once, after “goal”', () => {
    expect(findTexts(({ text }) => !/^[^{]*\bgoal \{title\}[^{]*$/u.test(text))).toEqual([])
  })

  it('keep to the length of the situation, with short and with long titles', () => {
    const count = (text: string) => readWords(text).length
    expect(
      messages.flatMap(({ situation, tone, text }) => {
        const [least, most] = tone === 'drill_sergeant' ? DRILL_WORDS : WORDS[situation]
        const [short, long] = [count(fill(text, SHORT_VALUES)), count(fill(text, LONG_VALUES))]
        return short < least || long > most + 8 ? [`${short} to ${long}: ${text}`] : []
      }),
    ).toEqual([])
  })

  it('keep sentences as short as the tone has them', () => {
    expect(
      findTexts(({ tone, text }) =>
        readSentences(blank(text)).some((sentence) => readWords(sentence).length > SENTENCE_WORDS[tone]),
      ),
    ).toEqual([])
  })

  it('assume no result, and leave both ways open after the date', () => {
    const result = /\byou (?:did it|made it|reached|finished|passed)\b|\bcongratulations\b|\bwell done\b|\btoo late\b/iu
    expect(findTexts(({ text }) => result.test(text))).toEqual([])
    const both = /\bclos\w+\b.*\b(?:dates?|day)\b|Done, moved, or called off/iu
    expect(findTexts(({ situation, text }) => situation === 'after_target' && !both.test(text))).toEqual([])
  })

  it('use no forbidden word and no number', () => {
    const never =
      /!|https?:|[*_#<>"'—–;]|\b(?:journey|crush|proud|amazing|lazy|weak|fail\w*|soldier|excuses?|two|three|four|five|six|seven|twice)\b|\d|give up|should have/iu
    expect(findTexts(({ text }) => never.test(text.replace('{title}', '')))).toEqual([])
  })

  it('keep the words of a tone in that tone', () => {
    expect(findTexts(({ tone, text }) => tone !== 'teammate' && /\b(?:we|us|our|ours|let’s|I)\b/u.test(text))).toEqual(
      [],
    )
    expect(findTexts(({ tone, text }) => tone === 'teammate' && !/\b(?:we|us|our|let’s)\b/iu.test(text))).toEqual([])
    expect(
      findTexts(({ tone, text }) => tone !== 'drill_sergeant' && /\b(?:dismissed|carry on|at ease)\b/iu.test(text)),
    ).toEqual([])
  })

  it('are not nearly the same', () => {
    const pairs = messages.flatMap((left, index) =>
      messages
        .slice(index + 1)
        .filter((right) => right.tone === left.tone && measureOverlap(blank(left.text), blank(right.text)) >= 0.5)
        .map((right) => `${left.text} | ${right.text}`),
    )
    expect(pairs).toEqual([])
  })
})

describe('steps and challenges of an event (TEXT-36)', () => {
  const lists = TARGET_EVENTS.flatMap((event) =>
    SITUATIONS.map((situation) => ({
      at: `${event} ${situation}`,
      ...EVENT_TEXTS[event].parts[situation],
    })),
  )

  it('are five of each, and each once', () => {
    for (const { at, steps, challenges } of lists) {
      expect([steps.length, challenges.length], at).toEqual([5, 5])
      expect(new Set(steps.map(({ text }) => firstWord(text))).size, at).toBe(5)
    }
    const texts = lists.flatMap(({ steps, challenges }) => [...steps, ...challenges].map(({ text }) => text))
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })

  it('are short, and name no duration', () => {
    for (const { at, steps, challenges } of lists) {
      for (const { text } of steps) expect(spokenWords(text), `${at}: ${text}`).toBeLessThanOrEqual(16)
      for (const { text } of challenges) expect(spokenWords(text), `${at}: ${text}`).toBeLessThanOrEqual(22)
      for (const { text } of [...steps, ...challenges]) expect(durationsNamed(text), text).toEqual([])
    }
  })
})
