import { afterEach, expect, it } from 'vitest'
import { writeBuiltInText } from '#domain/coach/compose/write-text.ts'
import { readSituation } from '#domain/coach/day/situation.ts'
import { BRIEFS } from '#test/support/briefs.ts'
import { type Reply, startChatServer } from '#test/support/chat-server.ts'
import { judgeText } from '../../bench/coach/judge.ts'
import { readEvalOptions } from '../../bench/coach/options.ts'
import { createEvalCoach } from '../../bench/coach/writers.ts'

const log = { info: () => undefined, warn: () => undefined }
const brief = BRIEFS.P1
const library = writeBuiltInText(brief)
const about = {
  ...{ person: 'P1', day: 0, brief, situation: readSituation(brief), source: 'model' as const },
  text: { message: 'Open the chapter at its last line.', micro_plan: ['Open the chapter.'], challenge: 'Sit down.' },
}

const grades = (grade: number, fact: string) => ({
  ...{ fact, person: grade, situation: grade, first_step: grade, tone: grade, language: grade, grade },
})
const reply = (first: unknown, second: unknown): Reply => ({ content: JSON.stringify({ first, second }) })

const servers: { close: () => void }[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

const judge = async (...replies: Reply[]) => {
  const server = await startChatServer({ replies })
  servers.push(server)
  const coach = await createEvalCoach({ kind: 'openai', url: server.url }, log)
  return { judged: await judgeText(coach, about, library), asked: server.asked }
}

it('the judge grades both texts in both orders and returns the mean', async () => {
  const { judged, asked } = await judge(
    reply(grades(5, 'I reread instead of writing'), grades(2, '')),
    reply(grades(3, ''), grades(4, 'open the chapter')),
  )
  expect(judged?.text.grade).toBe(4.5)
  expect(judged?.library.grade).toBe(2.5)
  const prompts = asked.map(({ messages }) => messages.at(-1)?.content ?? '')
  const isFirst = prompts.map((prompt) => prompt.indexOf(about.text.message) < prompt.indexOf(library.message))
  expect(isFirst).toEqual([true, false])
})

it('the judge gives no credit for a fact that is not in the brief', async () => {
  const { judged } = await judge(
    reply(grades(5, 'I love rereading'), grades(5, '')),
    reply(grades(5, 'open the chapter'), grades(5, 'my dog')),
  )
  expect(judged?.text).toMatchObject({ grade: 3, person: 3, tone: 5 })
  expect(judged?.library).toMatchObject({ grade: 4, person: 4 })
})

it('the judge returns no grade for an unusable answer of the model', async () => {
  const { judged } = await judge({ content: 'Both are nice.' }, { content: 'Both are nice.' })
  expect(judged).toBeUndefined()
})

it.each([
  [['--days', '0'], /--days must be a whole number from 1 to 365/],
  [['--model', 'llama'], /--model must be bedrock, or the http address/],
  [['--model-name', 'llama'], /--model-name needs --model/],
  [['--writer', 'local', '--model', 'bedrock'], /exclude each other/],
  [['--color'], /Unknown option '--color'/],
])('the command refuses %j', (args, says) => {
  expect(() => readEvalOptions(args)).toThrow(says)
})
