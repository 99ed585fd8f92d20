import { describe, expect, it } from 'vitest'
import { createGeneralBrief } from '#domain/coach/brief/general-brief.ts'
import { ANGLES } from '#domain/coach/day/angle.ts'
import type { Coach } from '#functions/adapters/bedrock/ask.ts'
import { converseInput } from '#functions/adapters/bedrock/converse-input.ts'
import { DATA_OPEN } from '#functions/adapters/bedrock/data-block.ts'
import { FIXED_WORDS } from '#functions/adapters/bedrock/fixed-words.ts'
import { hashPrompt } from '#functions/adapters/bedrock/hash-prompt.ts'
import { PROMPT_WORDS as reportWords } from '#functions/coach/create-five-circle-framework/prompt.ts'
import { writeReport } from '#functions/coach/create-five-circle-framework/write.ts'
import { PROMPT_WORDS as consultantWords } from '#functions/coach/five-circle-consultant/prompt.ts'
import { takeTurn } from '#functions/coach/five-circle-consultant/write.ts'
import { PROMPT_WORDS as suggestionWords } from '#functions/coach/generate-goal-suggestions/prompt.ts'
import { suggestGoals } from '#functions/coach/generate-goal-suggestions/write.ts'
import { PROMPT_WORDS as dailyWords } from '#functions/motivation/daily-motivation/prompt.ts'
import { createDailyQuestion, writeDailyMotivation } from '#functions/motivation/daily-motivation/write.ts'
import { type NudgeInput, PROMPT_WORDS as nudgeWords } from '#functions/motivation/nudge/prompt.ts'
import { writeNudge } from '#functions/motivation/nudge/write.ts'
import { ANGLE_LEADS, SITUATION_LEADS } from '#functions/motivation/prompts/angle-leads.ts'
import { BRIEFS } from '#test/support/briefs.ts'
import { createInterview } from '#test/support/interview.ts'
import { EMPTY_WISH } from '#test/support/suggestion-wishes.ts'

const person = { interview: createInterview(), history: [], goals: [] }
const nudge: NudgeInput = {
  brief: null,
  titles: ['Paint'],
  tone: 'teammate',
  walk: 'user',
  date: '2026-11-24',
  localTime: '12:00',
  number: 1,
  earlier: [],
}

/** What a call sends first, and the version that is logged with it. */
const readCall = async (call: (coach: Coach) => Promise<unknown>) => {
  const sent: ReturnType<typeof converseInput>[] = []
  const versions: unknown[] = []
  const log = (_: string, fields: Record<string, unknown> = {}) => void versions.push(fields.prompt_version)
  const model: Coach['model'] = async (input) => {
    sent.push(input)
    throw Object.assign(new Error('not available'), { name: 'AccessDeniedException' })
  }
  await call({ model, modelId: 'test', log: { info: log, warn: log } })
  const [input] = sent
  const { schema = '', ...named } = input?.outputConfig?.textFormat?.structure?.jsonSchema ?? {}
  return {
    version: versions[0],
    answer: { ...named, schema: JSON.parse(schema) },
    system: input?.system?.[0]?.text ?? '',
    user: input?.messages?.[0]?.content?.[0]?.text ?? '',
  }
}

/** Words with a line break or a quotation mark are hashed as JSON. */
const inJson = (words: string) => JSON.stringify(words).slice(1, -1)

type Row = [name: string, words: readonly unknown[], frame: string[], call: (coach: Coach) => Promise<unknown>]

/** `frame`: the fixed words of the message before the marked data. */
const PROMPTS: Row[] = [
  [
    'daily-motivation',
    dailyWords,
    [
      'Complete texts of days like this one, written for other people:\n\n',
      "\n\nWrite the text of this goal's day. It is read at ",
      ', in the ',
      'Angle: ',
      '. The message leads with ',
      '\nAnswer: ',
    ],
    (coach) => writeDailyMotivation(coach, BRIEFS.P1),
  ],
  ['nudge', nudgeWords, ['Write a nudge.\n\n'], (coach) => writeNudge(coach, nudge)],
  ['framework-report', reportWords, ['Write the report.\n\n'], (coach) => writeReport(coach, person)],
  ['consultant', consultantWords, ['Take your turn.\n\n'], (coach) => takeTurn(coach, person, false)],
  [
    'goal-suggestions',
    suggestionWords,
    ['Suggest goals.\n\n'],
    (coach) => suggestGoals(coach, { ...person, interview: null, wish: EMPTY_WISH }),
  ],
]

describe.each(PROMPTS)('the version of the prompt %s (COACH-8)', (name, words, frame, call) => {
  it('is the hash of its fixed words and its schema', async () => {
    const { version, answer } = await readCall(call)
    // The order of the schema's fields is that of its definition.
    const { name: task, description, schema } = answer
    expect(version).toBe(hashPrompt(name, [words, { name: task, description, schema }]))
  })

  it('covers the system prompt and the words around the data', async () => {
    const { system, user } = await readCall(call)
    const before = user.split(DATA_OPEN)[0] ?? ''
    const hashed = JSON.stringify(words)
    expect(frame.filter((part) => !before.includes(part))).toEqual([])
    expect([system, ...frame].filter((part) => !hashed.includes(inJson(part)))).toEqual([])
  })

  it('changes with each of its words', async () => {
    const { version, answer } = await readCall(call)
    const changed = words.map((word, at) => hashPrompt(name, [words.with(at, [word, 'more']), answer]))
    expect(new Set([version, ...changed]).size).toBe(words.length + 1)
  })
})

describe('the version of a prompt (COACH-8)', () => {
  it('covers the lead of each angle and of each situation', () => {
    const leads = [...ANGLES.map((angle) => ANGLE_LEADS[angle]), ...Object.values(SITUATION_LEADS)]
    const hashed = JSON.stringify(dailyWords)
    expect(leads.filter((lead) => !hashed.includes(inJson(lead)))).toEqual([])
  })

  it('is the same for every goal', () => {
    const general = createGeneralBrief({
      titles: ['Paint'],
      tone: 'teammate',
      walk: 'a',
      date: '2026-11-24',
      localTime: '12:00',
    })
    const versions = [...Object.values(BRIEFS), general].map((brief) => createDailyQuestion(brief).promptVersion)
    expect(new Set(versions).size).toBe(1)
  })

  it('covers the rule for an answer without structured output, and the words of a retry', () => {
    const question = createDailyQuestion(BRIEFS.P1)
    const call = { modelId: 'test', guardrail: undefined, question, maxTokens: 1, correction: undefined }
    const said = (isStructured: boolean) => converseInput({ ...call, isStructured }).system?.[0]?.text ?? ''
    const rule = said(false).slice(said(true).length)
    expect(rule).toContain('Answer with one JSON object')
    expect(FIXED_WORDS).toContain(rule.replace(JSON.stringify(question.answer.schema), '{}'))
    expect(FIXED_WORDS.join('\n')).toMatch(/cut off(?:.|\n)*does not fit(?:.|\n)*cannot be used/)
    expect(hashPrompt('nudge', ['words'])).toMatch(/^nudge\/[0-9a-f]{10}$/)
    expect(hashPrompt('nudge', ['words'])).not.toBe(hashPrompt('nudge', ['other words']))
  })
})
