import { describe, expect, it } from 'vitest'
import { checkText } from '#domain/coach/checks/check-text.ts'
import { ANGLES } from '#domain/coach/day/angle.ts'
import { GOAL_KINDS } from '#domain/coach/kinds/kind.ts'
import { ALWAYS_FILLED, slotsIn } from '#domain/coach/library/entry.ts'
import { MESSAGES } from '#domain/coach/library/messages/messages.ts'
import { eligibleTexts, fillSlots } from '#domain/coach/slots/fill-slots.ts'
import { readFacts } from '#domain/coach/slots/slot-facts.ts'
import type { Tone } from '#domain/goals/fields.ts'
import {
  blank,
  DAY_AHEAD,
  fill,
  LONG_VALUES,
  measureOverlap,
  readSentences,
  readWords,
  SHORT_VALUES,
} from '#test/domain/coach/message-wording.ts'
import { inSituation } from '#test/domain/coach/support/situation-briefs.ts'
import { BRIEFS } from '#test/support/briefs.ts'
import { trainClassifier } from '#test/support/tone-classifier.ts'

const TONES: Tone[] = ['kind_encouraging', 'teammate', 'wise_mentor', 'drill_sergeant']
/** Words a message, at least and at most, and words a sentence, at most (TEXT-18). */
const LENGTHS: Record<Tone, { message: [number, number]; sentence: number }> = {
  kind_encouraging: { message: [35, 55], sentence: 20 },
  teammate: { message: [30, 55], sentence: 18 },
  wise_mentor: { message: [30, 55], sentence: 22 },
  drill_sergeant: { message: [20, 42], sentence: 9 },
}

const entries = TONES.flatMap((tone) =>
  ANGLES.flatMap((angle) =>
    MESSAGES[tone][angle].map((message, index) => ({ tone, angle, message, at: `${tone} ${angle} ${index + 1}` })),
  ),
)
const wordings = entries.flatMap(({ message: { text, twin, byKind, twinByKind }, tone, at, angle }) => [
  { tone, angle, at, kind: 'text', text },
  ...(twin === undefined ? [] : [{ tone, angle, at, kind: 'twin', text: twin }]),
  ...[byKind ?? {}, twinByKind ?? {}].flatMap((own) =>
    Object.entries(own).map(([kind, wording]) => ({ tone, angle, at, kind, text: wording })),
  ),
])
type Written = (typeof wordings)[number]

/** The wordings for which a check gives a fault, with the fault. */
const findFaults = (check: (wording: Written) => unknown): string[] =>
  wordings.flatMap((wording) => {
    const fault = check(wording)
    return fault ? [`${wording.at} ${wording.kind}: ${fault === true ? wording.text : String(fault)}`] : []
  })
const findMatches = (pattern: RegExp, exempt: (wording: Written) => boolean = () => false): string[] =>
  findFaults((wording) => (exempt(wording) ? undefined : pattern.exec(blank(wording.text))?.[0]))

