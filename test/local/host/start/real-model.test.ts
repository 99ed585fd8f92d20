import { afterEach, expect, test } from 'vitest'
import { type Asked, type Reply, startChatServer } from '#test/support/chat-server.ts'
import { type Stack, startStack } from '#test/support/stack.ts'

const WRITTEN = {
  message:
    'Leave the shoes by the door tonight and let them be the first thing that you see. Put them on before the coffee, walk as far as the corner, and turn around when you like. That is all today asks of you, and it is enough.',
  steps: [
    { text: 'Set the shoes by the door.', minutes: 1 },
    { text: 'Tie the laces before the coffee.', minutes: 2 },
  ],
  challenge: { text: 'Stand outside and breathe out once.', seconds: 30 },
  concern: 'none',
}

let close: (() => Promise<void>) | undefined
afterEach(() => close?.())

/** Refuses structured output, and invents a number before it is corrected. */
const replyTo = ({ response_format, messages }: Asked): Reply => {
  if (response_format) return { status: 400, content: 'response_format is not supported' }
  if (messages.some(({ role }) => role === 'assistant')) return { content: JSON.stringify(WRITTEN) }
  const invented = { ...WRITTEN, message: `${WRITTEN.message} You are 80% there.` }
  return { content: `Here it is: ${JSON.stringify(invented)}` }
}

const startWith = async (
  replies: (asked: Asked) => Reply,
): Promise<{ stack: Stack; chat: Awaited<ReturnType<typeof startChatServer>> }> => {
  const chat = await startChatServer({ replies })
  const answers = { kind: 'openai', url: chat.url } as const
  const stack = await startStack({ now: Date.parse('2026-11-20T15:00:00Z'), answers })
  close = async () => {
    await stack.stop()
    chat.close()
  }
  return { stack, chat }
}

test('a server with OpenAI’s API writes the text without structured output and after a retry', async () => {
  const { stack, chat } = await startWith(replyTo)
  const person = await stack.person()
  const { body } = await stack.api(person, 'create-goal', { title: 'Walk after every shift' })
  const { body: text } = await stack.api(person, 'generate-daily-motivation', { goalId: Object(body.goal).id })
  expect(text).toMatchObject({
    message: WRITTEN.message,
    microPlan: ['Set the shoes by the door.', 'Tie the laces before the coffee.'],
    stepMinutes: [1, 2],
    challengeSeconds: 30,
    source: 'model',
  })
  // The reaction to the new goal may ask at the same time.
  const structured = chat.asked.filter(({ response_format }) => response_format)
  const corrected = chat.asked.filter(({ messages }) => messages.some(({ role }) => role === 'assistant'))
  expect(structured[0]?.response_format?.json_schema.name).toBe('daily_motivation')
  expect(corrected[0]?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
  expect(corrected[0]?.messages[0]?.content).toContain('It fits this JSON Schema:')
  expect(corrected[0]?.messages.at(-1)?.content).toContain('80')
})

test('the start fails with the address of a server that does not answer', async () => {
  const chat = await startChatServer()
  chat.close()
  await expect(startStack({ answers: { kind: 'openai', url: chat.url } })).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringContaining(`no server answers at ${chat.url}/v1/models`),
  })
})
