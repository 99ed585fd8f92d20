import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readAlternatives } from '#domain/safety/anchors.ts'
import { canMatch, matchesAny, readPatterns } from '#domain/safety/pattern.ts'
import { SUBJECTS } from '#domain/safety/subjects.ts'
import { listReadings } from '#domain/safety/variants.ts'

describe('anchors of patterns', () => {
  test.each([
    ['each part that is needed', 'kill (him|his) landlord', [['landlord'], ['kill'], ['him', 'his']]],
    ['nothing that can be missing', 'parents? (of )?mines*', [['parent'], ['mine']]],
    ['all alternatives of a group', '(rope|noose) .. ready', [['ready'], ['rope', 'noose']]],
    ['nothing where one alternative has none', '(rope|me) ready', [['ready']]],
    ['nothing of what must not follow', 'cut(?! (the|my) (bread|hair))', [['cut']]],
    ['the words of a class', '<myself>', [['myself']]],
    ['single digits', 'im [7-9] and \\d{2,} of pills', [['pills'], ['7', '8', '9'], [...'0123456789'], ['and']]],
  ])('are of %s', (_, pattern, anchors) => {
    expect(readAlternatives(pattern)).toEqual([{ source: pattern, anchors }])
  })

  test('are read for each alternative outside of groups', () => {
    expect(readAlternatives('jump (off|from)|the bridge').map(({ source }) => source)).toEqual([
      'jump (off|from)',
      'the bridge',
    ])
  })

  test('skip no rule that matches a text', () => {
    const alternatives = SUBJECTS.flatMap(({ safe = [], rules }) => [
      ...safe.flatMap(({ phrase, unless = [] }) => [phrase, unless]),
      ...rules.flatMap(({ when, unless = [] }) => [when, unless]),
    ]).flatMap(readPatterns)
    const sentences = readFileSync(new URL('shared-cases.tsv', import.meta.url), 'utf8')
      .split('\n')
      .flatMap((line) => listReadings(line.split('\t')[2] ?? '').flat())
    const hidden = sentences.flatMap((sentence) =>
      alternatives
        .filter((alternative) => !canMatch(alternative, sentence) && matchesAny([alternative], sentence))
        .map(({ source }) => `${source} in ${sentence}`),
    )
    expect(hidden).toEqual([])
  })
})
