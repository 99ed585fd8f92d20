import { describe, expect, it } from 'vitest'
import { isAbout, type QuoteTheme, sharesTheme, takesUp } from '#domain/coach/words/quote-theme.ts'

const ABOUT: readonly (readonly [theme: QuoteTheme, words: string])[] = [
  ['tired', 'I read a page and fall asleep'],
  ['tired', 'After nights I go straight to the couch'],
  ['tired', 'abends bin ich müde'],
  ['late', 'The call runs over'],
  ['late', 'I never find the time'],
  ['late', 'the last ten minutes before school'],
  ['phone', 'scrolling in bed'],
  ['message', 'one last message'],
  ['television', 'the radio'],
  ['forget', 'I forget it every day'],
  ['weather', 'rain'],
  ['early', 'Early, before the boats'],
  ['home', 'the kids are loud'],
  ['alone', 'nobody goes with me'],
  ['stairs', 'the steps at the church hall'],
  ['way', 'there is no parking'],
  ['money', 'it is expensive'],
  ['letters', 'I don’t open the letters'],
  ['perfect', 'I reread instead of writing'],
  ['begin', 'I don’t know where to start'],
  ['begin', 'it is all too much'],
  ['afraid', 'I press something and it is gone'],
  ['afraid', 'I am shy'],
  ['shift', 'Rotating shifts; the hour moves each week'],
  ['stress', 'arguments with my boss'],
  ['company', 'friends who smoke'],
  ['habit', 'the break at eleven with Tom'],
  ['bored', 'I don’t feel like it'],
  ['things', 'my bag is never packed'],
  ['trust', 'Learning to let other people decide'],
  ['crowd', 'Before the pool gets full'],
  ['hair', 'my hair never dries in time'],
  ['body', 'Ein Rücken, der nicht zieht'],
]

describe('what words are about (TEXT-32)', () => {
  it.each(ABOUT)('%s: %s', (theme, words) => {
    expect(isAbout(words, theme)).toBe(true)
  })

  it.each([
    ['tired', 'I am retired'],
    ['phone', 'a symphony'],
    ['late', 'a plate of fruit'],
    ['weather', 'the train'],
    ['body', 'I come back'],
    ['perfect', 'I am afraid'],
    ['way', 'so far I always gave up'],
    ['way', 'the steps at the church hall'],
    ['way', 'too tired to train'],
    ['things', 'I lost my confidence'],
    ['crowd', 'my head is full'],
    ['television', 'I never show up for myself'],
    ['weather', 'I catch a cold'],
    ['late', 'my mother calls me all day'],
    ['phone', 'it is handy'],
    ['trust', 'birth control'],
    ['ally', 'Ruth next door would drive'],
    ['driver', 'Ruth next door would drive'],
    ['company', 'a morning with Netflix'],
    ['company', 'what is wrong with it'],
    ['begin', 'it costs too much'],
    ['begin', 'I spend too much'],
    ['begin', 'I eat too much'],
  ] as const)('not %s: %s', (theme, words) => {
    expect(isAbout(words, theme)).toBe(false)
  })

  it('is taken up where a text has a word of it that the title does not have', () => {
    const quote = '“After nights I go straight to the couch”'
    expect(takesUp('Put the shoes on the couch.', quote, 'Walk after every shift')).toBe(true)
    expect(takesUp('Put the shoes by the door.', quote, 'Walk after every shift')).toBe(false)
    expect(takesUp('Read a chapter aloud.', '“I never finish a chapter”', 'Read a chapter a day')).toBe(false)
    expect(takesUp('Write it down before you go.', '“I never write before noon”', 'Finish the book')).toBe(false)
  })

  it.each([
    ['Other people’s meals are a free cookbook.', 'other people see me'],
    ['You lose track of how long you scroll.', 'I lose track of small things'],
    ['Papers get lost between visits.', 'visitors'],
    ['A free floor is what everybody sees.', 'I say yes to everybody'],
  ])('is not taken up by words that say little, or that only begin alike: %s', (text, quote) => {
    expect(takesUp(text, `“${quote}”`, 'Keep the house clean')).toBe(false)
  })

  it.each([
    ['Put one letter on the table.', 'I don’t open the letters'],
    ['Rereading can wait until the last page.', 'I reread instead of writing'],
    ['Phones eat minutes.', 'my phone'],
  ])('is taken up by another form of a word: %s', (text, quote) => {
    expect(takesUp(text, `“${quote}”`, 'Finish it')).toBe(true)
  })

  it('shares its theme with a text about the same in other words', () => {
    expect(sharesTheme('Tired legs do best on flat ground.', 'After nights I go straight to the couch')).toBe(true)
    expect(sharesTheme('Your guests may bring noise.', 'the break at eleven with Tom')).toBe(false)
    expect(sharesTheme('Ask your friends to wait.', 'the break at eleven with Tom')).toBe(true)
  })
})
