import { expect, it } from 'vitest'
import { ANGLES } from '#domain/coach/day/angle.ts'
import { slotsIn, type Wording } from '#domain/coach/library/entry.ts'
import { LIBRARY } from '#domain/coach/library/library.ts'
import { eligibleTexts } from '#domain/coach/slots/fill-slots.ts'
import { readFacts } from '#domain/coach/slots/slot-facts.ts'
import { tone } from '#domain/goals/fields.ts'
import { inSituation } from '#test/domain/coach/support/situation-briefs.ts'
import { BRIEFS } from '#test/support/briefs.ts'

/** What a goal to recover gets of an entry, whether its slots are filled or not. */
const readWordings = ({ text, also = [], twin, byKind = {}, twinByKind = {} }: Wording): string[] => [
  byKind.recover ?? text,
  ...also,
  twinByKind.recover ?? byKind.recover ?? twin ?? '',
]

const listTexts = (): string[] => [
  ...tone.options.flatMap((voice) => [
    ...ANGLES.flatMap((angle) => LIBRARY.MESSAGES[voice][angle]).flatMap(readWordings),
    ...Object.values(LIBRARY.SITUATIONS).flatMap((byTone) => byTone[voice].flatMap(readWordings)),
    JSON.stringify(LIBRARY.FRAMES[voice]),
  ]),
  ...[LIBRARY.PREPARE, LIBRARY.DO, LIBRARY.CLOSE].flatMap(({ recover }) => recover.flatMap(readWordings)),
  ...LIBRARY.CHALLENGES.recover.flatMap(readWordings),
  JSON.stringify([LIBRARY.TOPICS.joint, LIBRARY.DETAILS.joint ?? []]),
]

it('the texts of goals to recover set no pace, which belongs to a professional (TEXT-18)', () => {
  const texts = listTexts()
  expect(texts.length).toBeGreaterThan(1_000)
  expect(texts.filter((text) => /\bpace\b/iu.test(text))).toEqual([])
})

/** Words that ask to go on although something speaks against it: pain, a knee that gives way, or fear. */
const PUSHES =
  /\b(?:do (?:it|this) anyway|all the same|in spite of|despite|even (?:if|when|though) (?:the (?:hard part|other thing)|you do not want|something comes)|whatever comes (?:first|up)|order stands|no (?:debate|discussion)|do not (?:argue|think)\.|do not ask whether|sensible arguments|you do not want to\b|(?<!need )think of nothing else)/iu

it('the messages of goals to recover never ask to go on against pain, weakness or fear (TEXT-18)', () => {
  const messages = tone.options.flatMap((voice) => [
    ...ANGLES.flatMap((angle) => LIBRARY.MESSAGES[voice][angle]).flatMap(readWordings),
    ...Object.values(LIBRARY.FRAMES[voice].angles).flatMap((frames) => frames.flatMap(readWordings)),
    ...Object.values(LIBRARY.FRAMES[voice].situations).flatMap((frames) => frames.flatMap(readWordings)),
  ])
  expect(messages.length).toBeGreaterThan(1_000)
  expect(messages.filter((text) => PUSHES.test(text))).toEqual([])
})

it('a message that quotes what makes a recovery hard never sets the plan against it', () => {
  const knee = inSituation({ ...BRIEFS.P8, obstacle: 'I’m afraid it gives way.' }, 'ordinary')
  const facts = readFacts(knee)
  for (const voice of tone.options)
    for (const angle of ANGLES)
      for (const entry of LIBRARY.MESSAGES[voice][angle])
        for (const wording of eligibleTexts(entry, 'recover', facts)) {
          if (!slotsIn(wording).includes('obstacle')) continue
          const eases = /\b(?:safe\w*|rest|stop|less|easy|easiest|near|tell|appointment|slowly|wait|done for today)\b/iu
          expect(wording, `${voice} ${angle}`).toMatch(eases)
        }
})
