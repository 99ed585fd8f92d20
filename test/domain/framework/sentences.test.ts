import { describe, expect, it } from 'vitest'
import { sentencesIn } from '#domain/framework/sentences.ts'
import { chooseQuote } from '#domain/framework/words.ts'

describe('sentences of a person (FRAMEWORK-10)', () => {
  it.each([
    ['I sing at St. Mary on Sundays. Then I rest.', ['I sing at St. Mary on Sundays.', 'Then I rest.']],
    ['Dr. Weiss asked twice. I hid.', ['Dr. Weiss asked twice.', 'I hid.']],
    ['See Prof. J. R. Klein! Soon.', ['See Prof. J. R. Klein!', 'Soon.']],
    ['So do I. Then we go.', ['So do I.', 'Then we go.']],
    ['Chapter no. 5 is open. No. Not that.', ['Chapter no. 5 is open.', 'No.', 'Not that.']],
    ['It starts at 7 a.m. on Monday. Good.', ['It starts at 7 a.m. on Monday.', 'Good.']],
    ['Am 3. Mai ist Prüfung. Ich lerne, z. B. Karten.', ['Am 3. Mai ist Prüfung.', 'Ich lerne, z. B. Karten.']],
    ['One line\nAnother line', ['One line', 'Another line']],
    ['今日は。明日も。', ['今日は。', '明日も。']],
    ['  ', []],
  ])('cuts %j', (text, expected) => {
    expect(sentencesIn(text)).toEqual(expected)
  })

  it('returns the first one complete, without its final period', () => {
    expect(chooseQuote('I sing at St. Mary on Sundays. Then I rest.')).toBe('I sing at St. Mary on Sundays')
  })
})
