import { describe, expect, it } from 'vitest'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { BRIEF_TOKENS, estimateTokens } from '#domain/coach/brief/brief-budget.ts'
import { TONE_EXAMPLES } from '#domain/coach/examples/tones.ts'
import { tone } from '#domain/goals/fields.ts'
import { addDays } from '#domain/time/day.ts'
import { DATA_CLOSE, DATA_OPEN } from '#functions/adapters/bedrock/data-block.ts'
import { systemPrompt, userPrompt } from '#functions/motivation/daily-motivation/prompt.ts'
import { EXAMPLES } from '#functions/motivation/prompts/choose-examples.ts'
import { readAnswer } from '#functions/motivation/read-answer.ts'
import { composeAnswer } from '#local/services/bedrock/compose-text.ts'
import { BRIEFS, LARGEST_BRIEF } from '#test/support/briefs.ts'
import { HOSTILE } from '#test/support/hostile.ts'

const input = (title: string, description: string): CoachBrief => ({
  ...BRIEFS.P5,
  title,
  description,
  target: '2026-12-01',
  daysToTarget: 7,
})
const PLAIN = userPrompt(input('a plain title', 'a plain description'))
/** The prompt of a German goal has a German example. */
const GERMAN = userPrompt(input('Jeden Tag lesen und schreiben', 'a plain description'))
const frame = (prompt: string) => [prompt.split(DATA_OPEN)[0], prompt.split(DATA_CLOSE).at(-1)]
const parseData = (prompt: string): Record<string, unknown> =>
  JSON.parse(prompt.slice(prompt.indexOf(DATA_OPEN) + DATA_OPEN.length, prompt.indexOf(DATA_CLOSE)))

