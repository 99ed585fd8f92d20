import { describe, expect, it } from 'vitest'
import { deriveKind } from '#domain/coach/kinds/derive-kind.ts'
import { LIBRARY } from '#domain/coach/library/library.ts'
import { readFacts } from '#domain/coach/slots/slot-facts.ts'
import { readTopic } from '#domain/coach/topics/topic.ts'
import type { Topic } from '#domain/coach/topics/topic-name.ts'
import { findAnswers, findDetails, findTopicTexts } from '#domain/coach/topics/topic-texts.ts'
import { BRIEFS } from '#test/support/briefs.ts'

/** All texts of the topic of a title: steps, challenges, what messages say, and answers. */
const listTexts = (title: string): string[] => {
  const brief = { title, kind: deriveKind(title, '') }
  const own = findTopicTexts(LIBRARY, brief)
  const details = [...findDetails(LIBRARY, brief), ...findAnswers(LIBRARY, brief)]
  return [
    ...[...(own?.steps ?? []), ...(own?.challenges ?? [])].map(({ text }) => text),
    ...details.flatMap(({ form: _, ...texts }) => Object.values(texts).filter((text) => typeof text === 'string')),
  ]
}

const listOriginals = (topic: Topic): string[] => {
  const texts = LIBRARY.TOPICS[topic]
  const details = [...(LIBRARY.DETAILS[topic] ?? []), ...(LIBRARY.ANSWERS[topic] ?? [])]
  return [...(texts?.steps ?? []), ...(texts?.challenges ?? []), ...details].flatMap((one) =>
    Object.values(one).filter((text) => typeof text === 'string'),
  )
}

