import { expect, it } from 'vitest'
import { LIBRARY } from '#domain/coach/library/library.ts'
import { DETAILS_MIN, fitDetailsToTitle } from '#domain/coach/topics/title-fit.ts'
import { findTopicTexts } from '#domain/coach/topics/topic-texts.ts'
import { describeTitles } from '#test/domain/coach/support/describe-titles.ts'

describeTitles('titles about throwing away less (TEXT-24)', {
  waste: {
    known: [
      'Zero waste',
      'Go zero waste',
      'Reduce my plastic use',
      'Use less plastic',
      'Give up plastic',
      'live with less plastic',
      'plastic-free bathroom',
      'cut our plastic waste in half',
      'Waste less food',
      'Stop wasting food',
      'Throw away less food',
      'throw less away',
      'Less food waste',
      'reduce household waste',
      'No more single-use cups',
      'Recycle more',
      'eat up leftovers before I buy more',
      'Live more sustainably',
      'Weniger Plastik im Alltag',
      'weniger Lebensmittel wegwerfen',
      'menos plástico',
      'zéro déchet',
      'moins de plastique',
    ],
    others: [
      'Stop wasting time',
      'Waste less money',
      'Take out the trash every Tuesday',
      'Pick up plastic on the beach',
      'Get plastic surgery',
      'Write my thesis on plastic waste',
      'Start a recycling business',
      'Declutter the garage',
      'Eat more vegetables',
      'Learn to model in plastic',
      'Save water',
      'Cook dinner at home five nights a week',
      'Lose weight around the waist',
      'Weniger Zucker',
      'Volunteer for a beach cleanup',
    ],
  },
})

it('speak of no bags and bottles where the title is about food (TEXT-24)', () => {
  const goal = { title: 'Stop wasting food', kind: 'stop' } as const
  const details = fitDetailsToTitle('waste', LIBRARY.DETAILS, goal)
  expect(details.length).toBeGreaterThanOrEqual(DETAILS_MIN)
  expect(JSON.stringify([details, findTopicTexts(LIBRARY, goal)])).not.toMatch(/\b(?:plastic|bottles?|mug|refill)\b/iu)
})
