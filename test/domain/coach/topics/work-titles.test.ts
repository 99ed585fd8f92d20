import { describe, expect, it } from 'vitest'
import { topicOf } from '#test/domain/coach/support/topic-of.ts'

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

describe('mail as the topic of a goal (TEXT-24)', () => {
  it.each([
    'Inbox zero',
    'Get to inbox zero',
    'Clear my email backlog',
    'Answer emails twice a day',
    'Reply to emails the same day',
    'Process my inbox every Friday',
    'Declutter my inbox every Friday',
    'Stay on top of email',
    'Postfach leeren',
  ])('is read from %j', (title) => expect(topicOf(title)).toBe('inbox'))

  it.each([
    'Send ten sales emails a day',
    'Write an email newsletter',
    'Grow my email list',
    'Learn to answer emails on my phone',
  ])('is not read from %j', (title) => expect(topicOf(title)).not.toBe('inbox'))
})