const WRONG_ARTICLE = /\ba (?!one\b|us|uk|eu)[aeiou]\w|\ban (?!hour|honest)[^aeiou\W]/iu
const TWICE = /\b(?!over|smaller)(\w+)(?: or(?: the| your)?| and(?: the| your)?)? \1\b/iu
const SMALL_START = /(?:^|[.?!] )(?!\{)\p{Ll}/u

const WITH_THREAD = /\b(?:yarn|stitch|needle|seam|thread|clay|pattern|rows?|button|worn|knot)\b/iu

const TITLES = [
  'knit a jumper for my granddaughter',
  'Crochet a blanket for the baby',
  'sew my own dress',
  'Build a bookshelf out of oak',
  'pottery, 6 mugs that match',
  'finish the blanket before the baby comes',
  'Upload one YouTube video a week',
  'Learn piano, play Clair de Lune',
  'learn Blackbird on guitar',
  'Pick up the violin again',
  'I want to learn the sax at 60',
  'Play tennis twice a week',
  'Start playing pickleball',
  'Join a soccer team',
  'get back into 5 a side without pulling something',
  'Get my blue belt in jiu jitsu',
  'Learn boxing',
  'Climb a 5.11',
  'break 90 in golf',
  'Travel to Japan',
  'Volunteer at the food bank',
  'Teach Max to come when called',
  'Train the puppy',
  'Watercolour painting twice a week',
  'Eat breakfast every day, not just coffee',
]

describe('the object of a title in the texts of its topic (TEXT-24)', () => {
  it.each<[title: string, object: RegExp, least: number, other: RegExp]>([
    ['knit a jumper for my granddaughter', /\b(?:needles|knit\w*|rows?)\b/iu, 90, /\bhook|\bsew|or thread\b/iu],
    ['Crochet a blanket for the baby', /\b(?:hook|crochet\w*|rows?)\b/iu, 90, /needle or|\bknit|\bsew|or thread\b/iu],
    ['Build a bookshelf out of oak', /\b(?:boards?|saw|screws?|sand|plane|cut)\b/iu, 25, WITH_THREAD],
    [
      'pottery, 6 mugs that match',
      /\b(?:clay|sponge|glaze|slip|coil|rims?)\b/iu,
      25,
      /\b(?:yarn|stitch|needle|screws?|thread|pattern|saw|clamp)\b(?! under| or catch)/iu,
    ],
    [
      'finish the blanket before the baby comes',
      /\b(?:yarn|stitch|needle|thread|rows?|seams?)\b/iu,
      25,
      /\b(?:clay|saw|blade|paint|screws?|clamp|boards?)\b/iu,
    ],
    [
      'Upload one YouTube video a week',
      /\b(?:videos?|viewers?|channels?)\b/iu,
      100,
      /\b(?:episodes?|listeners?|(?:your|the|this) shows?|guests?|podcasts?)\b/iu,
    ],
    [
      'Learn piano, play Clair de Lune',
      /\bpiano|bench|keys\b/iu,
      25,
      /\b(?:instrument(?! in a)|case|strings?|bow|pick(?! one)|[Tt]une (?:the|it))\b/iu,
    ],
    [
      'learn Blackbird on guitar',
      /\b(?:guitar|songs?|strings?)\b/iu,
      45,
      /\b(?:instrument(?! in a)|piece|lid(?! as)|one hand|bow|holes|reed)\b(?! of paper|\.)/iu,
    ],
    [
      'Pick up the violin again',
      /\b(?:violin|bow|strings?)\b/iu,
      25,
      /\b(?:instrument(?! in a)|chords?|one hand|pick(?! one)|reed)\b/iu,
    ],
    [
      'I want to learn the sax at 60',
      /\bsaxophone\b/iu,
      25,
      /\b(?:instrument(?! in a)|chords?|one hand|strings?|bow|pick(?! one))\b/iu,
    ],
    ['Drum practice', /\b(?:drum kit|bars?|rhythm)\b/iu, 25, /\b(?:chords?|scales?|melody|hum|strings?)\b/iu],
    [
      'Play tennis twice a week',
      /\b(?:tennis|racket|serve|court)\b/iu,
      60,
      /\b(?:belt|gloves|rope|kick|punch|climb|your sport|sports)\b(?! e)/iu,
    ],
    [
      'Start playing pickleball',
      /\b(?:pickleball|paddle|serve|court)\b/iu,
      60,
      /\b(?:belt|gloves|rope|kick|punch|climb|racket|your sport)\b/iu,
    ],
    [
      'Join a soccer team',
      /\b(?:soccer|ball|kick|pass)\b/iu,
      60,
      /\b(?:belt|gloves|rope|serve|punch|climb|racket|your sport)\b/iu,
    ],
    [
      'Get my blue belt in jiu jitsu',
      /\b(?:jiu-jitsu|belt|mat|rounds?)\b/iu,
      50,
      /\b(?:games?|gloves|rope|serve|kick|ball|climb|racket|your sport)\b/iu,
    ],
    [
      'Climb a 5.11',
      /\b(?:climb\w*|wall|hold)\b/iu,
      60,
      /\b(?:games?|gloves|belt|serve|kick|punch|racket|opponent|player|your sport)\b/iu,
    ],
    [
      'break 90 in golf',
      /\b(?:golf|club|swing|rounds?)\b/iu,
      50,
      /\b(?:games?|gloves|belt|serve|kick|punch|racket|opponent|rope|climb|your sport)\b/iu,
    ],
    ['Travel to Japan', /\bJapan\b/u, 25, /\bthe destination\b/iu],
    ['Volunteer at the food bank', /\bfood bank\b/u, 30, /\bthe place\b(?! name)|\bshelter|\bclub\b(?!\.)/iu],
    ['Teach Max to come when called', /\bMax\b/u, 75, /\bMax\b.*\b(?:it|its|itself)\b/u],
    ['Train the puppy', /\bpuppy\b/u, 150, /\b(?:the|your) dog\b/iu],
    [
      'Watercolour painting twice a week',
      /\b(?:paint\w*|brush)\b/iu,
      90,
      /\b(?:draw(?:s|n|ing|ings)?|pencils?|eras\w+)\b/iu,
    ],
    ['Eat breakfast every day, not just coffee', /\bbreakfasts?\b/iu, 40, /\bbreakfasts?\b.*\b(?:dinner|lunch)/iu],
    ['sew my own dress', /\b(?:seams?|sew\w*|cloth)\b/iu, 90, /\bhook|\bknit|\bcrochet|\byarn|\brows?\b/iu],
  ])('is named by %j', (title, object, least, other) => {
    const texts = listTexts(title)
    expect(texts.filter((text) => other.test(text))).toEqual([])
    expect(texts.filter((text) => object.test(text)).length).toBeGreaterThanOrEqual(least)
  })

  it.each(TITLES)('agrees with the words beside it: %j', (title) => {
    const brief = { title, kind: deriveKind(title, '') }
    const texts = listTexts(title)
    const topic = readTopic(brief)
    const known = new Set(topic && listOriginals(topic))
    const own = texts.filter((text) => !known.has(text))
    expect(own.length).toBeGreaterThanOrEqual(10)
    expect(own.filter((text) => WRONG_ARTICLE.test(text) || TWICE.test(text) || SMALL_START.test(text))).toEqual([])
  })

  it.each(['Keys always on the hook', 'Make my bed every morning'])('leaves out shoes and bags for %j', (title) =>
    expect(listTexts(title)).toEqual([]),
  )

  it('has the texts of a home for a desk, a kitchen or a room, and of shoes for a hallway', () => {
    const topicOf = (title: string) => readTopic({ title, kind: 'do_regularly' })
    expect(['a desk i can see', 'kitchen clean every night before bed'].map(topicOf)).toEqual([
      'household',
      'household',
    ])
    expect(topicOf('shoes off the hallway floor every nite')).toBe('tidy')
  })

  it.each([
    'Plan a trip in May',
    'Take my parents to see Kerala',
    'Spend more time with my dog',
    'Volunteer once a month',
    'Visit Mum’s village in June',
  ])('names nothing for %j', (title) =>
    expect(listTexts(title).join(' ')).not.toMatch(/\b(?:in May|Kerala|in June|food bank)\b/u),
  )

  it('asks nothing of a dog that has the name of a person', () => {
    const readNames = (title: string) => {
      const { values } = readFacts({ ...BRIEFS.P5, title, kind: deriveKind(title, ''), otherGoals: [] })
      return [values.get('person'), values.get('ally')]
    }
    expect(readNames('Teach Max to come when called')).toEqual([undefined, undefined])
    expect(readNames('Call Max on Sundays')).toEqual(['Max', 'Max'])
  })
})
