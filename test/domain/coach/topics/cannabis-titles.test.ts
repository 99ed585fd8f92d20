import { expect, it } from 'vitest'
import { deriveKind } from '#domain/coach/kinds/derive-kind.ts'
import { readTopic } from '#domain/coach/topics/topic.ts'
import { describeTitles } from '#test/domain/coach/support/describe-titles.ts'

describeTitles('titles about less cannabis (TEXT-24)', {
  cannabis: {
    known: [
      'Quit weed',
      'Stop smoking weed',
      'Stop vaping weed',
      'quit weed',
      'no weed',
      'no more smoking weed',
      'no weed till after finals',
      'Smoke less weed',
      'stop smoking pot',
      'Stop smoking joints before bed',
      'Cut down on cannabis',
      'stop getting high every night',
      'Give up edibles',
      'no more dabs',
      'only smoke weed on weekends',
      'a month without weed',
      'Stay off weed',
      'quit thc vapes',
      'weniger kiffen',
      'mit dem Kiffen aufhören',
      'dejar la marihuana',
      'dejar de fumar porros',
      'arrêter le cannabis',
      'arrêter de fumer des joints',
    ],
    others: [
      'Weed the garden 15 min a day',
      'Weed the garden every weekend',
      'No weeds in my flower bed',
      'Stop weeds from taking over the lawn',
      'Quit smoking',
      'Quit vaping',
      'Stop drinking',
      'No more alcohol or weed',
      'Take up pottery',
      'throw a pot that isn’t wonky',
      'Cook in one pot',
      'Open a cannabis dispensary',
      'Help my brother quit weed',
      'Stop my son smoking weed',
      'Legalize cannabis in my state',
      'Less joint pain',
      'Learn to cut the grass',
    ],
  },
})

it.each(['only smoke weed on weekends', 'no weed till after finals', 'quit weed', 'weniger kiffen'])(
  'is something to stop: %s (TEXT-13)',
  (title) => {
    const kind = deriveKind(title, '')
    expect([kind, readTopic({ title, kind })]).toEqual(['stop', 'cannabis'])
  },
)
