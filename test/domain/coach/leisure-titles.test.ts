import { describe, expect, it } from 'vitest'
import type { Topic } from '#domain/coach/topic.ts'
import { topicOf } from './support/topic-of.ts'

describe('titles about sports, dances, driving, crafts, channels, events, calm, limits, papers, coffee and screens (TEXT-24)', () => {
  it.each<[Topic, readonly string[]]>([
    [
      'sport',
      [
        'Play tennis on Thursdays',
        'Play more badminton',
        'Join a football team',
        'Learn to play tennis',
        'Go climbing every week',
        'Surf every weekend',
        'Judo training twice a week',
        'Get back into boxing',
        'Brazilian jiu-jitsu three times a week',
        'Take up fencing again',
        'Fußball spielen',
      ],
    ],
    [
      'papers',
      [
        'Do my taxes on time',
        'File my tax return by March',
        'Get the paperwork done',
        'Organize my documents',
        'Scan old documents',
        'Renew my passport',
        'Apply for citizenship',
        'Fill out the visa form',
        'Sort my receipts every Friday',
        'Steuererklärung machen',
      ],
    ],
    [
      'coffee',
      [
        'Cut down on coffee',
        'Quit caffeine',
        'Stop drinking so much coffee',
        'Drink less coffee',
        'Stop drinking coffee after two',
        'Reduce my caffeine intake',
        'Give up energy drinks',
        'Weniger Kaffee trinken',
      ],
    ],
    [
      'screen',
      [
        'Stop gaming after ten',
        'Play fewer video games',
        'Watch less TV',
        'Stop binge-watching',
        'Quit Netflix on weekdays',
        'No TV after nine',
        'Stop playing video games so late',
        'Limit gaming to one hour a day',
        'Weniger zocken',
      ],
    ],
    [
      'craft',
      [
        'Knit every evening',
        'Learn to knit a sweater',
        'Learn to crochet',
        'Build a bookshelf',
        'Restore my old motorcycle',
        'Pottery class every week',
        'Woodworking on weekends',
        'Sew a dress by June',
        'Learn pottery',
      ],
    ],
    [
      'channel',
      [
        'Start a podcast',
        'Start a podcast about small museums',
        'Grow my YouTube channel to 1,000 subscribers',
        'Publish one video a week',
        'Record two podcast episodes a month',
        'Launch my YouTube channel',
      ],
    ],
    [
      'event',
      [
        'Plan our wedding',
        'Plan a trip to Japan',
        'Travel to Japan in spring',
        'Organize my mother’s birthday',
        'Move to Lisbon',
        'Move to a bigger apartment by May',
        'Plan the move',
        'Hochzeit planen',
      ],
    ],
    [
      'calm',
      [
        'Reduce stress',
        'Reduce my stress at work',
        'Be less stressed',
        'Worry less',
        'Stop overthinking everything',
        'Stop rushing',
        'Slow down',
        'Take a real lunch break every day',
        'Stay calm at work',
        'Weniger Stress',
      ],
    ],
    [
      'dance',
      [
        'Learn to dance salsa',
        'Learn to dance',
        'Learn the waltz for our wedding',
        'Take dance lessons',
        'Ballet class every Tuesday',
        'Dance twice a week',
        'Tanzen lernen',
      ],
    ],
    [
      'assert',
      [
        'Say no more often',
        'Learn to say no',
        'Be more confident in meetings',
        'Speak up in meetings',
        'Set better boundaries at work',
        'Stand up for myself',
        'Build my confidence',
        'Stop people-pleasing',
        'Grenzen setzen',
      ],
    ],
    [
      'driving',
      [
        'Get my driver’s license',
        'Pass my driving test',
        'Learn to drive',
        'Take driving lessons',
        'Practice driving twice a week',
        'Führerschein machen',
      ],
    ],
  ])('are known: %s', (topic, titles) => {
    expect(titles.map((title) => [title, topicOf(title)])).toEqual(titles.map((title) => [title, topic]))
  })

  it.each<[Topic, readonly string[]]>([
    [
      'sport',
      [
        'Watch less football',
        'Coach my son’s soccer team',
        'Climb Kilimanjaro',
        'Climb the career ladder',
        'Join a book club',
        'Join a running club',
        'Join the team meeting',
        'Play football on my console less',
        'Box up the old books',
        'Stop playing golf',
        'Surf the internet less',
        'Sell my hockey gear',
        'Tennis elbow exercises',
      ],
    ],
    [
      'papers',
      [
        'Publish a paper',
        'Write a term paper',
        'Read two papers a week',
        'Start a paper route',
        'Pay less tax',
        'Apply for a job',
        'Get fit',
        'Get a visa-free summer',
      ],
    ],
    [
      'coffee',
      [
        'Have coffee with my sister once a week',
        'Stop buying coffee out',
        'Open a coffee shop',
        'Learn latte art',
        'Spend less on coffee',
        'Stop checking my phone before coffee',
      ],
    ],
    [
      'screen',
      [
        'Make a video game',
        'Win more games at chess',
        'Reduce screen time on my phone',
        'Play more games with my kids',
        'Watch the team play',
        'Start streaming my concerts',
        'Sell my PlayStation',
        'Write a TV series',
      ],
    ],
    [
      'craft',
      [
        'Start a knitting business',
        'Build a business',
        'Build an app',
        'Make my bed every morning',
        'Fix my sleep',
        'Restore my faith',
        'Make a table reservation for our anniversary',
      ],
    ],
    [
      'channel',
      [
        'Listen to one podcast a day',
        'Watch fewer videos',
        'Stop posting videos',
        'Channel my anger',
        'Make a family video',
        'Build a sales channel',
      ],
    ],
    [
      'event',
      [
        'Plan my week every Sunday',
        'Plan less',
        'Plan for retirement',
        'Move more',
        'Move every day',
        'Get ready for bed at ten',
        'Book club every month',
        'Plan the next day before bed',
        'Travel to work by bike',
      ],
    ],
    [
      'calm',
      [
        'Stay calm with my kids',
        'Slow down my speech',
        'Keep my dog calm',
        'Break a record',
        'Take a break from sugar',
        'Be more confident',
        'Pass the stress test',
      ],
    ],
    [
      'dance',
      [
        'Take my daughter to ballet class',
        'Watch more ballet',
        'Make salsa from our tomatoes',
        'Write dance music',
        'Stop dancing around the problem',
      ],
    ],
    [
      'assert',
      [
        'Say no to sugar',
        'Help my son to be more confident',
        'Set limits for my spending',
        'Be confident driving on the highway',
        'Speak Spanish with confidence',
      ],
    ],
    [
      'driving',
      [
        'Learn to drive sales',
        'Drive less, walk more',
        'Improve my golf drive',
        'Teach my daughter to drive',
        'Pass the drug test',
      ],
    ],
  ])('are not found in other titles: %s', (topic, titles) => {
    expect(titles.filter((title) => topicOf(title) === topic)).toEqual([])
  })
})
