import { describe, expect, it } from 'vitest'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { checkText } from '#domain/coach/checks/check-text.ts'
import { isWithinBand } from '#domain/coach/checks/length.ts'
import { writeBuiltInText } from '#domain/coach/compose/write-text.ts'
import { listWordings, slotsIn } from '#domain/coach/library/entry.ts'
import type { DateMove } from '#domain/coach/library/frame.ts'
import { afterMoves } from '#domain/coach/library/situations/target/after-moves.ts'
import { FAMILY_TEXTS } from '#domain/coach/library/situations/target/families/families.ts'
import { DATE_FRAMES } from '#domain/coach/library/situations/target/frames.ts'
import { eligibleTexts, fillSlots } from '#domain/coach/slots/fill-slots.ts'
import { readFacts } from '#domain/coach/slots/slot-facts.ts'
import { AFTER_GROUPS, DATE_FAMILIES, readDateFamily } from '#domain/coach/topics/date-family.ts'
import { addDays } from '#domain/time/day.ts'
import { blank, readSentences, readWords } from '#test/domain/coach/message-wording.ts'
import { inSituation } from '#test/domain/coach/support/situation-briefs.ts'
import { TONES } from '#test/domain/coach/support/situation-messages.ts'
import { BRIEFS } from '#test/support/briefs.ts'
import { durationsNamed, spokenWords } from '#test/support/library-rules.ts'

const SITUATIONS = ['target_eve', 'target_day', 'after_target'] as const

/** A move and the one that takes its place for a goal with a fact. */
const withInstead = (move: DateMove): DateMove[] => [move, ...(move.instead ? withInstead(move.instead) : [])]

const lists = [
  ...DATE_FAMILIES.flatMap((family) =>
    (['target_eve', 'target_day'] as const).map((situation) => ({
      at: `${family} ${situation}`,
      family,
      moves: FAMILY_TEXTS[family][situation],
    })),
  ),
  ...AFTER_GROUPS.map((group) => ({ at: `${group} after`, family: undefined, moves: afterMoves[group] })),
]
const all = lists.flatMap(({ at, family, moves }) =>
  moves.flatMap(withInstead).map((move) => ({ at, family, ...move })),
)
const wordings = all.flatMap(({ at, text, short }) => [...text, ...short].map((words) => ({ at, words })))
const parts = all.flatMap(({ at, family, step, challenge }) =>
  [step, challenge].flatMap((entry) => listWordings(entry).map((words) => ({ at, family, words }))),
)

type Given = Partial<Pick<CoachBrief, 'kind' | 'obstacle' | 'reason' | 'plan' | 'notes'>>
/** A goal with nothing but a title and a kind. */
const bare = (title: string, given: Given = {}): CoachBrief => ({
  ...BRIEFS.P1,
  ...{ title, description: '', plan: null, obstacle: null, reason: null },
  ...given,
})

