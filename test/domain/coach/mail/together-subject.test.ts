import { describe, expect, it } from 'vitest'
import { writeTogetherSubject } from '#domain/coach/mail/together-subject.ts'

const BOOK = { title: 'Write the first draft of my book', step: 'Read only yesterday’s last paragraph.' }
const RUN = { title: 'Run', step: 'Put the shoes by the door.' }

describe('the subject of one mail for several goals (MAIL-25)', () => {
  it('counts the goals and names the first step; the preheader names the titles', () => {
    expect(writeTogetherSubject([RUN, BOOK])).toEqual({
      subject: 'Two goals. First: Put the shoes by the door',
      preheader: 'Run, Write the first draft of my book. One email for all of them.',
    })
  })

  it('keeps within 50 and 90 characters', () => {
    const long = { title: 'A title that goes on and on '.repeat(4), step: 'A step that goes on and on '.repeat(4) }
    const { subject, preheader } = writeTogetherSubject(Array.from({ length: 15 }, () => long))
    expect(subject).toMatch(/^15 goals\. First: A step .*…$/)
    expect([subject.length <= 50, preheader.length <= 90, preheader.length >= 40]).toEqual([true, true, true])
  })

  it('has a preheader of 40 to 90 characters for titles of any length', () => {
    for (let length = 1; length <= 100; length += 1)
      for (const others of [['Yoga'], ['Run'], []]) {
        const goals = ['x'.repeat(length), ...others].map((title) => ({ title, step: 'Begin.' }))
        const { length: count } = [...writeTogetherSubject(goals).preheader]
        expect([length, others, count >= 40 && count <= 90]).toEqual([length, others, true])
      }
  })

  it('is a quiet note without an ordinary goal', () => {
    expect(writeTogetherSubject([]).subject).toBe('A quiet note for today')
  })
})
