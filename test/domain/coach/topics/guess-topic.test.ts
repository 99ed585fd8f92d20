import { describe, expect, it } from 'vitest'
import { guessTopic } from '#domain/coach/topics/guess/guess-topic.ts'
import { readTopic } from '#domain/coach/topics/topic.ts'

describe('the topic of a title that no pattern knows (TEXT-24)', () => {
  it.each([
    ['text my old mates back', 'contact'],
    ['get through the pile on my nightstand', 'reading'],
    ["every other saturday at nana's", 'contact'],
    ['senior nurse band 6 by next spring', 'promotion'],
    // Only just sure enough.
    ['see the sea', 'trip'],
  ])('is guessed: %s', (title, topic) => {
    expect(guessTopic(title)).toBe(topic)
    expect(readTopic({ title, kind: 'do_regularly' })).toBe(topic)
  })

  it.each([
    'a page a day',
    'Keep bees away from the porch light',
    'figure out what I actually want to do with my life',
    'zzz',
    '',
  ])('is unknown where the model is not sure: %j', (title) => expect(guessTopic(title)).toBeUndefined())

  it.each(['no vape in my son’s room', 'Open a second food truck', 'Stop my son from vaping', 'buy running shoes'])(
    'is undefined where the title has the words of the topic with another meaning: %s',
    (title) => expect(guessTopic(title)).toBeUndefined(),
  )

  it('gives a goal to stop an act none of the texts for doing it', () => {
    const title = 'senior nurse band 6 by next spring'
    expect(guessTopic(title)).toBe('promotion')
    expect(readTopic({ title, kind: 'stop' })).toBeUndefined()
  })

  it('comes after the patterns: a title that names its topic keeps it', () => {
    const title = 'Knit a sweater for my sister'
    expect(guessTopic(title)).toBe('craft')
    expect(readTopic({ title, kind: 'do_regularly' })).toBe('yarn')
  })
})