describe('moves of a target date (TEXT-37)', () => {
  it('are five for a day, so that five goals of a family with one date have different texts', () => {
    for (const { at, moves } of lists) expect(moves.length, at).toBe(5)
    for (const situation of SITUATIONS)
      for (const tone of TONES) {
        const texts = Array.from({ length: 5 }, (_, slot) =>
          writeBuiltInText({ ...inSituation({ ...BRIEFS.P1, tone }, situation), slot }),
        )
        for (const part of ['message', 'challenge'] as const)
          expect(new Set(texts.map((text) => text[part])).size, `${situation} ${tone} ${part}`).toBe(5)
        expect(new Set(texts.flatMap(({ micro_plan }) => micro_plan)).size).toBe(5)
      }
  })

  it('have, last of their wordings, one that every goal can fill', () => {
    const faults = lists.flatMap(({ at, moves }) =>
      moves.flatMap(({ text, short, step, challenge }) =>
        [text.at(-1), short.at(-1), listWordings(step).at(-1), listWordings(challenge).at(-1)].flatMap((last = '') =>
          slotsIn(last).length > 0 ? [`${at}: ${last}`] : [],
        ),
      ),
    )
    expect(faults).toEqual([])
  })

  it('each have a step and a challenge of their own', () => {
    const texts = parts.map(({ words }) => words)
    expect(texts.filter((words, index) => texts.indexOf(words) !== index)).toEqual([])
    for (const { words, at } of parts) expect(durationsNamed(words), `${at}: ${words}`).toEqual([])
    expect(
      all
        .filter(({ step }) => listWordings(step).some((words) => spokenWords(words) > 16))
        .map(({ step }) => step.text),
    ).toEqual([])
    expect(all.filter(({ challenge }) => listWordings(challenge).some((words) => spokenWords(words) > 22))).toEqual([])
  })

  it('assume no result, cheer nobody, and count nothing', () => {
    const result = /\byou (?:did it|made it|reached|finished|passed)\b|\bcongratulations\b|\bwell done\b|\btoo late\b/iu
    const never =
      /!|https?:|[*_#<>"'—–;]|\b(?:journey|crush|proud|amazing|lazy|weaker|fail\w*|soldier|excuses?|two|three|four|six|seven|twice)\b|\d|give up|should have/iu
    for (const { words, at } of wordings) {
      expect(words, at).not.toMatch(result)
      expect(blank(words), at).not.toMatch(never)
    }
    for (const { words, at } of parts)
      expect(words, at).not.toMatch(/!|\b(?:proud|amazing|journey|crush|fail\w*|lazy)\b/iu)
  })

  it('keep the sentences of Drill Sergeant short, and the words of Teammate out of the others', () => {
    const drill = all.flatMap(({ short }) => short)
    expect(
      drill.filter((words) => readSentences(blank(words)).some((sentence) => readWords(sentence).length > 12)),
    ).toEqual([])
    expect(wordings.filter(({ words }) => /\b(?:we|us|our|let’s)\b/iu.test(words))).toEqual([])
  })

  it('name no exercise to somebody who recovers', () => {
    for (const { family, words } of [
      ...parts,
      ...all.flatMap(({ family, text, short }) => [...text, ...short].map((words) => ({ family, words }))),
    ])
      if (family === 'recovery') expect(words).not.toMatch(/\b(?:walk|stretch|squat|lift|run|jog|jump|lunge|climb)/iu)
  })

  it('leave both ways open on the day after the date', () => {
    for (const { words } of wordings.filter(({ at }) => at.endsWith('after')))
      expect(words).toMatch(/\bclos\w+\b.*\b(?:date|day)\b|\bdate\b.*\bclose\b/iu)
  })
})

describe('the text of a target date (TEXT-37)', () => {
  const titles = [
    ['Thesis', 'finish'],
    ['Apply to three graduate schools and two summer programs', 'finish'],
    ['Finish modules one to three of the wound-care course', 'finish'],
    ['Learn to send my grandson a picture', 'learn'],
    ['Learn 500 words of Spanish', 'learn'],
    ['Pay off the credit card', 'save'],
    ['Save $3,000 for the roof', 'save'],
    ['Walk to the bakery without a stick', 'recover'],
    ['Quit smoking', 'stop'],
    ['Find a girlfriend', 'relate'],
    ['Stop shouting at my kids', 'stop'],
    ['Meditate', 'do_regularly'],
    ['Read a psalm every morning', 'reflect'],
    ['Be home for dinner four evenings a week', 'relate'],
    ['Declutter the garage', 'finish'],
    ['Knit a blanket for the baby', 'finish'],
  ] as const

  it.each(SITUATIONS)('has as many words as the situation allows, whatever the person wrote: %s', (situation) => {
    const facts: Given[] = [
      {},
      { obstacle: 'I read a page and fall asleep', reason: 'I want my niece to see that it can be done' },
      { plan: BRIEFS.P6.plan, obstacle: 'I reread instead of writing' },
    ]
    for (const [title, kind] of titles)
      for (const given of facts)
        for (const tone of TONES)
          for (let slot = 0; slot < 5; slot += 1) {
            const brief = { ...inSituation({ ...bare(title, { kind, ...given }), tone }, situation), slot }
            const { message } = writeBuiltInText(brief)
            expect(isWithinBand(message, tone, situation), message).toBe(true)
          }
  })

  it('keeps the rules of texts for the ten people (TEXT-18)', () => {
    const faults = Object.values(BRIEFS).flatMap((person) =>
      SITUATIONS.flatMap((situation) =>
        TONES.flatMap((tone) =>
          [0, 1, 2, 3, 4].flatMap((slot) => {
            const brief = { ...inSituation({ ...person, tone }, situation), slot }
            return checkText(writeBuiltInText(brief), brief, { mayBeEnglish: true }).map(
              ({ says }) => `${person.title} ${slot}: ${says}`,
            )
          }),
        ),
      ),
    )
    expect(faults).toEqual([])
  })

  it('is a message, a step and a challenge of one move', () => {
    for (const [title, kind] of titles) {
      const brief = inSituation(bare(title, { kind }), 'target_eve')
      const text = writeBuiltInText(brief)
      const moves = FAMILY_TEXTS[readDateFamily(brief)].target_eve
      const move = moves.find(({ text: words }) => text.message.includes(words.at(-1) ?? ''))
      const step = move && fillSlots(eligibleTexts(move.step, kind, readFacts(brief))[0] ?? '', readFacts(brief), '')
      expect(step, title).toBe(text.micro_plan[0])
    }
  })

  const noted = (feeling: 'hard' | 'right' | 'easy', text: string, days = 1): CoachBrief => {
    const eve = inSituation(BRIEFS.P1, 'target_eve')
    return { ...eve, notes: [{ date: addDays(eve.date, -days), feeling, text }] }
  }

  it('takes up yesterday’s note where that leaves something open', () => {
    expect(writeBuiltInText(noted('right', 'conclusion still a mess')).message).toContain('“conclusion still a mess')
    expect(writeBuiltInText(noted('easy', 'conclusion came by itself')).message).not.toContain('came by itself')
    expect(writeBuiltInText(noted('right', 'a page in the library')).message).not.toContain('a page in')
    expect(writeBuiltInText(noted('hard', 'conclusion still a mess', 2)).message).not.toContain('still a mess')
  })

  it('quotes an obstacle only where the move answers it', () => {
    const texts = (obstacle: string) =>
      Array.from(
        { length: 5 },
        (_, slot) =>
          writeBuiltInText({
            ...inSituation(bare('Finish my thesis', { obstacle }), 'target_eve'),
            slot,
          }).message,
      ).join('\n')
    expect(texts('I reread instead of writing')).toContain('“I reread instead of writing')
    expect(texts('my neighbor’s drums')).not.toContain('drums')
  })

  it('keeps the frames of a day apart in each tone', () => {
    for (const situation of SITUATIONS)
      for (const tone of TONES) {
        const frames = DATE_FRAMES[situation][tone]
        expect(new Set(frames.map(({ text }) => text)).size).toBe(frames.length)
        for (const wording of frames.flatMap(listWordings)) {
          expect(slotsIn(wording).filter((slot) => slot === 'detail')).toHaveLength(1)
          expect(wording).toMatch(/\bgoal \{title\}/u)
          if (tone !== 'teammate') expect(wording).not.toMatch(/\b(?:we|us|our|let’s)\b/iu)
        }
      }
  })
})
