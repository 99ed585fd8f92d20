import { describe, expect, it } from 'vitest'
import type { SuggestionWish } from '#domain/framework/built-in-suggestions.ts'
import { writeReport } from '#functions/coach/create-five-circle-framework/write.ts'
import { takeTurn } from '#functions/coach/five-circle-consultant/write.ts'
import { suggestGoals } from '#functions/coach/generate-goal-suggestions/write.ts'
import { createInterview, wordInterview } from '#test/support/interview.ts'
import { coachSaying } from '../adapters/bedrock/saying.ts'
import {
  listenTo as listening,
  createReportAnswer as report,
  createSuggestionsAnswer as suggestions,
  WISH,
} from './prose-answers.ts'

const ENGLISH = createInterview()
const GERMAN = wordInterview('Abends bin ich müde und möchte trotzdem an meinem Buch schreiben.')
const HOURLESS = {
  en: 'Keep one evening free for it, before the next week begins.',
  de: 'Halte dir einen Abend frei, bevor die nächste Woche beginnt.',
}

const wish = (words: string): SuggestionWish => ({ ...WISH, personalDefinition: words })
describe('the language of a model’s prose (COACH-12)', () => {
  it('is that of the answers in a report, and the retry says so', async () => {
    const { coach, told } = listening(report(HOURLESS.en), report(HOURLESS.de))
    expect((await writeReport(coach, { interview: GERMAN, history: [], goals: [] })).analysis.source).toBe('model')
    expect(told).toEqual([expect.stringContaining('It is written in the language “en”. The person writes “de”.')])
    expect(
      (await writeReport(coachSaying(report(HOURLESS.de)), { interview: ENGLISH, history: [], goals: [] })).analysis
        .source,
    ).toBe('built-in')
  })

  it('is that of the answers in a question, whatever the form calls its fields', async () => {
    const ask = (message: string) => ({ ask_more: true, message, concern: 'none' })
    const german = ask('Du willst mehr Stunden für Personal Development. An welchem Tag beginnst du mit der ersten?')
    const english = ask('You want more hours for Personal Development. On which day does the first of them begin?')
    expect(await takeTurn(coachSaying(german), { interview: GERMAN, history: [], goals: [] }, false)).toMatchObject({
      source: 'model',
    })
    expect(await takeTurn(coachSaying(english), { interview: GERMAN, history: [], goals: [] }, false)).toMatchObject({
      source: 'built-in',
    })
    expect(await takeTurn(coachSaying(german), { interview: ENGLISH, history: [], goals: [] }, false)).toMatchObject({
      source: 'built-in',
    })
  })

  it('is that of the circle’s words in suggestions', async () => {
    const quote = 'Ich möchte an meinem Buch schreiben'
    const input = { wish: wish(`${quote}, wenn die Kinder im Bett sind.`), interview: null, history: [], goals: [] }
    const ask = (text: string) => suggestGoals(coachSaying(suggestions(text, quote)), input)
    expect(await ask(HOURLESS.de)).toMatchObject({ source: 'model' })
    expect(await ask(HOURLESS.en)).toMatchObject({ source: 'built-in' })
  })
})

describe('the people of a model’s prose (COACH-12)', () => {
  const asked = {
    ask_more: true,
    message: 'Which evening belongs to your brother before the week begins?',
    concern: 'none',
  }
  const NAMED = 'My brother lives next door, and we never talk.'
  it.each([
    ['an answer', { interview: wordInterview(NAMED), history: [], goals: [] }],
    ['the chat', { interview: ENGLISH, history: [{ role: 'user' as const, content: NAMED }], goals: [] }],
    [
      'a goal',
      {
        interview: ENGLISH,
        history: [],
        goals: [
          {
            ...{ title: 'Call my brother', circle: null, kind: 'relate' as const, weekly_hours: null, plan: null },
            ...{ obstacle: null, dayNumber: 1, run: 0, silentDays: 0, keptOf30: 0, daysOf30: 0 },
          },
        ],
      },
    ],
  ])('are those whom the person named, in %s', async (_, consultation) => {
    expect(await takeTurn(coachSaying(asked), consultation, false)).toMatchObject({ source: 'model' })
  })
})

describe('what no prose of a model may hold (COACH-12)', () => {
  it.each([
    ['a link', 'Read on at www.example.com before the week begins.', 'link or an address'],
    ['a short link', 'Read bit.ly/abc before the week begins.', 'link or an address'],
    ['emphasis', 'Keep *one* evening free before the next week begins.', 'for emphasis'],
    ['a dose', 'Swallow an aspirin on the day before the week begins.', 'medicine'],
    ['a meal left out', 'Skip lunch on the day before the week begins.', 'medicine or a meal'],
    ['contempt', 'You are a disgrace in the evenings, and the week shows it.', 'shames the person'],
    ['somebody unnamed', 'Your brother can wait until the next week begins.', 'says “Your brother”'],
    ['an invented past', 'You cleared the attic last week, before this one began.', 'cleared the attic last week'],
    ['a phone number', 'Call +1 202 555 0143 before the next week begins.', 'phone number'],
    ['shame', 'You have been lazy in the evenings, and the week shows it.', 'shames the person'],
    ['an instruction about medicine', 'Skip your pills on the day before the week begins.', 'medicine'],
  ])('is refused in report, question and suggestions, and the retry names it: %s', async (_, text, named) => {
    const asked = { ask_more: true, message: `${text} On which day?`, concern: 'none' }
    const one = listening(report(text), report(text))
    expect((await writeReport(one.coach, { interview: ENGLISH, history: [], goals: [] })).analysis.source).toBe(
      'built-in',
    )
    const two = listening(asked, asked)
    expect(await takeTurn(two.coach, { interview: ENGLISH, history: [], goals: [] }, false)).toMatchObject({
      source: 'built-in',
    })
    const quote = 'Work that is mine'
    const three = listening(suggestions(text, quote), suggestions(text, quote))
    const input = { wish: wish(`${quote}.`), interview: null, history: [], goals: [] }
    expect(await suggestGoals(three.coach, input)).toMatchObject({ source: 'built-in' })
    for (const { told } of [one, two, three]) expect(told).toEqual([expect.stringContaining(named)])
  })
})
