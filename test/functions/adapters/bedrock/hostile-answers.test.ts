import { describe, expect, it } from 'vitest'
import type { GoalOutline } from '#domain/coach/brief/person-brief.ts'
import { detectClearLanguage } from '#domain/coach/words/language.ts'
import { builtInSuggestions } from '#domain/framework/built-in-suggestions.ts'
import { listFindings } from '#domain/framework/findings.ts'
import { createReportFrame, type ReportFrame } from '#domain/framework/report-frame.ts'
import { goalSuggestion } from '#domain/framework/suggestions.ts'
import { CIRCLE_KEYS } from '#domain/interview/circles.ts'
import { DATA_CLOSE, DATA_OPEN } from '#functions/adapters/bedrock/data-block.ts'
import { Unusable } from '#functions/adapters/bedrock/question.ts'
import { userPrompt as reportPrompt } from '#functions/coach/create-five-circle-framework/prompt.ts'
import { readReport } from '#functions/coach/create-five-circle-framework/schema.ts'
import { userPrompt as consultantPrompt } from '#functions/coach/five-circle-consultant/prompt.ts'
import { parseConsultantTurn } from '#functions/coach/five-circle-consultant/schema.ts'
import { userPrompt as suggestionsPrompt } from '#functions/coach/generate-goal-suggestions/prompt.ts'
import { readSuggestions } from '#functions/coach/generate-goal-suggestions/schema.ts'
import { composeConsultantTurn } from '#local/services/bedrock/consultant/compose.ts'
import { composeFrameworkReport } from '#local/services/bedrock/framework-report/compose.ts'
import { composeGoalSuggestions } from '#local/services/bedrock/goal-suggestions/compose.ts'
import { HOSTILE } from '#test/support/hostile.ts'
import { createInterview } from '#test/support/interview.ts'

/** An interview and a conversation in which every answer is the same text. */
const filledWith = (text: string) => {
  const answer = [...text].slice(0, 1000).join('')
  const circles = CIRCLE_KEYS.map((key) => [key, { personal_definition: answer, success_definition_90_days: answer }])
  const interview = createInterview({
    lifeContext: { primary_challenge: answer, primary_90_day_priority: answer },
    ...Object.fromEntries(circles),
  })
  const history = [
    { role: 'consultant' as const, content: answer },
    { role: 'user' as const, content: answer },
  ]
  return { answer, interview, history }
}

/** A goal whose title, plan and obstacle are the text. */
const createOutline = (text: string): GoalOutline => ({
  title: [...text].slice(0, 100).join(''),
  circle: 'Work',
  kind: 'finish',
  weekly_hours: 2,
  plan: { when: text, will: text },
  obstacle: text,
  dayNumber: 9,
  run: 0,
  silentDays: 1,
  keptOf30: 7,
  daysOf30: 8,
})

const promptsFor = (text: string, framed?: ReportFrame, goals: readonly GoalOutline[] = []) => {
  const { answer, interview, history } = filledWith(text)
  // No question is left, so the prompts differ in the person's words only.
  const consultation = { interview, history, goals, left: listFindings(interview).slice(0, 0), questionsLeft: 4 }
  const report = { interview, history, goals, frame: framed ?? createReportFrame(interview, history) }
  const wish = {
    circle: 'Work' as const,
    hoursPerWeek: 3,
    personalDefinition: answer,
    currentChallenges: answer,
    specificGoal: answer,
    priority: answer,
    chat: [answer],
    gentle: null,
    hasGentle: false,
    moving: false,
  }
  return {
    consultation,
    report,
    wish,
    prompts: [
      consultantPrompt(consultation),
      reportPrompt(report),
      suggestionsPrompt({ wish, interview, history, goals }),
    ],
  }
}

const frame = (prompt: string) => [prompt.split(DATA_OPEN)[0], prompt.split(DATA_CLOSE).at(-1)]
const parseData = (prompt: string): unknown =>
  JSON.parse(prompt.slice(prompt.indexOf(DATA_OPEN) + DATA_OPEN.length, prompt.indexOf(DATA_CLOSE)))
/** The keys of a value at any depth, and the lengths of its lists. */
const reduceToShape = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reduceToShape)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, reduceToShape(inner)]))
}
// The facts that are read from the words differ between texts. With one frame for all, the shape of the data is the same.
const FRAME = createReportFrame(createInterview())
const PLAIN = promptsFor('a plain answer', FRAME, [createOutline('a plain answer')]).prompts

describe('a hostile answer (COACH-3)', () => {
  it.each(HOSTILE.map((text, number) => ({ number, text })))(
    '$number is inserted as data in every prompt',
    ({ text }) => {
      const { prompts } = promptsFor(text, FRAME, [createOutline([...text].slice(0, 60).join(''))])
      for (const [at, prompt] of prompts.entries()) {
        expect(prompt.split(DATA_OPEN)).toHaveLength(2)
        expect(prompt.split(DATA_CLOSE)).toHaveLength(2)
        expect(frame(prompt)).toEqual(frame(PLAIN[at] ?? ''))
        expect(reduceToShape(parseData(prompt))).toEqual(reduceToShape(parseData(PLAIN[at] ?? '')))
        expect(prompt).not.toMatch(/(?!\n)\p{Cc}|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/u)
        expect(prompt.length).toBeLessThan(100_000)
      }
    },
  )

  it.each(HOSTILE.map((text, number) => ({ number, text })))('$number returns no markup', ({ text }) => {
    const { consultation, report, wish, prompts } = promptsFor(text)
    const turn = parseConsultantTurn({ ...composeConsultantTurn(prompts[0] ?? ''), concern: 'none' }, consultation)
    const written = readReport({ ...composeFrameworkReport(prompts[1] ?? ''), concern: 'none' }, report)
    const input = { wish, interview: consultation.interview, history: consultation.history, goals: [] }
    const suggested = readSuggestions({ ...composeGoalSuggestions(prompts[2] ?? ''), concern: 'none' }, input)
    const foreign = detectClearLanguage(text) ?? 'en'
    for (const read of [turn, written, suggested]) {
      // The stand-in writes English and quotes what was typed (COACH-12).
      if (read instanceof Unusable)
        expect(read.faults.map(({ rule }) => rule)).toEqual([foreign === 'en' ? 'phone' : 'language'])
      else expect(read).toMatchObject({ concern: 'none' })
    }
    const prose = written && 'prose' in written ? written.prose : undefined
    if (foreign === 'en' && !/\d{8}/.test(text)) {
      expect(turn && 'message' in turn && turn.message).toBeTruthy()
      expect(prose?.executive_summary).toBeTruthy()
      expect(suggested).toHaveProperty('suggestions')
    }
    const suggestions = suggested && 'suggestions' in suggested ? suggested.suggestions : []
    const builtIn = builtInSuggestions(wish)
    expect(JSON.stringify([turn, prose])).not.toMatch(/<\/?[a-z!]|https?:\/\/|\]\(|person-data>/i)
    expect(builtIn).toHaveLength(3)
    for (const suggestion of [...suggestions, ...builtIn])
      expect(goalSuggestion.safeParse(suggestion).error).toBeUndefined()
    expect(JSON.stringify([suggestions, builtIn])).not.toMatch(/<\/?[a-z!]|PWNED"|\bundefined\b"/i)
  })
})
