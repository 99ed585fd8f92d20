import { describe, expect, it } from 'vitest'
import { findOtherNumbers, numbersIn } from '#domain/coach/checks/numbers-in-text.ts'

const DATA = { odds_in_10: 7, kept_of_30: 4, said: ['Before 6:15, for twenty-five minutes.', null] }

describe('the numbers of a text that are not in its data (COACH-12)', () => {
  it.each([
    ['Keep 7 mornings, and four of them at 6:15.', []],
    ['About 7 of 10, as counted over 90 days.', []],
    ['Twenty-five minutes, or 25 in figures.', []],
    ['You wrote “in 2031 I stop.”', []],
    ['Two of the five circles grow.', []],
    ['One hour is enough, one or two at most.', []],
    ['It gives you ten hours.', ['ten']],
    ['It is 90% done, with 2 points left.', ['90', '2']],
    ['You kept 30 days.', ['30']],
    ['A dozen people, or 1,200.', ['dozen', '1,200']],
    ['Begin at 6:30.', ['6:30']],
    ['Thirty-one evenings.', ['Thirty-one']],
    ['Hundreds of people did it.', ['Hundreds']],
    ['You did it thrice.', ['thrice']],
    ['Once or twice is enough.', []],
    ['You are halfway there.', ['You are halfway']],
    ['You have done half of it.', ['You have done half of it']],
    ['Half the page, half a minute, or the half hour.', []],
    ['The start will find you halfway there.', []],
    ['Neunzig Prozent der Leute machen es nicht.', ['Neunzig']],
    ['Das sind einundvierzig Tage für dich.', ['einundvierzig']],
    ['Nimm dir ein Blatt und gib acht auf die Zeit.', []],
    ['Die sieben Tage sind für dich.', []],
    ['Hunderte haben das schon geschafft.', ['Hunderte']],
    ['Noventa y dos personas lo hacen todos los días.', ['Noventa y dos']],
    ['Son las once y es una hora para ti.', ['once']],
    ['Take it once, and once more.', []],
    ['Quatre-vingt-dix-neuf jours pour toi et pour les autres.', ['Quatre-vingt-dix-neuf']],
    ['Prends un cahier neuf et une page pour toi.', []],
    ['Tu es à mi-chemin de ce que tu veux faire.', ['à mi-chemin']],
  ])('%s', (text, others) => {
    expect(findOtherNumbers(text, DATA)).toEqual(others)
  })

  it.each([
    ['de', '1.000', 1000],
    ['de', '10.000', 10_000],
    ['de', '1.000.000', 1_000_000],
    ['de', '2,5', 2.5],
    ['de', '2.5', 2.5],
    ['es', '1.000', 1000],
    ['fr', '2,5', 2.5],
    ['en', '1,000', 1000],
    ['en', '1,000,000', 1_000_000],
    ['en', '2.5', 2.5],
    ['en', '12,500.5', 12_500.5],
  ] as const)('in %s, %s is %d', (language, figures, value) => {
    expect(numbersIn(figures, language).map((one) => one.value)).toEqual([value])
  })

  it('tells thousands of a German text from small numbers', () => {
    expect(findOtherNumbers('Schreib heute 3.000 Wörter für dich und die anderen.', 'Ich habe 3 Kinder')).toEqual([
      '3.000',
    ])
    expect(findOtherNumbers('Du gehst heute 1.000 Schritte für dich.', DATA)).toEqual(['1.000'])
    expect(findOtherNumbers('Du gehst heute 1.000 Schritte für dich.', 'Ich gehe 1000 Schritte')).toEqual([])
  })
})
