import { expect, it } from 'vitest'
import { TOPICS } from '#domain/coach/library/topics/topics.ts'
import { nameInTexts } from '#domain/coach/topics/title-nouns.ts'
import { describeTitles } from '#test/domain/coach/support/describe-titles.ts'

describeTitles('titles about services (TEXT-24)', {
  worship: {
    known: [
      'Go to Mass every week again',
      'Get back to church',
      'Attend Friday prayers',
      'Be at synagogue on Saturdays',
      'Attend weekly dharma talks',
      'Join a small group at church',
      'Go to the temple with my family',
      'Church every Sunday',
    ],
    others: [
      'Find a church in our new town',
      'Sing in the church choir',
      'Gain muscle mass',
      'Lead the youth ministry',
      'Improve our customer service',
      'Take the kids to church',
      'Clean the church on Saturdays',
      'Stop going to church',
      'Use mass transit to work',
      'Pass the civil service exam',
      'Keep the sabbath',
    ],
  },
})

it.each([
  ['Go to Mass every week', 'Look up when the next Mass begins'],
  ['Attend weekly dharma talks', 'Look up when the next talk begins'],
  ['Attend Friday prayers', 'Look up when the next prayer begins'],
  ['Go to church every Sunday', 'Look up when the next service begins'],
])('call the service of %j as its faith does', (title, words) =>
  expect(
    nameInTexts('worship', TOPICS.worship, title)
      .steps.map(({ text }) => text)
      .join(' '),
  ).toContain(words),
)
