import { describe, expect, it } from 'vitest'
import { deriveKind } from '#domain/coach/derive-kind.ts'
import { readTopic } from '#domain/coach/topic.ts'

const topicOf = (title: string) => readTopic({ title, kind: deriveKind(title, '') })

describe('work without interruptions as the topic of a goal (TEXT-24)', () => {
  it.each([
    'Deep work every morning',
    'Two hours of deep work a day',
    'Focus for 90 minutes without interruptions',
    'Work without distractions',
    'Block two hours of focused work',
    'Four Pomodoros a day',
    'Jeden Tag zwei Stunden konzentriert arbeiten',
  ])('is read from %j', (title) => expect(topicOf(title)).toBe('focus'))

  it.each(['Focus on my health', 'Work without pain', 'Sleep without my phone', 'Focus the telescope on Mars'])(
    'is not read from %j',
    (title) => expect(topicOf(title)).not.toBe('focus'),
  )
})
