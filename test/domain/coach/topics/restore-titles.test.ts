import { expect, it } from 'vitest'
import { TOPICS } from '#domain/coach/library/topics/topics.ts'
import { nameInTexts } from '#domain/coach/topics/title-nouns.ts'
import { describeTitles } from '#test/domain/coach/support/describe-titles.ts'

describeTitles('titles about things that are restored (TEXT-24)', {
  restore: {
    known: [
      'Restore grandad’s 1967 Land Rover',
      'Restore the old upright piano',
      'Refurbish my grandmother’s dresser',
      'Fix up an old bike',
      'Rebuild the engine of my motorcycle',
      'Learn basic car maintenance',
      'Get the old truck running again',
      'Repair vintage radios',
      'Change my own oil',
    ],
    others: [
      'Restore my faith in people',
      'Rebuild trust with my sister',
      'Restore our old house',
      'Open a bike repair shop',
      'Rebuild my credit',
      'Hire somebody to fix the car',
      'Practice the piano',
      'Fix my sleep schedule',
      'Ride my bike to work',
      'Save for car repairs',
    ],
  },
})

it.each([
  ['Restore the old upright piano', 'Sweep the floor below the piano', 'Photograph the whole piano'],
  ['Restore grandad’s 1967 Land Rover', 'Sweep the floor below the car', 'Photograph the whole car'],
  ['Repair vintage amps', 'Sweep the floor below the thing', 'Photograph the whole thing'],
])('of %j name the thing', (title, ...words) => {
  const texts = nameInTexts('restore', TOPICS.restore, title).steps.map(({ text }) => text)
  for (const one of words) expect(texts.join(' ')).toContain(one)
})
