import { describe, expect, it } from 'vitest'
import { GOAL_KINDS, type GoalKind } from '#domain/coach/kinds/kind.ts'
import { readTitleWords, type TitleWords } from '#domain/coach/slots/title-words.ts'
import { quoteTitle } from '#domain/coach/words/quotes.ts'
import { ENGLISH_TITLES, OTHER_TITLES } from '#test/domain/coach/support/titles.ts'

type Row = { title: string; kind: GoalKind; words: TitleWords; quoted: string }

const readRows = (table: string): Row[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [title = '', kindName, act, acting, thing, urge, quoted] = line.split(' | ')
      const kind = GOAL_KINDS.find((one) => one === kindName)
      if (kind === undefined) throw new RangeError(line)
      const words = { ...(act && { act }), ...(acting && { acting }), ...(thing && { thing }), ...(urge && { urge }) }
      return { title, kind, words, quoted: quoted || `“${title}”` }
    })

const english = readRows(ENGLISH_TITLES)
const others = readRows(OTHER_TITLES)

describe('the words of a title', () => {
  it('are tested with more than 200 titles', () => expect(english.length + others.length).toBeGreaterThan(200))

  it.each(english)('$title ($kind)', ({ title, kind, words }) => expect(readTitleWords(title, kind)).toEqual(words))

  it.each(others)('are not read from a title in another language: $title', ({ title, kind, words }) => {
    expect(words).toEqual({})
    expect(readTitleWords(title, kind)).toEqual({})
  })

  it('have only an urge for a stop goal, and no urge for another kind', () => {
    for (const { title } of english) {
      expect(Object.keys(readTitleWords(title, 'stop')).filter((name) => name !== 'urge')).toEqual([])
      expect(readTitleWords(title, 'finish')).not.toHaveProperty('urge')
    }
  })

  it('are in the second person and at most 46 characters', () => {
    for (const { words } of english)
      for (const phrase of Object.values(words)) {
        expect(phrase).not.toMatch(/\b(?:my|me(?! time)|our|myself|I)\b(?! of War)/)
        expect([...phrase].length).toBeLessThanOrEqual(46)
        expect(phrase).not.toMatch(/[.!?]$/)
      }
  })
})

describe('a quoted title', () => {
  it.each([...english, ...others])('$title is $quoted', ({ title, quoted }) => expect(quoteTitle(title)).toBe(quoted))

  it.each([
    ['at a comma', 'Write every day, even when the children are ill and the house is upside down', '“Write every day”'],
    [
      'at a colon',
      'Japanese for my trip: ten words a day until the flight in October and then some',
      '“Japanese for my trip”',
    ],
    [
      'at a word, where little stands before the comma',
      'Walk, run or swim every single day of the year until I am able to finish',
      '“Walk, run or swim every single day of the year until I am…”',
    ],
    [
      'at a word without a comma',
      'Read all of the books that my grandmother left me in her old house',
      '“Read all of the books that my grandmother left me in her…”',
    ],
    [
      'before a number',
      'Save as much as I can every month until I have put aside 10 000 for us',
      '“Save as much as I can every month until I have put aside…”',
    ],
    ['anywhere but in a number, where no blanks are', `${'あ'.repeat(57)}1234567890`, `“${'あ'.repeat(57)}…”`],
  ])('is cut %s', (_, title, quoted) => expect(quoteTitle(title)).toBe(quoted))

  it('is cut at another length in a subject', () =>
    expect(quoteTitle('Finish the first draft of my thesis', 30)).toBe('“Finish the first draft of my…”'))

  it.each([
    ['Two\nlines\there ', '“Two lines here”'],
    ['Pay $& and $1 back', '“Pay $& and $1 back”'],
    ['Why not?!', '“Why not?”'],
    ['Run... again', '“Run… again”'],
    ['👩‍👩‍👧 🇩🇪 1️⃣', '“👩‍👩‍👧 🇩🇪 1️⃣”'],
    ['«Bonjour» and „Hallo“', '“‘Bonjour’ and ‘Hallo’”'],
    ['FINISH PART I OF MY BOOK', '“Finish part I of my book”'],
    ['NATO', '“NATO”'],
    ['学校', '“学校”'],
  ])('%j is %s', (title, quoted) => expect(quoteTitle(title)).toBe(quoted))
})
