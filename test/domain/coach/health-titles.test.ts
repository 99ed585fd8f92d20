import { describe, expect, it } from 'vitest'
import { DETAILS } from '#domain/coach/library/details/details.ts'
import { listDetailTexts } from '#domain/coach/library/frame.ts'
import { TOPICS } from '#domain/coach/library/topics/topics.ts'
import { describeTitles } from './support/describe-titles.ts'

describeTitles('titles about meals (TEXT-24)', {
  eating: {
    known: [
      'Eat 5 portions of fruit and veg a day',
      'Eat breakfast every day',
      'Eat more protein',
      'No eating after 8 pm',
      'Less fried food',
      'Eat three proper meals a day',
      'Stop skipping lunch',
      'More fiber',
      'Eat slowly',
      'Eat more fruit',
    ],
    others: [
      'Track calories every day',
      'Fast on Mondays',
      'Stop binge eating',
      'Have breakfast with my kids',
      'Gain weight by eating more protein',
      'Open a bed and breakfast',
      'Eat dinner with my wife',
      'Eat fewer carbs',
      'Recover from my eating disorder',
      'Meal prep on Sundays',
    ],
  },
})

describe('texts about meals', () => {
  it('speak of no weight, amount, hunger, looks or guilt: somebody at risk reads them too', () => {
    const { steps, challenges } = TOPICS.eating
    const texts = [...[...steps, ...challenges].map(({ text }) => text), ...DETAILS.eating.flatMap(listDetailTexts)]
    const words =
      /\b(?:weigh\w*|scales?|calor\w*|kilos?|portions?|hung(?:er|ry)|starv\w*|appetite|cravings?|fat|thin|slim\w*|lean|mirror|body|waist|belly|diet\w*|fast(?:ing)?|skip\w*|avoid|willpower|control|sugar|sweets?|junk|guilt\w*|cheat\w*|clean eating|healthy|unhealthy|bad|should)\b/iu
    expect(texts.filter((text) => words.test(text))).toEqual([])
  })
})