describe('messages of the library', () => {
  it('has eight for each tone and angle', () => {
    expect(entries).toHaveLength(384)
    for (const tone of TONES)
      for (const angle of ANGLES) expect(MESSAGES[tone][angle], `${tone} ${angle}`).toHaveLength(8)
  })

  it('has a twin of each that needs only what every goal has, with the title in it', () => {
    for (const { message, at } of entries) {
      const twin = message.twin ?? ''
      expect(slotsIn(twin), at).toContain('title')
      expect(
        slotsIn(twin).filter((slot) => !ALWAYS_FILLED.has(slot)),
        at,
      ).toEqual([])
    }
  })

  it('puts a fact of the goal into every wording, and a word of its title at most once', () => {
    const isTitle = (slot: string) => ['title', 'act', 'acting', 'thing', 'urge'].includes(slot)
    expect(findFaults(({ text }) => slotsIn(text).filter((slot) => slot !== 'weekday').length === 0)).toEqual([])
    expect(findFaults(({ text }) => slotsIn(text).filter(isTitle).length > 1)).toEqual([])
  })

  it.each(TONES)('keeps to the length of the tone with short and with long facts: %s', (tone) => {
    const { message, sentence } = LENGTHS[tone]
    const [least, most] = message
    const count = (text: string) => readWords(text).length
    for (const wording of wordings.filter((one) => one.tone === tone)) {
      expect(count(fill(wording.text, SHORT_VALUES)), wording.text).toBeGreaterThanOrEqual(least)
      expect(count(fill(wording.text, LONG_VALUES)), wording.text).toBeLessThanOrEqual(most)
      for (const one of readSentences(wording.text.replaceAll('{plan}', 'SLOT.')))
        expect(count(blank(one)), one).toBeLessThanOrEqual(sentence)
    }
  })

  it('places the slots by their grammar', () => {
    expect(findFaults(({ text }) => /(?<!\b(?:goal|for|on)) \{title\}|^\{title\}/iu.test(text))).toEqual([])
    expect(
      findFaults(({ text }) =>
        /(?<!^|[.?:] |\} )\{when\}(?!\.)|(?:^|[.?] |\} )\{when\}(?!,)|: \{when\}(?![,.])/u.test(text),
      ),
    ).toEqual([])
    expect(
      findFaults(({ text }) => /(?<!^|: |wrote )\{(?:obstacle|why)\}|\{(?:obstacle|why)\}(?!\.)/u.test(text)),
    ).toEqual([])
    expect(findFaults(({ text }) => /(?<!: )\{plan\}|\{plan\}(?! [A-Z])/u.test(text))).toEqual([])
    expect(
      findFaults(({ text }) => /\b(?:this|that|your|the|a) \{(?:thing|act|then|when|kept)\}/iu.test(text)),
    ).toEqual([])
  })

  it('uses no verb after a person’s name that needs singular or plural agreement', () => {
    expect(findFaults(({ text }) => /\{person\} (?:is|are|was|were|has|have|does|do|\w+s)\b/u.test(text))).toEqual([])
  })

  it('has no second word of time after the act, which may end in “every evening”', () => {
    expect(findMatches(/\{act\} (?:today|tomorrow|again|once|next|a little|for (?:a|the)\b)/u)).toEqual([])
  })

  it('never tells a stop goal to do what it stops', () => {
    const more = /\b(?:more of|keep up|keep going with|start with the goal)\b|\{(?:act|acting|thing)\}/iu
    const texts = entries.flatMap(({ message: { text, byKind, twinByKind } }) => [
      byKind?.stop ?? text,
      twinByKind?.stop ?? '',
    ])
    expect(texts.filter((text) => more.test(text))).toEqual([])
  })

  it('tells the person of a goal about people nothing that one tells a third person', () => {
    const asThird = /\b(?:mind most|hard spot|get stuck|how it’s going|where things stand|when you’ll do it)\b/u
    const texts = entries.map(({ message: { text, byKind } }) => byKind?.relate ?? text)
    expect(texts.filter((text) => /\{(?:ally|person)\}/u.test(text) && asThird.test(text))).toEqual([])
  })

  it('names no exercise', () => {
    expect(findMatches(/\b(?:walk\w*|run|running|stretch\w*|squat\w*|lift\w*|jog\w*)\b/iu)).toEqual([])
  })

  it('names no clock time: a mail is read at the hour of the goal or after it', () => {
    expect(findFaults(({ text }) => slotsIn(text).includes('time'))).toEqual([])
  })

  it('never says that most of the day is ahead: a mail is also read in the evening', () => {
    expect(findMatches(DAY_AHEAD)).toEqual([])
  })

  it('has no number of its own, and no hour that another goal would contradict', () => {
    expect(
      findMatches(/\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice|dozen|hundred)\b/iu),
    ).toEqual([])
    expect(
      findMatches(/\b(?:mornings?|noon|afternoons?|evenings?|(?:to|mid)?nights?|breakfast|lunch|bedtime|sunrise)\b/iu),
    ).toEqual([])
  })

  it('uses none of the words that the coach never uses (TEXT-18)', () => {
    expect(
      findMatches(
        /!|https?:|[*_#<>"']|believe in yourself|you’ve got this|\b(?:journey|crush|smash|grind|hustle|proud|amazing|sugar|pity|lazy|weak|fail\w*|unlock|soldier|excuses?|punish\w*|rivers?|gardens?|mountains?|bread|batons?|carpenters?)\b|give up|should have|studies show|guaranteed|level up|best self|consistency is key|one step at a time|seven in the morning|good choice|was your reason|it holds|\bmissed\b/iu,
      ),
    ).toEqual([])
  })

  it('asks at most one question', () => {
    expect(findFaults(({ text }) => text.split('?').length > 2)).toEqual([])
  })

  it('keeps the words of a tone in that tone', () => {
    const isTeammate = ({ tone }: Written) => tone === 'teammate'
    const isDrill = ({ tone }: Written) => tone === 'drill_sergeant'
    expect(findMatches(/\b(?:we|us|our|ours|ourselves|let’s|I)\b/u, isTeammate)).toEqual([])
    expect(findFaults((one) => isTeammate(one) && !/\b(?:we|us|our|let’s)\b/iu.test(one.text))).toEqual([])
    expect(findMatches(/\b(?:orders?|dismissed|carry on)\b/iu, isDrill)).toEqual([])
  })

  it.each(TONES)('starts with the same two words at most three times: %s', (tone) => {
    const own = entries.filter((entry) => entry.tone === tone).map(({ message }) => message)
    const lists = [
      own.map(({ text }) => text),
      own.map(({ twin, text }) => twin ?? text),
      ...GOAL_KINDS.map((kind) => own.map(({ byKind, text }) => byKind?.[kind] ?? text)),
      ...GOAL_KINDS.map((kind) => own.map(({ twinByKind, twin, text }) => twinByKind?.[kind] ?? twin ?? text)),
    ]
    for (const list of lists) {
      const counts = new Map<string, number>()
      for (const text of list) {
        const opening = readWords(text.toLowerCase()).slice(0, 2).join(' ')
        counts.set(opening, (counts.get(opening) ?? 0) + 1)
      }
      expect([...counts].filter(([, count]) => count > 3)).toEqual([])
    }
  })

  it.each(TONES)('has no two messages that are nearly the same: %s', (tone) => {
    const own = wordings
      .filter((wording) => wording.tone === tone)
      .map((wording) => ({ ...wording, blank: blank(wording.text) }))
    const pairs = own.flatMap((left, index) =>
      own
        .slice(index + 1)
        .filter((right) => right.at !== left.at && measureOverlap(left.blank, right.blank) >= 0.4)
        .map((right) => `${left.at} ${left.kind}, ${right.at} ${right.kind}`),
    )
    expect(pairs).toEqual([])
  })

  it.each(Object.entries(BRIEFS))('keeps the rules of texts for %s', (name, person) => {
    const ordinary = inSituation(person, 'ordinary')
    const bare = { ...ordinary, plan: null, obstacle: null, reason: null, description: '', interview: null }
    const steps = { micro_plan: ['Put the pen on the table.'], step_minutes: [1] }
    const challenge = { challenge: 'Breathe out once.', challenge_seconds: 30 }
    const known = { brief: ordinary, facts: readFacts(ordinary) }
    const unknown = { brief: bare, facts: readFacts(bare) }
    for (const [index, { message: entry, tone, at }] of entries.entries()) {
      const { brief, facts } = index % 2 === Number(name.slice(1)) % 2 ? known : unknown
      const [wording = ''] = eligibleTexts(entry, brief.kind, facts)
      const message = fillSlots(wording, facts, brief.localTime)
      const text = { message, ...steps, ...challenge }
      expect(checkText(text, { ...brief, tone }, { mayBeEnglish: true }), `${at}: ${message}`).toEqual([])
    }
  })

  it('has tones that a classifier trained on one half recognizes in the other half', () => {
    const halves = [0, 1].map((half) => {
      const ats = new Set(entries.filter((_, index) => index % 2 === half).map(({ at }) => at))
      return wordings.filter(({ at }) => ats.has(at)).map(({ tone, text }) => ({ label: tone, text: blank(text) }))
    })
    for (const [train = [], exam = []] of [halves, halves.toReversed()]) {
      const guess = trainClassifier(train)
      for (const tone of TONES) {
        const own = exam.filter(({ label }) => label === tone)
        const right = own.filter(({ text }) => guess(text) === tone)
        expect(right.length / own.length, tone).toBeGreaterThanOrEqual(0.8)
      }
    }
  })
})
