import { describe, expect, it } from 'vitest'
import type { Topic } from '#domain/coach/topic.ts'
import { topicOf } from './support/topic-of.ts'

describe('titles about riding a bike, getting to know people and leading a team (TEXT-24)', () => {
  it.each<[Topic, readonly string[]]>([
    [
      'cycle',
      [
        'Cycle to work twice a week',
        'Bike to work',
        'Bike 50 km on Sundays',
        'Ride my bike every day',
        'Start cycling again',
        'Go for a bike ride every weekend',
        'Use my bike instead of the car',
        'Train for a 100 km bike ride',
        'Jeden Tag Rad fahren',
        'Mit dem Rad zur Arbeit',
      ],
    ],
    [
      'friends',
      [
        'Make two new friends',
        'Meet new people',
        'Find friends in my new city',
        'Build a circle of friends',
        'Get to know my neighbors',
        'Make friends at work',
        'Neue Freunde finden',
      ],
    ],
    [
      'team',
      [
        'Be a better manager',
        'Give better feedback to my team',
        'Hold weekly one-on-ones',
        'Have regular 1:1s with my team',
        'Mentor a junior colleague',
        'Thank my colleagues more often',
        'Bessere Führungskraft werden',
      ],
    ],
  ])('are known: %s', (topic, titles) => {
    expect(titles.map((title) => [title, topicOf(title)])).toEqual(titles.map((title) => [title, topic]))
  })

  it.each<[Topic, readonly string[]]>([
    [
      'cycle',
      [
        'Fix up the bike',
        'Bike repair class on Tuesdays',
        'Start a bike shop',
        'Take the bike to the shop',
        'Cycle through my old photos',
        'Track my menstrual cycle',
        'Ride a motorbike',
        'Learn to ride a bike',
        'Teach my son to ride a bike',
      ],
    ],
    [
      'friends',
      [
        'See my friends more often',
        'Stay in touch with old friends',
        'Be a better friend',
        'Make friends with my body',
        'Make new friends feel welcome',
        'Find a girlfriend',
        'Invite friends over once a month',
        'Talk to my boss',
      ],
    ],
    [
      'team',
      [
        'Be a better friend',
        'Get feedback on my novel',
        'Give feedback on the book',
        'Coach my son’s soccer team',
        'Find a mentor',
        'Join the team',
        'Get promoted to team lead',
      ],
    ],
  ])('are not found in other titles: %s', (topic, titles) => {
    expect(titles.filter((title) => topicOf(title) === topic)).toEqual([])
  })
})
