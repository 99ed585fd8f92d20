import { describe, expect, it } from 'vitest'
import { DETAILS } from '#domain/coach/library/details/details.ts'
import { listDetailTexts } from '#domain/coach/library/frame.ts'
import { TOPICS } from '#domain/coach/library/topics/topics.ts'
import { nameInTexts } from '#domain/coach/topics/title-nouns.ts'
import { describeTitles } from '#test/domain/coach/support/describe-titles.ts'

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
  joint: {
    known: [
      'Finally fix my lower back',
      'Regain full movement in my shoulder',
      'Rehab my frozen shoulder',
      'Recover from back surgery',
      'Heal my wrist',
    ],
    others: [
      'Get my ex back',
      'Bounce back after burnout',
      'Fix my posture',
      'Get back to work',
      'Recover my neck pillow',
    ],
  },
  vitals: {
    known: [
      'Lower my blood pressure',
      'Get my A1C under 7',
      'Bring my cholesterol down',
      'Get my vitamin D and iron up',
      'Keep my blood sugar in range',
      'Raise my ferritin levels',
      'Read my blood pressure every morning',
    ],
    others: [
      'Take my blood pressure meds every morning',
      'Help my dad with his blood pressure',
      'Buy a blood pressure cuff',
      'Pump iron three times a week',
      'Finish an Ironman',
      'Donate blood twice a year',
      'Learn how cholesterol works in my nutrition course',
    ],
  },
})

describe('texts about a value that a doctor measures (TEXT-28)', () => {
  const { steps, challenges } = TOPICS.vitals
  const texts = [...[...steps, ...challenges].map(({ text }) => text), ...DETAILS.vitals.flatMap(listDetailTexts)]

  it('say nothing of what to take, of a value to reach, or of what the value will do', () => {
    const words =
      /\b(?:dos(?:e|es|age)|pills?|tablets?|medicines?|medications?|meds|supplements?|statins?|insulin|mmHg|mg|lower|higher than|normal|target|improve\w*|cure\w*|heal(?:s|ed|ing)?|safe|danger\w*|risk)\b/iu
    expect(texts.filter((text) => words.test(text))).toEqual([])
  })

  it('call the value as the title does', () => {
    const named = (title: string) =>
      nameInTexts('vitals', TOPICS.vitals, title)
        .steps.map(({ text }) => text)
        .join('\n')
    expect(named('Lower my blood pressure')).toContain(
      'Fill in the next free line of your notes on your blood pressure',
    )
    expect(named('Get my A1C under 7')).toContain('a worry about your A1C')
    expect(named('Get my vitamin D and iron up')).toContain('a worry about the value')
  })
})

describe('texts about meals (TEXT-28)', () => {
  it('speak of no weight, amount, hunger, looks or guilt: somebody at risk reads them too', () => {
    const { steps, challenges } = TOPICS.eating
    const texts = [...[...steps, ...challenges].map(({ text }) => text), ...DETAILS.eating.flatMap(listDetailTexts)]
    const words =
      /\b(?:weigh\w*|scales?|calor\w*|kilos?|portions?|hung(?:er|ry)|starv\w*|appetite|cravings?|fat|thin|slim\w*|lean|mirror|body|waist|belly|diet\w*|fast(?:ing)?|skip\w*|avoid|willpower|control|sugar|sweets?|junk|guilt\w*|cheat\w*|clean eating|healthy|unhealthy|bad|should)\b/iu
    expect(texts.filter((text) => words.test(text))).toEqual([])
  })
})
