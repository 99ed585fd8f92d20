import { expect, it } from 'vitest'
import { ANGLES } from '#domain/coach/angle.ts'
import type { Wording } from '#domain/coach/library/entry.ts'
import { LIBRARY } from '#domain/coach/library/library.ts'
import { tone } from '#domain/goals/fields.ts'

/** What a goal to recover gets of an entry, whether its slots are filled or not. */
const readWordings = ({ text, twin, byKind = {} }: Wording): string[] => [
  byKind.recover ?? text,
  byKind.recover ?? twin ?? '',
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
