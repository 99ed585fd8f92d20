import { describe, expect, it } from 'vitest'
import { checkText } from '#domain/coach/checks/check-text.ts'
import { inSituation } from '#test/domain/coach/support/situation-briefs.ts'
import { BRIEFS } from '#test/support/briefs.ts'

const BRIEF = { ...inSituation(BRIEFS.P1, 'ordinary'), tone: 'wise_mentor' as const, notes: [] }
const JAPANESE = {
  ...BRIEF,
  title: '毎日日本語を勉強する',
  description: '毎日少しずつ',
  plan: null,
  obstacle: null,
  reason: null,
}
const STEPS = { micro_plan: ['Sit down.'], challenge: 'Stand still.' }
const JAPANESE_STEPS = { micro_plan: ['本を開く'], challenge: '深呼吸をする' }
const WORDS = Array.from({ length: 180 }, () => 'so').join(' ')
const SENTENCE = '今日は新しい言葉をひとつだけ覚えましょう。'

const findLength = (text: Parameters<typeof checkText>[0], brief = BRIEF): string[] =>
  checkText(text, brief).flatMap(({ rule, says }) => (rule === 'length' ? [says] : []))

describe('checkText and the length of a message (TEXT-18)', () => {
  it.each(['水', 'は', 'น้ำ'])('counts the words of an English message with one %s', (letter) => {
    expect(findLength({ ...STEPS, message: `Open the chapter. ${letter} ${WORDS}` })).toContain(
      `message: has 184 words, allowed are 15 to 60`,
    )
  })

  it('bounds a message without blanks between its words by characters', () => {
    expect(findLength({ ...JAPANESE_STEPS, message: SENTENCE.repeat(2) }, JAPANESE)).toEqual([])
    expect(findLength({ ...JAPANESE_STEPS, message: SENTENCE.repeat(20) }, JAPANESE)).toEqual([
      `message: has ${SENTENCE.length * 20} characters, allowed are 20 to 240`,
    ])
    expect(findLength({ ...JAPANESE_STEPS, message: '本を開く。' }, JAPANESE)).toEqual([
      'message: has 5 characters, allowed are 20 to 240',
    ])
    const long = { micro_plan: ['本'.repeat(61)], challenge: '本'.repeat(91), message: SENTENCE.repeat(2) }
    expect(findLength(long, JAPANESE)).toEqual([
      'steps[0]: has 61 characters, allowed are 2 to 60',
      'challenge: has 91 characters, allowed are 2 to 90',
    ])
  })
})

describe('checkText and shares of a goal (TEXT-18)', () => {
  const findNumbers = (message: string) =>
    checkText({ ...STEPS, message }, BRIEF).flatMap(({ rule, says }) => (rule === 'numbers' ? [says] : []))

  it.each([
    ['Hundreds of people did it.', 'Hundreds'],
    ['You did it twice.', 'twice'],
    ['You are halfway there.', 'You are halfway'],
    ['Neunzig Prozent der Leute machen das nicht.', 'Neunzig'],
  ])('reports what is not in the brief: %s', (message, said) => {
    expect(findNumbers(message)).toEqual([`message: says ${said}, which is not in the brief`])
  })

  it.each(['Write half a page, once.', 'Take half a minute of the half hour.', 'Nimm dir ein Blatt und die Zeit.'])(
    'accepts a size of an action: %s',
    (message) => expect(findNumbers(message)).toEqual([]),
  )
})
