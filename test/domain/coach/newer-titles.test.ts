import { describe, expect, it } from 'vitest'
import type { Topic } from '#domain/coach/topic.ts'
import { topicOf } from './support/topic-of.ts'

describe('titles about customers, readers, pictures, talks, stretching, gardens and children (TEXT-24)', () => {
  it.each<[Topic, readonly string[]]>([
    [
      'business',
      [
        'Grow my business',
        'Grow my freelance business',
        'Get five new clients',
        'Win three new customers this quarter',
        'Double my revenue',
        'Make ten sales calls a week',
        'Send ten sales emails a day',
        'Find freelance work',
        'Reach $10k in monthly revenue',
        'Mehr Kunden gewinnen',
      ],
    ],
    [
      'blog',
      [
        'Write a weekly newsletter',
        'Start a blog',
        'Start a company newsletter',
        'Publish two blog posts a month',
        'Grow my newsletter to 1,000 subscribers',
        'Blog once a week',
        'Finish my next blog post',
      ],
    ],
    [
      'drawing',
      [
        'Draw every day',
        'Learn to draw',
        'Sketch for 15 minutes a day',
        'Start painting again',
        'Paint with watercolors every weekend',
        'Get better at drawing',
        'Draw portraits',
        'Jeden Tag zeichnen',
      ],
    ],
    [
      'speaking',
      [
        'Get better at public speaking',
        'Learn to speak in front of people',
        'Learn to present with confidence',
        'Give a talk at a conference',
        'Write my best man speech',
        'Join Toastmasters',
        'Overcome my fear of public speaking',
      ],
    ],
    [
      'stretch',
      [
        'Stretch every morning',
        'Stretch daily',
        'Stretching for ten minutes before bed',
        'Do my stretches every evening',
        'Improve my posture',
        'Work on my flexibility',
        'Sit up straight',
        'Jeden Morgen dehnen',
      ],
    ],
    [
      'gardening',
      [
        'Start a vegetable garden',
        'Plant a herb garden',
        'Grow my own vegetables',
        'Spend more time in the garden',
        'Gardening every weekend',
        'Take care of my garden',
      ],
    ],
    [
      'children',
      [
        'Spend more time with my kids',
        'Quality time with my daughter',
        'Play with my kids every day',
        'Be a better father',
        'Be more present with my children',
        'More patience with my son',
        'Mehr Zeit mit meinen Kindern',
      ],
    ],
  ])('are known: %s', (topic, titles) => {
    expect(titles.map((title) => [title, topicOf(title)])).toEqual(titles.map((title) => [title, topic]))
  })

  it.each<[Topic, readonly string[]]>([
    [
      'business',
      [
        'Improve my business English',
        'Grow my hair',
        'Grow as a person',
        'Get more sleep',
        'Improve our customer service',
        'Stop losing clients',
        'Launch my online shop by June',
        'Run my company better',
        'Recover after losing my business',
      ],
    ],
    [
      'blog',
      ['Read one newsletter a day', 'Unsubscribe from newsletters', 'Stop reading blogs', 'Start reading a blog a day'],
    ],
    [
      'drawing',
      [
        'Paint the living room',
        'Draw up a will',
        'Draw the line at work',
        'Stop doodling in meetings',
        'Paint my nails',
        'Draw water from the well',
      ],
    ],
    [
      'speaking',
      [
        'Speak Spanish every day',
        'Speak up in meetings',
        'Stop public speaking',
        'Have the talk with my son',
        'Learn speech therapy',
      ],
    ],
    [
      'stretch',
      [
        'Stretch my budget',
        'Stretch the truth less',
        'Stretch for the promotion',
        'Yoga every morning',
        'Stop stretching myself thin',
      ],
    ],
    [
      'gardening',
      [
        'Build an obstacle course in the garden',
        'Water the plants every day',
        'Build a garden shed',
        'Grow my savings',
        'Kindergarten by fall',
        'Host a garden party',
      ],
    ],
    [
      'children',
      [
        'Pray with my kids',
        'Have the kids in bed by eight',
        'Stop shouting at my kids',
        'Spend more time without my kids',
        'Get custody of my son',
        'Spend more time with my students',
        'Spend time with my grandchildren',
        'Read to my kids every night',
      ],
    ],
  ])('are not found in other titles: %s', (topic, titles) => {
    expect(titles.filter((title) => topicOf(title) === topic)).toEqual([])
  })
})
