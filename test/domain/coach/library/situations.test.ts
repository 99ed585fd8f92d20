import { describe, expect, it } from 'vitest'
import type { DateSituation, Situation } from '#domain/coach/day/situation.ts'
import { ALWAYS_FILLED, slotsIn } from '#domain/coach/library/entry.ts'
import { MESSAGES } from '#domain/coach/library/messages/messages.ts'
import { SITUATION_TEXTS as LIBRARY } from '#domain/coach/library/situations/situations.ts'
import type { Tone } from '#domain/goals/fields.ts'
import {
  blank,
  fill,
  LONG_VALUES,
  measureOverlap,
  readSentences,
  readWords,
  SHORT_VALUES,
} from '#test/domain/coach/message-wording.ts'
import {
  entries,
  findFaults,
  findMatches,
  listTexts,
  situations,
  TONES,
  within,
  wordings,
} from '#test/domain/coach/support/situation-messages.ts'
import { trainClassifier } from '#test/support/tone-classifier.ts'

const SENTENCE_WORDS: Record<Tone, number> = { kind_encouraging: 20, teammate: 18, wise_mentor: 22, drill_sergeant: 9 }

/** Texts a tone, at least and at most, and words a message (TEXT-17). */
const RULES: Record<
  Exclude<Situation, 'ordinary' | 'rest_day' | DateSituation>,
  { texts: [number, number]; words: [number, number] }
> = {
  done_today: { texts: [4, 6], words: [15, 30] },
  returned: { texts: [12, 12], words: [30, 50] },
  silent_3: { texts: [12, 12], words: [30, 55] },
  silent_7: { texts: [12, 12], words: [35, 55] },
  silent_14: { texts: [12, 12], words: [30, 50] },
  after_miss: { texts: [24, 24], words: [25, 45] },
  note_hard: { texts: [4, 6], words: [35, 55] },
  milestone_7: { texts: [4, 6], words: [30, 55] },
  milestone_30: { texts: [4, 6], words: [20, 40] },
  milestone_90: { texts: [4, 6], words: [40, 60] },
  milestone_365: { texts: [4, 6], words: [30, 60] },
  note_easy: { texts: [4, 6], words: [20, 40] },
  first_day: { texts: [4, 6], words: [35, 55] },
  at_risk: { texts: [4, 6], words: [20, 45] },
}
/** Words of a message of Drill Sergeant where the situation does not ask for fewer. */
const DRILL_WORDS = [20, 42] as const

/** Facts that every day of the situation has. */
const isFilled = (situation: Situation, slot: ReturnType<typeof slotsIn>[number]): boolean =>
  ALWAYS_FILLED.has(slot) || slot === 'when' || (slot === 'run' && situation === 'at_risk')