describe('the prompt of the daily text', () => {
  it('contains the facts of the brief and nothing else of the account (TEXT-15, COACH-3)', () => {
    expect(parseData(PLAIN)).toMatchObject({
      title: 'a plain title',
      kind: 'do_regularly',
      tone: 'drill_sergeant',
      local_time: '18:30',
      day_number: 23,
      run: 3,
      kept_of_14: 12,
      target: '2026-12-01',
      days_to_target: 7,
      other_goals: [],
      recent: [],
    })
    expect(PLAIN).not.toContain(BRIEFS.P5.goalId)
    expect(PLAIN).not.toContain(BRIEFS.P5.userId)
  })

  it('has a brief of at most 1,200 tokens and keeps the days of an ordinary brief (COACH-11)', () => {
    const cutDataBlock = (prompt: string) => prompt.slice(prompt.indexOf(DATA_OPEN))
    expect(estimateTokens(cutDataBlock(userPrompt(LARGEST_BRIEF)))).toBeLessThanOrEqual(BRIEF_TOKENS)
    for (const character of ['😀', '<']) {
      const filled = JSON.stringify(LARGEST_BRIEF).replace(/[^\u0020-\u007e]/gu, character)
      expect(estimateTokens(cutDataBlock(userPrompt(JSON.parse(filled))))).toBeLessThanOrEqual(BRIEF_TOKENS)
    }
    const recent = Array.from({ length: 7 }, (_, day) => ({
      date: addDays(BRIEFS.P1.date, -day - 1),
      message: 'You know your own detour. Open the chapter at its last line and add to it. '.repeat(3),
      steps: [
        'Open the chapter at its last line.',
        'Write the next sentence badly on purpose.',
        'Note what comes next.',
      ],
      challenge: 'Cover the text above the cursor with a sheet of paper for one line.',
      kept: true,
    }))
    const told = parseData(userPrompt({ ...BRIEFS.P1, recent })).recent
    expect(told).toMatchObject(recent.map(({ date, steps, challenge }) => ({ date, steps, challenge })))
  })

  it('names the hour and the part of the day of the brief', () => {
    expect(PLAIN).toContain('It is read at 18:30, in the evening.')
    const prompts = tone.options.map(systemPrompt)
    for (const prompt of [...prompts, PLAIN]) expect(prompt).not.toMatch(/seven in the morning|morning note/i)
  })

  it('starts with the angle of the day and its situation (TEXT-17)', () => {
    expect(PLAIN).toMatch(/\nAngle: [a-z]+\. The message leads with /)
    expect(userPrompt({ ...BRIEFS.P1, daysToTarget: 1, target: '2026-11-25' })).toContain('The target is tomorrow')
    const angles = Array.from({ length: 12 }, (_, day) =>
      /Angle: ([a-z]+)/.exec(userPrompt({ ...BRIEFS.P1, date: addDays(BRIEFS.P1.date, day) }))?.at(1),
    )
    expect(new Set(angles).size).toBe(12)
  })

  it('has the five examples of the tone first and the two nearest complete texts, German ones only for a German goal', () => {
    for (const voice of tone.options) {
      for (const { message } of TONE_EXAMPLES[voice]) expect(systemPrompt(voice)).toContain(message)
      for (const other of tone.options.filter((one) => one !== voice))
        expect(systemPrompt(voice)).not.toContain(TONE_EXAMPLES[other][0]?.message)
    }
    const shown = (brief: CoachBrief) => EXAMPLES.filter(({ answer }) => userPrompt(brief).includes(answer.message))
    expect(shown({ ...BRIEFS.P10, days: [{ date: '2026-11-23', state: 'missed' }], silentDays: 1 })).toContainEqual(
      expect.objectContaining({ situation: 'after_miss', kind: 'stop' }),
    )
    expect(shown(BRIEFS.P1)).toHaveLength(2)
    expect(shown(BRIEFS.P1)[0]).toMatchObject({ situation: 'ordinary', kind: 'finish' })
    expect(shown(BRIEFS.P1).some(({ language }) => language === 'de')).toBe(false)
    expect(shown(BRIEFS.P9).some(({ language }) => language === 'de')).toBe(true)
  })

  it('stays within its token budget for the largest brief (COACH-11)', () => {
    const recent = Array.from({ length: 7 }, (_, index) => ({
      date: `2026-11-${17 + index}`,
      message: 'word '.repeat(200),
      steps: ['word '.repeat(30), 'word '.repeat(30), 'word '.repeat(30)],
      challenge: 'word '.repeat(40),
      kept: true,
    }))
    const prompt = userPrompt({ ...BRIEFS.P1, recent, description: 'word '.repeat(200) })
    expect(estimateTokens(prompt.slice(prompt.indexOf(DATA_OPEN)))).toBeLessThanOrEqual(BRIEF_TOKENS)
    expect(parseData(prompt)).toMatchObject({ title: BRIEFS.P1.title, obstacle: BRIEFS.P1.obstacle })
  })

  it('has a different voice for each tone', () => {
    const prompts = tone.options.map(systemPrompt)
    expect(new Set(prompts).size).toBe(4)
  })
})

describe.each([
  ['title', (text: string) => input(text, 'plain')],
  ['description', (text: string) => input('plain', text)],
] as const)('a hostile %s', (field, make) => {
  it.each(HOSTILE.map((text, number) => ({ number, text })))('$number is inserted as data (COACH-3)', ({ text }) => {
    const prompt = userPrompt(make(text))
    expect(prompt.split(DATA_OPEN)).toHaveLength(2)
    expect(prompt.split(DATA_CLOSE)).toHaveLength(2)
    expect([frame(PLAIN), frame(GERMAN)]).toContainEqual(frame(prompt))
    expect(prompt.length).toBeLessThan(9_000)

    const data = parseData(prompt)
    expect(Object.keys(data)).toEqual(Object.keys(parseData(PLAIN)))
    expect({ ...data, title: '', description: '' }).toEqual({ ...parseData(PLAIN), title: '', description: '' })
    expect(data[field]).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u)

    // The emulator writes English, which is refused for a goal in another language.
    const answer = readAnswer(composeAnswer(prompt, 0), make(text))
    if (answer && 'text' in answer) expect(JSON.stringify(answer)).not.toMatch(/<\/?[a-z]/i)
  })
})
