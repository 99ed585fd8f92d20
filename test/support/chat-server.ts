import { createServer } from 'node:http'

/** A request of OpenAI's chat API as the fake server got it. */
export type Asked = {
  model: string
  messages: { role: string; content: string }[]
  max_tokens: number
  response_format?: { type: string; json_schema: { name: string; schema: unknown } }
}
export type Reply = { status?: number; content?: string; finish_reason?: string; refusal?: string }

type Given = {
  models?: string[]
  /** One reply for each call, or a function that returns the reply. */
  replies?: Reply[] | ((asked: Asked) => Reply)
}

/** A small server with OpenAI's chat API, as Ollama and llama.cpp have it. */
export const startChatServer = async ({ models = ['small-model'], replies = [] }: Given = {}) => {
  const replyTo = (request: Asked): Reply => (Array.isArray(replies) ? replies.shift() : replies(request)) ?? {}
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.url === '/v1/models') return send(200, { object: 'list', data: models.map((id) => ({ id })) })
    if (request.url !== '/v1/chat/completions') return send(404, { error: { message: 'not found' } })
    const body: Asked = JSON.parse(Buffer.concat(chunks).toString())
    asked.push(body)
    const { status = 200, content = '', finish_reason = 'stop', refusal } = replyTo(body)
    if (status !== 200) return send(status, { error: { message: content } })
    return send(200, {
      choices: [{ index: 0, finish_reason, message: { role: 'assistant', content, refusal: refusal ?? null } }],
      usage: { prompt_tokens: 7, completion_tokens: 3, total_tokens: 10 },
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