describe('messages of situations', () => {
  it.each(situations)('are as many as the rotation needs: %s', (situation) => {
    const [least, most] = RULES[situation].texts
    for (const tone of TONES) {
      const list = LIBRARY[situation]?.[tone] ?? []
      expect(list.length, tone).toBeGreaterThanOrEqual(least)
      expect(list.length, tone).toBeLessThanOrEqual(most)
    }
  })

  it('have, in each entry, a wording that every goal can fill', () => {
    const without = entries.filter(
      ({ message: { text, twin }, situation }) => !slotsIn(twin ?? text).every((slot) => isFilled(situation, slot)),
    )
    expect(without.map(({ at }) => at)).toEqual([])
  })

  it('name the goal or a fact of it, and the title at most once', () => {
    expect(
      findFaults(({ text, situation }) => {
        const mayBeShort = situation === 'done_today'
        return !mayBeShort && slotsIn(text).filter((slot) => slot !== 'weekday').length === 0
      }),
    ).toEqual([])
    const isTitle = (slot: string) => ['title', 'act', 'acting', 'thing', 'urge'].includes(slot)
    expect(findFaults(({ text }) => slotsIn(text).filter(isTitle).length > 1)).toEqual([])
  })

  it.each(situations)('keep to the length of the situation with short and with long facts: %s', (situation) => {
    const count = (text: string) => readWords(text).length
    expect(
      findFaults(({ text, tone, ...wording }) => {
        if (wording.situation !== situation) return false
        const [least, most] =
          tone === 'drill_sergeant' && situation !== 'done_today' ? DRILL_WORDS : RULES[situation].words
        const [short, long] = [count(fill(text, SHORT_VALUES)), count(fill(text, LONG_VALUES))]
        // The longest plan and title together are rare; the checklist lets a person's words pass the band.
        return (short < least || long > most + (tone === 'drill_sergeant' ? 6 : 8)) && `${short} to ${long}: ${text}`
      }),
    ).toEqual([])
  })

  it.each(TONES)('keep sentences as short as the tone has them: %s', (tone) => {
    expect(
      findFaults(
        (wording) =>
          wording.tone === tone &&
          readSentences(blank(wording.text.replaceAll('{plan}', 'SLOT.'))).find(
            (sentence) => readWords(sentence).length > SENTENCE_WORDS[tone],
          ),
      ),
    ).toEqual([])
  })

  it('place the slots by their grammar', () => {
    expect(findFaults(({ text }) => /(?<!\b(?:goal|for|on)) \{title\}|^\{title\}/iu.test(text))).toEqual([])
    expect(
      findFaults(({ text }) => /(?<!^|[.?:] |\} )\{when\}(?![.?])|(?:^|[.?] |\} )\{when\}(?!,)/u.test(text)),
    ).toEqual([])
    expect(
      findFaults(({ text }) =>
        /(?<!^|: |wrote |noted )\{(?:obstacle|why|last_note)\}|\{(?:obstacle|why|last_note)\}(?!\.)/u.test(text),
      ),
    ).toEqual([])
    expect(findFaults(({ text }) => /(?<!: )\{plan\}|\{plan\}(?! [A-Z])/u.test(text))).toEqual([])
    expect(
      findFaults(({ text }) => /\b(?:this|that|your|the|a) \{(?:thing|act|then|when|kept)\}/iu.test(text)),
    ).toEqual([])
  })

  it('mention a plan only when they quote it', () => {
    const isAboutPlan = /\b(?:your|the) (?:own )?plan\b|\byou planned\b/iu
    const known = within('after_miss', 'first_day', 'silent_3', 'returned', 'milestone_7')
    expect(
      findFaults((one) => known(one) && isAboutPlan.test(one.text) && !/\{(?:then|plan)\}/u.test(one.text)),
    ).toEqual([])
  })

  it('use no forbidden word', () => {
    expect(
      findMatches(
        /!|https?:|[*_#<>"']|\b(?:journey|crush|smash|grind|hustle|proud|amazing|sugar|pity|lazy|weak|fail\w*|unlock|soldier|excuses?|punish\w*|rivers?|gardens?|mountains?|bread|batons?|carpenters?)\b|give up|should have|good choice|was your reason|it holds|welcome back/iu,
      ),
    ).toEqual([])
    expect(findFaults(({ text }) => text.split('?').length > 2)).toEqual([])
  })

  it('have no number except those of their situation', () => {
    const own: Partial<Record<Situation, RegExp>> = {
      silent_3: /\bthree days\b|\bthree (?:quiet|empty|blank) (?:days|lines)\b|\bthree lines\b/giu,
      silent_7: /\bseven (?:quiet )?days\b|\bseven of them\b/giu,
      silent_14: /\btwo (?:quiet )?weeks\b/giu,
      milestone_7: /\bseven\b/giu,
      milestone_30: /\bthirty\b/giu,
      milestone_90: /\bninety\b/giu,
      milestone_365: /\b365\b/giu,
    }
    const number = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice|dozen|hundred)\b/iu
    expect(findFaults(({ text, situation }) => number.exec(text.replace(own[situation] ?? /$^/u, ' '))?.[0])).toEqual(
      [],
    )
  })

  it('name no hour that another goal would contradict, and no exercise', () => {
    const isEvening = within('at_risk')
    expect(
      findMatches(
        /\b(?:mornings?|noon|afternoons?|evenings?|(?:to|mid)?nights?|breakfast|lunch|bedtime|sunrise)\b/iu,
        (one) => !isEvening(one),
      ),
    ).toEqual([])
    expect(findMatches(/\b(?:walk\w*|run|running|stretch\w*|squat\w*|lift\w*|jog\w*)\b/iu)).toEqual([])
  })

  it('keep the words of a tone in that tone', () => {
    expect(findMatches(/\b(?:we|us|our|ours|ourselves|let’s|I)\b/u, ({ tone }) => tone !== 'teammate')).toEqual([])
    expect(findFaults(({ tone, text }) => tone === 'teammate' && !/\b(?:we|us|our|let’s)\b/iu.test(text))).toEqual([])
    expect(findMatches(/\b(?:orders?|dismissed|carry on)\b/iu, ({ tone }) => tone !== 'drill_sergeant')).toEqual([])
  })

  it.each(TONES)('are not nearly the same: %s', (tone) => {
    const own = wordings
      .filter((wording) => wording.tone === tone)
      .map((wording) => ({ ...wording, blank: blank(wording.text) }))
    const pairs = own.flatMap((left, index) =>
      own
        .slice(index + 1)
        .filter((right) => right.at !== left.at && measureOverlap(left.blank, right.blank) >= 0.4)
        .map((right) => `${left.at}, ${right.at}: ${right.text}`),
    )
    expect(pairs).toEqual([])
  })

  it('have tones that a classifier trained on one half of the library names in the other', () => {
    const angles = TONES.flatMap((tone) =>
      Object.values(MESSAGES[tone]).flatMap((list) => list.map((message) => ({ tone, message }))),
    )
    const learned = (half: number) => [...angles, ...entries].filter((_, index) => index % 2 === half)
    const examined = (half: number) => entries.filter((_, index) => (index + angles.length) % 2 !== half)
    for (const half of [0, 1]) {
      const guess = trainClassifier(
        learned(half).flatMap(({ tone, message }) =>
          listTexts(message).map((text) => ({ label: tone, text: blank(text) })),
        ),
      )
      for (const tone of TONES) {
        const own = examined(half)
          .filter((entry) => entry.tone === tone)
          .flatMap(({ message }) => listTexts(message))
        const right = own.filter((text) => guess(blank(text)) === tone)
        expect(right.length / own.length, `${tone} ${half}`).toBeGreaterThanOrEqual(0.8)
      }
    }
  })
})
