import { describe, expect, it } from 'vitest'
import { splitLead } from '#domain/motivation/lead-sentence.ts'

describe('splitLead', () => {
  it.each([
    ['Thirty days. On the log. Carry on.', 'Thirty days.', ['On the log. Carry on.']],
    ['Is it seven? Sit down.', 'Is it seven?', ['Sit down.']],
    ['Start at 7 a.m. with the kettle. Then sit.', 'Start at 7 a.m. with the kettle.', ['Then sit.']],
    ['You wrote: “I fail. Always.” One envelope today.', 'You wrote: “I fail. Always.”', ['One envelope today.']],
    ['You wrote: “I want to sleep.” One envelope.', 'You wrote: “I want to sleep.”', ['One envelope.']],
    ['Call Dr. Miller before noon. Then stop.', 'Call Dr. Miller before noon.', ['Then stop.']],
    ['Ask Mrs. Weiss and St. Anna. Then stop.', 'Ask Mrs. Weiss and St. Anna.', ['Then stop.']],
    ['No mark at its end', 'No mark at its end', []],
    ['Only one sentence.', 'Only one sentence.', []],
    ['An open quote: “one. Two and no end', 'An open quote: “one. Two and no end', []],
  ])('splits %s', (line, lead, rest) => {
    expect(splitLead([line])).toEqual({ lead, rest })
  })

  it('keeps the other lines', () => {
    expect(splitLead(['One. Two.', 'Three.'])).toEqual({ lead: 'One.', rest: ['Two.', 'Three.'] })
    expect(splitLead(['One.', 'Three.'])).toEqual({ lead: 'One.', rest: ['Three.'] })
    expect(splitLead([])).toEqual({ lead: '', rest: [] })
  })
})
